"""Made-up works: titles of many fields and languages, journals whole and abbreviated, meetings, publishers, places."""

from __future__ import annotations

import random
import re
from functools import cache

from transforms import venues
from transforms.citations.train.people import invented_family
from transforms.vocabulary import words

NOUNS = {
    "cs": "algorithm network system model protocol compiler database query graph kernel cache scheduler classifier parser automaton program logic transformer embedding agent robot policy sensor cloud cluster index key cipher signature image video dialogue translation ontology service interface workload memory storage processor thread proof specification language type grammar game mechanism auction circuit code channel tree string matrix tensor hash lattice oracle",
    "math": "group algebra ring module manifold operator space equation function sequence graph polytope lattice curve variety sheaf cohomology bundle measure kernel semigroup representation polynomial inequality theorem conjecture problem hypersurface foliation loop knot link set number field extension form series integral transform norm domain boundary matrix permutation partition category functor flow metric connection spectrum eigenvalue zero",
    "physics": "galaxy cluster star disk halo supernova quasar plasma soliton condensate superconductor graphene lattice spin quark neutrino boson gluon string brane vacuum field symmetry phase transition resonance spectrum scattering wave laser cavity photon atom ion molecule nucleus quantum dot wire film surface liquid crystal glass polymer fluid turbulence vortex magnetization conductance conductivity temperature entropy chaos dynamics model theory",
    "bio": "protein gene cell receptor kinase pathway mutation genome virus infection vaccine patient tumor cancer therapy trial risk depression disorder cohort children adults women men care nursing nurse hospital treatment pain brain cortex memory attention sleep diet obesity diabetes hypertension stroke heart kidney liver lung bone muscle insulin antibody antigen enzyme metabolite biomarker phenotype species population habitat forest soil water climate",
    "social": "state market society policy party election democracy government parliament voter citizen migration immigrant integration identity gender woman family work labour employment wage inequality class education school university welfare reform pension union organization firm management innovation region city neighbourhood community culture religion media discourse narrative network trust capital power conflict war peace security law court right justice crime youth ageing care health poverty globalization Europe nation nationalism memory",
    "econ": "inflation unemployment growth trade price wage productivity money bank credit debt tax investment exchange rate market firm competition regulation risk return asset portfolio volatility liquidity uncertainty contract incentive auction information consumption saving household income inequality labor demand supply capital innovation policy shock crisis cycle forecast index",
    "hum": "novel poem epic hero king romance manuscript text author reader translation style language dialect myth ritual temple city history empire war church saint monk medieval art painting theatre music opera film photography archive memory tradition orality formula book chronicle fragment inscription philosophy ethics metaphysics mind reason freedom truth being time narrative rhetoric metaphor",
}
ADJECTIVES = {
    "cs": "efficient scalable distributed parallel robust adaptive deep neural probabilistic symbolic secure private fast online incremental dynamic statistical hierarchical semantic temporal concurrent reactive optimal approximate randomized sparse low-rank multi-agent end-to-end self-supervised federated energy-efficient fault-tolerant context-aware data-driven large-scale real-time",
    "math": "finite infinite compact abelian nilpotent solvable simple elliptic parabolic hyperbolic nonlinear linear quadratic algebraic analytic geometric topological differential stochastic random convex bounded minimal maximal extremal positive singular regular harmonic holomorphic symplectic complex real free discrete continuous invariant equivariant noncommutative p-adic modular",
    "physics": "quantum classical thermal magnetic electric electronic optical nonlinear chaotic random mesoscopic disordered relativistic cosmological stellar galactic nuclear critical universal anomalous coherent incoherent spontaneous topological two-dimensional one-dimensional high-temperature low-energy ultracold dark dense massive young old faint luminous",
    "bio": "human acute chronic clinical genetic molecular cellular immune metabolic cognitive behavioral neural cardiac renal hepatic pulmonary maternal neonatal pediatric elderly randomized prospective retrospective functional structural early late severe major primary secondary bacterial viral",
    "social": "social political public private national European German French comparative institutional cultural economic democratic urban rural transnational global local ethnic religious civil critical qualitative quantitative empirical historical new changing contested biographical reflexive collective individual",
    "econ": "optimal dynamic monetary fiscal financial strategic endogenous rational structural empirical aggregate corporate international emerging corporate behavioral marginal long-run short-run cross-country",
    "hum": "Homeric ancient medieval modern Greek Latin Roman Victorian romantic oral written literary poetic tragic heroic Byzantine French German Italian American colonial postcolonial feminist aesthetic moral sacred secular early late",
}
TEMPLATES = (
    "{A} {n}s for {a} {n}s", "{A} {n} {N}s", "On the {n} of {a} {n}s", "{N}s and {n}s in {a} {n}s", "The {n} of {a} {n}: {A} {n}s and the {n}",
    "A {a} approach to {n} {n}", "{A} {n}", "{N} and {n}", "{G} {a} {n}s with {a} {n}s", "{G} {n}s in {p}", "The {a} {n}", "Towards a theory of {a} {n}",
    "{A} {n} and the {n} of {n}s: evidence from {p}", "{N}s, {n}s and {a} {n}", "How {a} {n}s {v} {n}s", "Does {n} {v} {n}?", "What is {a} {n}?",
    "An introduction to {a} {n}s", "{N}: A {a} {n} for {n}s", "{X}: {A} {n}s for {n} {n}s", "{X}: {G} {n}s via {a} {n}", "Some remarks on {a} {n}s", "{N} {n} in {p}",
    "{A} {n}s of {F} {n}s", "The {F} {n} for {a} {n}s", "{F}'s {n} and {a} {n}s", "{F} {n}s", "Effects of {n} on {n} in {a} {n}s", "A note on the {F}-{F} {n}",
    "{A} {n}s. {A} {n}s in {p}", "Is {a} {n} a {n}? {G} the {n} of {n}s", "{G} {n}s, {g} {n}s", "{A} {n} of {n}-{n} {n}s", "Why {n}s {v}", "From {n} to {n}",
    "{N} in {p}, {y1}-{y2}", "The {n}s of {p}", "Between {n} and {n}: {a} {n} in {p}", "{A} {n}s and {a} {n}s in {n} {n}", "{A} {n}s ({X})", "The role of {n} in {a} {n}s",
    "{N} {n}s I. {A} {n}s", "{A} {n}s, II", "{A} and {a} {n}s", "{G} the {n}", "The {n} and its {n}s", "{G} {a} {n} with {n}-based {n}s", "Toward {a} {n}: {g} {n}s from {n}s",
    "A {n} of {n}", "{A} {n} for {a} {n} of {a} {n}s in the presence of {a} {n}s", "{N} after {n}", "A survey of {a} {n} {n}s", "Handbook of {a} {n}", "Principles of {n} {n}",
    "Learning {n}s from {a} {n}s", "“{A} {n}”: {N}s and {n} in {p}", "The measurement of {n}", "A test of {n} in {a} {n}s", "{N}-{n} {n} and {a} {n}", "Review of {A} {n}",
)
_GERUNDS = "Understanding Measuring Learning Explaining Rethinking Modelling Modeling Estimating Building Exploring Evaluating Predicting Testing Reconsidering Improving Detecting Designing Optimizing Governing Comparing Reading Writing Teaching".split()
_VERBS = "affect shape explain matter change drive predict influence improve reduce".split()
PLACES = ("the United States|Germany|France|Britain|China|Brazil|Europe|Western Europe|Latin America|India|Japan|Africa|the Middle East|Sweden|Spain|Italy|"
          "Berlin|London|New York|Turkey|Mexico|Canada|Australia|East Germany|the European Union|the UK|Russia|Poland|sub-Saharan Africa|the Netherlands").split("|")
FOREIGN = {
    "de": ("Zur {n} der {m}|Die {n} der {m} in {p}|{n} und {n}|{n} und {n} im Wandel|Soziologie der {m}|Der {m} als {n}|{a} {n}|{a} {n} in {p}. Eine empirische Untersuchung|"
           "Beiträge zur {n} der {m}|Über die {n} der {m}|Einführung in die {n}|{n}: Zum Verhältnis von {n} und {n}|Was ist {n}?|Wandel der {m}. {a} {n} und {n}|Die {a} {n}|Die {n} des {a}en {m}s|Die {n}en bei {m}|{n}en und {n}en|{a} {n} {m}s|Die {m} und {n}|Die {n} der {a}en {m}. {n} und {n}en|Das {a} {n}|Der {n} der {m}|{a} {n} [Social {m} in context]",
           "Theorie Gesellschaft Familie Struktur Analyse Entwicklung Politik Öffentlichkeit Bildung Kultur Methode Sprache Moderne Biographie Jugend Lebenslauf Forschung Ungleichheit Erziehung Wirtschaft Geschichte Kritik Transformation Migration Integration Identität Medienwirkung Organisation Sozialstruktur Lebensform Wissensgesellschaft Funktionentheorie Herrschaft Arbeit Handlung Kommunikation Altersforschung Geschlecht Befragung Quelle Dichtung Szene Fragment Handschrift Bibliothek Kommentar Roman Ilias Überlieferung Wörter Gesang Götter",
           "Arbeit Bildung Familie Gesellschaft Moderne Wissenschaft Sprache Politik Jugend Erziehung Geschlechter Funktionen Gleichungen Massenkommunikation Alten Medien Schule Stadt Dinge Organisation",
           "Soziale Politische Qualitative Empirische Moderne Biographische Kulturelle Europäische Neue Öffentliche Kommunikative Rekonstruktive Gesellschaftliche Weibliche",
           "Deutschland|Europa|der Bundesrepublik|Österreich|Ostdeutschland|der DDR|der Schweiz"),
    "fr": ("La {n} de la {m}|Les {n}s de la {m}|{n} et {n}|Sur la {n} des {m}s|La {n} en {p}|{n} et {n} en {p}|Introduction à la {n}|L'{n} de {m}|Le {n} de {m}|Une {n} de la {m}: {n} et {n}|{n}s {a}s|Le {n} d’{m}|Le Roman de {m}|Les {n}s {a}s. {n} et {n} dans la {m}|Entre {n} et {n}. {n} et {n} dans la {m}|La {n} {a}",
           "théorie sociologie histoire construction poétique critique structure mémoire politique famille littérature culture famille analyse représentation question formation transmission migration pratique méthode transformation",
           "société famille ville langue mémoire nation culture jeunesse science modernité religion poésie fonction variété équation",
           "sociale politique moderne nationale urbaine contemporaine locale", "France|Europe|Afrique|Allemagne|Suisse|Algérie"),
    "it": ("La {n} della {m}|Il {n} di {m}|{n} e {n}|{n} e {n} nella {m}|Studi di {n} {a}|Storia della {m}|Sulla {n} della {m}|{n} {a}. {n} e {n}|Introduzione alla {n} {a}|La {n} {a}|Il {n} e i {m}: l'{n} tra {n} e {n}|Le {n} {a} nel mondo {a} e {a}|{m} tremila anni dopo|Dialetti e {n} della {m}, atti della IV Giornata di {n} (Pavia, 1-2 aprile 2004)",
           "teoria poesia oralità scrittura lingua composizione tradizione cultura storia filologia letteratura critica metrica società politica memoria narrazione analisi",
           "poesia lingua tradizione cultura letteratura città famiglia scuola storia poetica metrica musica scrittura",
           "greca classica antica medievale moderna sociale politica orale epica omerica", "Italia|Europa|Grecia|Roma"),
    "es": ("La {n} de la {m}|El {n} de {m}|{n} y {n}|{n} y {n} en {p}|Reducción de la {n} a otras {m}s|Hacia una {n} de la {m}|La {n} {a}|Estudios sobre {n} {a}|Introducción a la {n} {a}|{n}, {n} y {m}",
           "teoría sociedad historia política cultura educación migración familia identidad ciudadanía conjetura estructura lengua memoria participación desigualdad",
           "sociedad ciudad cultura salud educación familia lengua nación escuela región", "social política moderna urbana cultural geométrica pública", "México|España|América Latina|Argentina|Chile|Colombia"),
    "pt": ("A {n} da {m}|O {n} de {m}|{n} e {n}|{n} e {n} em {p}|{n} {a} e {n}: um estudo em {p}|Qualidade de vida na {m}|O papel da {n} na {m}: revisão de literatura|Manual de {n} {a}|{n} em {m} {a}",
           "enfermagem saúde educação política avaliação qualidade assistência prevenção família história formação atenção promoção epidemiologia",
           "saúde velhice enfermagem família escola mulher criança atenção doença comunidade", "pública básica coletiva social humana materna", "Brasil|São Paulo|Portugal|hospitais"),
}
JOURNAL_HEADS = ("Journal of", "International Journal of", "The Journal of", "Annals of", "Archives of", "Review of", "European Journal of", "American Journal of", "British Journal of", "Advances in",
                 "Studies in", "Bulletin of", "Transactions on", "Current Opinion in", "Canadian Journal of", "Quarterly Journal of", "Annual Review of", "Trends in", "Frontiers in", "Perspectives on", "Scandinavian Journal of",
                 "Acta", "Letters in", "Research in", "Progress in", "Contemporary", "Proceedings of the")
JOURNAL_FIELDS = (
    "Sociology|Social Policy|European Public Policy|Political Science|Psychology|Applied Psychology|Clinical Psychology|Economics|Public Economics|Management|Business Ethics|Marketing|Education|Higher Education|Nursing|Advanced Nursing|Medicine|"
    "Clinical Oncology|Surgery|Cardiology|Immunology|Infectious Diseases|Epidemiology|Psychiatry|Neuroscience|Physiology|Genetics|Ecology|Botany|Zoology|Geology|Geophysics|Meteorology|Climate|Chemistry|Organic Chemistry|Physics|Applied Physics|"
    "Mathematical Physics|Algebra|Geometry|Topology|Number Theory|Combinatorics|Analysis|Functional Analysis|Statistics|Probability|Logic|Symbolic Logic|Complexity|Cryptology|Computer Science|Linguistics|Pragmatics|Philosophy|History|"
    "Anthropology|Geography|Communication|Cultural Studies|Gender Studies|Women's Studies|Family Issues|Marriage and the Family|Youth Studies|Aging Studies|Gerontology|Social Work|Criminology|Law|International Law|Human Rights|Peace Research|"
    "Conflict Resolution|Refugee Studies|Ethnic and Racial Studies|Urban Studies|Regional Studies|Rural Studies|Religion|Literature|Classical Philology|Hellenic Studies|Medieval Studies|Music|Film|Art History|Archaeology|Information Science|"
    "Documentation|Artificial Intelligence|Automated Reasoning|Software Engineering|Robotics|Operations Research|Finance|Accounting|Labor Economics|Development Studies|World Business|Organizational Behavior|Human Resource Management|Time and Society|"
    "Consumer Research|Public Administration|European Integration|Common Market Studies|Comparative Politics|Democracy|Elections|Survey Methodology|Mixed Methods Research|Qualitative Research|Fluid Mechanics|Turbulence|Heat Transfer|Materials|Catalysis").split("|")
JOURNALS_OTHER = (
    "Zeitschrift für Soziologie|Kölner Zeitschrift für Soziologie und Sozialpsychologie|Berliner Journal für Soziologie|Soziale Welt|Leviathan|Politische Vierteljahresschrift|Zeitschrift für Erziehungswissenschaft|Zeitschrift für Pädagogik|"
    "Zeitschrift für Familienforschung|Publizistik|Forum Qualitative Sozialforschung / Forum: Qualitative Social Research|Forum: Qualitative Social Research|Österreichische Zeitschrift für Soziologie|Mathematische Nachrichten|Archiv der Mathematik|"
    "Revue française de sociologie|Actes de la recherche en sciences sociales|Annales de l'Institut Fourier|Revue d'histoire|Population|Politix|Genèses|L'Année sociologique|Comptes Rendus de l'Académie des Sciences|C. R. Acad. Sci. Paris|Poétique|"
    "Studi Medievali|Rivista di filologia|Quaderni urbinati di cultura classica|Studi italiani di filologia classica|Il Mulino|Stato e mercato|Belfagor|Revista Latino-Americana de Enfermagem|Revista Brasileira de Enfermagem|Cadernos de Saúde Pública|"
    "Revista de Saúde Pública|Texto & Contexto Enfermagem|Revista Española de Investigaciones Sociológicas|Revista Internacional de Sociología|Revista Mexicana de Sociología|Desarrollo Económico|Papers|Nueva Sociedad|Glotta|Hermes|Philologus|"
    "Antike und Abendland|Museum Helveticum|Wiener Studien|Semiotica|Oral Tradition|Classical Quarterly|Classical World|Arethusa|Mnemosyne|Choice|The Guardian|The New York Times|Der Spiegel|Die Zeit|Le Monde|Financial Times|Notices of the AMS|"
    "Problems of Information Transmission|Funktsional. Anal. i Prilozhen.|Uspekhi Mat. Nauk|Mat. Sb.|Tohoku Math. J.|Nagoya Math. J.|Kodai Math. J.|Israel J. Math.|Pacific J. Math.|Illinois J. Math.|Indiana Univ. Math. J.|Michigan Math. J.|Houston J. Math.|"
    "Rocky Mountain J. Math.|Canad. J. Math.|Arch. Math. (Basel)|Manuscripta Math.|J. Reine Angew. Math.|Bull. Sci. Math.|Ann. Sci. École Norm. Sup.|Ann. Inst. Fourier (Grenoble)|Publ. Math. IHES|Publ. Res. Inst. Math. Sci.|Rend. Sem. Mat. Univ. Padova|"
    "Boll. Un. Mat. Ital.|Studia Math.|Fund. Math.|Colloq. Math.|Acta Arith.|Acta Sci. Math. (Szeged)|Period. Math. Hungar.|Discrete Comput. Geom.|Electron. J. Combin.|European J. Combin.|Combinatorica|Graphs Combin.|Ars Combin.|J. Graph Theory|"
    "J. Combin. Theory Ser. A|Random Structures Algorithms|Nonlinear Anal.|J. Differential Equations|Comm. Partial Differential Equations|Calc. Var. Partial Differential Equations|Arch. Ration. Mech. Anal.|SIAM J. Math. Anal.|J. Math. Pures Appl.|J. Math. Anal. Appl.|"
    "Comm. Algebra|J. Pure Appl. Algebra|Topology Appl.|Topology|Geom. Topol.|Geom. Dedicata|Math. Res. Lett.|Internat. J. Math.|Math. Scand.|Ark. Mat.|Proc. London Math. Soc.|J. London Math. Soc.|Bull. London Math. Soc.|Quart. J. Math. Oxford|Proc. Cambridge Philos. Soc.|"
    "Phys. Rev. Lett.|Phys. Rev. A|Phys. Rev. B|Phys. Rev. C|Phys. Rev. D|Phys. Rev. E|Phys. Rev.|Rev. Mod. Phys.|Phys. Lett. A|Phys. Lett. B|Phys. Lett.|Nucl. Phys. B|Nucl. Phys.|Nucl. Instrum. Meth.|Physica A|Physica D|Physica|J. Phys. A|J. Phys. B|J. Phys.: Condens. Matter|"
    "J. Phys. (Paris)|J. Phys. Soc. Jpn.|Prog. Theor. Phys.|J. Math. Phys.|Comm. Math. Phys.|Commun. Math. Phys.|Lett. Math. Phys.|Ann. Phys. (N.Y.)|Annals of Physics|Z. Phys.|Z. Phys. B|Z. Phys. C|Sov. Phys. JETP|JETP Lett.|Zh. Eksp. Teor. Fiz.|Sov. Phys. Usp.|Europhys. Lett.|"
    "Eur. Phys. J. B|Int. J. Mod. Phys. A|Mod. Phys. Lett. A|Class. Quantum Grav.|Gen. Rel. Grav.|JHEP|JCAP|Astropart. Phys.|Nature|Science|Phys. Today|Am. J. Phys.|Rep. Prog. Phys.|Phys. Rep.|Adv. Phys.|Contemp. Phys.|Solid State Commun.|Surf. Sci.|Appl. Phys. Lett.|J. Appl. Phys.|Phys. Fluids|"
    "J. Fluid Mech.|J. Chem. Phys.|J. Phys. Chem.|Chem. Phys. Lett.|J. Stat. Phys.|Int. J. Theor. Phys.|Found. Phys.|Phys. Scr.|New J. Phys.|Chaos|Nonlinearity|Opt. Lett.|Opt. Express|Opt. Commun.|J. Opt. Soc. Am. B|Phil. Trans. R. Soc. A|Proc. R. Soc. A|Proc. Roy. Soc. London|Proc. Natl. Acad. Sci. USA|"
    "ApJ|ApJL|ApJS|AJ|MNRAS|A&A|A&AS|PASP|PASJ|ARA&A|Nature|Ap&SS|New A|Icarus|Sol. Phys.|Astron. Nachr.|RMxAA|BAAS|AcA|ApJ Letters|Astrophys. J.|Astron. Astrophys.|Mon. Not. R. Astron. Soc.|Astron. J.|Ann. Rev. Astron. Astrophys.|Space Sci. Rev.|IAU Symp.|Messenger|"
    "Ann. Statist.|Ann. Probab.|Ann. Appl. Probab.|Ann. Math. Statist.|Biometrika|Biometrics|J. Amer. Statist. Assoc.|J. Roy. Statist. Soc. Ser. B|J. Roy. Statist. Soc. B|Statist. Sci.|Statist. Sinica|Bernoulli|Scand. J. Statist.|Statist. Probab. Lett.|J. Multivariate Anal.|Stochastic Process. Appl.|"
    "Probab. Theory Related Fields|Z. Wahrsch. Verw. Gebiete|Teor. Veroyatn. Primen.|J. Appl. Probab.|Adv. in Appl. Probab.|Math. Methods Statist.|Technometrics|J. Comput. Graph. Statist.|Bayesian Anal.|J. R. Stat. Soc.|Phil. Trans. R. Soc. Ser. A|Monthly Weather Review|Ecology|Mat. Contemp.|Lin. Alg. Appl.|"
    "J Health Econ|Int J Methods Psychiatr Res|J Clin Oncol|N Engl J Med|Am J Psychiatry|Br J Psychiatry|Arch Gen Psychiatry|J Abnorm Psychol|J Pers Soc Psychol|Psychol Med|J Consult Clin Psychol|Soc Sci Med|J Epidemiol Community Health|Int J Epidemiol|Am J Public Health|Lancet|BMJ|JAMA|Cochrane Database Syst Rev|"
    "J Biol Chem|Proc Natl Acad Sci U S A|J Immunol|J. Exp. Med.|J. Virol.|J. Theor. Biol.|Bull. Math. Biol.|J. Neurosci.|J Neurosci|Nat Neurosci|Cereb Cortex|Eur J Clin Nutr|Acta Paediatr|Rev. Bras. de Cancerologia|Rev Bras Enferm|Rev Esc Enferm USP|Acta Paul Enferm|Rev Latino-am Enfermagem|Cad Saúde Pública|Rev. enferm. UERJ|Rev. bras. enferm.|Arq. bras. cardiol.|Psico-USF|WSI-Mitteilungen|ZBBS|AJPh|TAPhA|HSCPh|QUCC|IZA Research|European Integration online Papers (EIoP)|Bios - Zeitschrift für Biographieforschung, Oral History und Lebensverlaufsanalysen|Zeitschrift für Qualitative Bildungs-, Beratungs- und Sozialforschung|DISP|Social Research: An International Quarterly|Communication, Culture and Critique|Statistics, Politics and Policy|Information, Communication & Society|Science, Technology, & Human Values|Cognitive, Affective, & Behavioral Neuroscience").split("|")
_SHORT = {"journal": "J.", "international": "Int.", "review": "Rev.", "reviews": "Rev.", "letters": "Lett.", "physical": "Phys.", "physics": "Phys.", "mathematics": "Math.", "mathematical": "Math.", "american": "Am.", "society": "Soc.",
          "annals": "Ann.", "transactions": "Trans.", "proceedings": "Proc.", "european": "Eur.", "british": "Br.", "science": "Sci.", "sciences": "Sci.", "applied": "Appl.", "research": "Res.", "chemistry": "Chem.", "chemical": "Chem.", "biology": "Biol.",
          "medicine": "Med.", "economics": "Econ.", "economic": "Econ.", "psychology": "Psychol.", "computer": "Comput.", "computing": "Comput.", "engineering": "Eng.", "statistics": "Stat.", "statistical": "Stat.", "astronomical": "Astron.", "theory": "Theory",
          "quarterly": "Q.", "bulletin": "Bull.", "archives": "Arch.", "advances": "Adv.", "communications": "Commun.", "systems": "Syst.", "political": "Polit.", "management": "Manag.", "clinical": "Clin.", "neuroscience": "Neurosci.", "information": "Inf.",
          "conference": "Conf.", "symposium": "Symp.", "studies": "Stud.", "sociology": "Sociol.", "sociological": "Sociol.", "organization": "Organ.", "ecology": "Ecol.", "education": "Educ.", "algebra": "Algebra", "functional": "Funct.", "analysis": "Anal."}
BOOK_SERIES = ("Lecture Notes in Mathematics|Lecture Notes in Computer Science|LNCS|LNAI|Graduate Texts in Mathematics|London Mathematical Society Lecture Note Series|Progress in Mathematics|Cambridge Studies in Advanced Mathematics|CEUR Workshop Proceedings|LIPIcs|"
               "Contemporary Mathematics|Springer Series in Statistics|Balisage Series on Markup Technologies|Memoirs of the AMS|Studies in Logic|Beiträge zur Soziologie").split("|")
INSTITUTIONS = ("Federal Reserve Bank of {p}|University of {p}|Univ. of {p}|{p} University|Universität {p}|Université de {p}|Univ. {p}|Technische Universität {p}|Università di {p}|Universidad de {p}|Institute for Advanced Study|Max Planck Institute for {f}|"
                "European Commission|World Bank|OECD|Institut für {f}|Department of {f}, University of {p}|Stanford University|MIT|Harvard University|KU Leuven|ETH Zürich|{p} School of Economics|{p} Institute of Technology|National Bureau of Economic Research|CNRS|INRIA").split("|")
CITIES = ("New York|London|Cambridge|Oxford|Berlin|Paris|Chicago|Princeton|Boston|Amsterdam|Dordrecht|Heidelberg|Munich|München|Frankfurt am Main|Frankfurt|Frankfurt/M.|Opladen|Wiesbaden|Stuttgart|Tübingen|Göttingen|Köln|Hamburg|Bielefeld|Münster|Weinheim|Baden-Baden|Leipzig|"
          "Wien|Vienna|Zürich|Zurich|Basel|Bern|Roma|Rome|Milano|Torino|Bologna|Firenze|Napoli|Padova|Bari|Madrid|Barcelona|Lisboa|São Paulo|Rio de Janeiro|Brasília|Campinas|Porto Alegre|México|Buenos Aires|Santiago|Stanford|Berkeley|Los Angeles|San Francisco|New Haven|Ann Arbor|Ithaca|"
          "Durham|Minneapolis|Philadelphia|Baltimore|Washington|Washington, DC|Washington, D.C.|Providence|Providence, RI|Cambridge, MA|Cambridge, Mass.|Chicago, IL|Thousand Oaks, CA|Thousand Oaks|Newbury Park|Beverly Hills|Hillsdale, NJ|Mahwah, NJ|Englewood Cliffs|Upper Saddle River, NJ|Ashland, OH|"
          "Gainesville, FL|Bloomington|Albany|Austin|Evanston|Urbana|Toronto|Montreal|Sydney|Melbourne|Singapore|Hong Kong|Tokyo|Kyoto|Beijing|Moscow|Warszawa|Kraków|Praha|Budapest|Stockholm|Uppsala|Oslo|Bergen|Copenhagen|København|Helsinki|Leiden|Brussels|Bruxelles|Geneva|Genève|Luxembourg|"
          "Dublin|Edinburgh|Manchester|Bristol|Aldershot|Cheltenham|Basingstoke|Houndmills|Hampshire|Farnham|Abingdon|Northampton|Mainz am Rhein|Mainz|Darmstadt|Hildesheim|Athens|Jerusalem|Tel Aviv|Istanbul|New Delhi|Bombay").split("|")
_LEADS = "a an the of for in on and or with to by from via as at is its de la le les der die das und et e y des du della di il da do".split()


def title_case(text: str) -> str:
    """The headline form of a title."""
    parts = text.split(" ")
    return " ".join(w if (w in _LEADS and i) or not w[:1].isalpha() else w[:1].upper() + w[1:] for i, w in enumerate(parts))


@cache
def _nouns(field: str) -> list[str]:
    return NOUNS[field].split()


@cache
def _adjectives(field: str) -> list[str]:
    return ADJECTIVES[field].split()


@cache
def _common() -> list[str]:
    return [w for w in words("common_words") if len(w) > 5]


def _noun(rng: random.Random, field: str) -> str:
    roll = rng.random()
    if roll < 0.6:
        return rng.choice(_nouns(field))
    if roll < 0.9:
        return rng.choice(_common())
    return invented_family(rng, rng.choice(("en", "it", "de", "gr"))).lower()


def title(rng: random.Random, field: str) -> str:
    """One made-up English title, in sentence case."""
    def fill(match: re.Match[str]) -> str:
        kind = match[1]
        if kind in "nN":
            text = _noun(rng, field)
            return text.capitalize() if kind == "N" else text
        if kind in "aA":
            text = rng.choice(_adjectives(field)) if rng.random() < 0.75 else rng.choice(_common())
            return text[0].upper() + text[1:] if kind == "A" else text
        if kind in "gG":
            text = rng.choice(_GERUNDS)
            return text if kind == "G" else text.lower()
        if kind == "v":
            return rng.choice(_VERBS)
        if kind == "p":
            return rng.choice(PLACES)
        if kind == "F":
            return invented_family(rng, rng.choice(("en", "de", "sl", "fr", "jp", "hu")))
        if kind == "X":
            base = rng.choice(_common())
            return rng.choice((base.capitalize()[:6] + rng.choice(("Net", "DB", "ML", "Flow", "GPT", "")), "".join(rng.sample("ABCDEFGLMNOPRST", 4))))
        return str(rng.randint(1780, 2005)) if kind == "y1" else str(rng.randint(2006, 2020))
    text = re.sub(r"\{(\w+)\}", fill, rng.choice(TEMPLATES))
    if rng.random() < 0.18:
        text += rng.choice((": ", ": ", " - ", ". ", "? ", ": ", " – ")) + re.sub(r"\{(\w+)\}", fill, rng.choice(TEMPLATES))
    if rng.random() < 0.03:
        text = text.replace(" ", " $L^p$ ", 1) if field == "math" else text.replace(" ", " 3D ", 1)
    if rng.random() < 0.04 and field == "math":
        text += rng.choice((" in R^n", " over Z 2", " on L 2 -spaces", " of degree p", " in C n", " SL(2, R)"))
    return text


def foreign_title(rng: random.Random, language: str) -> str:
    """One made-up title in a language of `FOREIGN`."""
    templates, nouns, objects, adjectives, places = FOREIGN[language]
    pools = {"n": nouns.split(), "m": objects.split(), "a": adjectives.split(), "p": places.split("|")}
    text = re.sub(r"\{(\w)\}", lambda m: rng.choice(pools[m[1]]), rng.choice(templates.split("|")))
    if rng.random() < 0.3:
        text += rng.choice((". ", ": ", " – ", ". ")) + re.sub(r"\{(\w)\}", lambda m: rng.choice(pools[m[1]]), rng.choice(templates.split("|")))
    return text[:1].upper() + text[1:]


@cache
def _known_journals() -> list[str]:
    return [form for v in venues.venues() if v.kind == "journal" for form in (v.name, *v.aliases)]


@cache
def _known_meetings() -> list[venues.Venue]:
    return [v for v in venues.venues() if v.kind == "conference"]


def abbreviated(rng: random.Random, name: str, *, dots: bool = True) -> str:
    """A journal's name cut short, word by word, with or without full stops."""
    kept = [w for w in name.split() if w.casefold() not in ("of", "the", "and", "for", "in", "on", "&", "für", "de")]
    found = []
    for word in kept:
        short = _SHORT.get(word.casefold())
        if short is None and len(word) > 6 and word.isalpha() and not word.isupper() and rng.random() < 0.8:
            short = word[: rng.choice((3, 4, 5))] + "."
        found.append(short or word)
    text = " ".join(found)
    return text if dots else text.replace(".", "")


def journal(rng: random.Random) -> str:
    """A journal, whole or abbreviated; most exist."""
    roll = rng.random()
    if roll < 0.30:
        return rng.choice(_known_journals())
    if roll < 0.55:
        name = rng.choice(JOURNAL_HEADS) + " " + rng.choice(JOURNAL_FIELDS)
        return name + rng.choice((" and ", " & ")) + rng.choice(JOURNAL_FIELDS) if rng.random() < 0.15 else name
    if roll < 0.64:
        return rng.choice(JOURNAL_FIELDS) + rng.choice((" Review", " Letters", " Quarterly", " Today", "", " Research", " Studies", " Bulletin", " Compass", " Papers"))
    if roll < 0.72:
        return abbreviated(rng, rng.choice(_known_journals()) if rng.random() < 0.5 else rng.choice(JOURNAL_HEADS) + " " + rng.choice(JOURNAL_FIELDS), dots=rng.random() < 0.7)
    if roll < 0.76:
        return "".join(rng.sample("ABCDEFGHIJLMNPQRSTUVZ", rng.randint(2, 5))) + rng.choice(("", "", "Ph", "h"))
    if roll < 0.79:
        return rng.choice(("Social", "Comparative", "European", "Economic", "Critical", "Women in", "Sport", "Public", "Global", "Cultural", "Feminist", "Modern")) + " " + rng.choice(("Forces", "Politics", "Theory", "Policy", "Management Review", "Text", "Affairs", "Inquiry", "Perspectives", "History", "Sciences"))
    return rng.choice(JOURNALS_OTHER)


def meeting(rng: random.Random, year: int) -> str:
    """A meeting or its proceedings, in one of many wordings."""
    venue = rng.choice(_known_meetings())
    name = venue.name if rng.random() < 0.8 else f"{rng.choice(('International Conference on', 'International Workshop on', 'Symposium on', 'Annual Meeting of the', 'European Conference on', 'Workshop on', 'Int. Conf. on'))} {title_case(rng.choice(JOURNAL_FIELDS))}"
    short = venue.acronym or "".join(w[0] for w in name.split() if w[0].isupper())
    nth = rng.choice((f"{rng.randint(2, 40)}th ", f"{year} ", "", "", "", rng.choice(("Third ", "Seventh ", "Fifteenth "))))
    roll = rng.random()
    if roll < 0.22:
        return rng.choice((short, f"{short} {year}", f"Proc. {short}", f"{short}'{year % 100:02d}", f"Proceedings of {short}", f"{short} {year}"))
    lead = rng.choice(("Proceedings of the ", "Proceedings of the ", "Proc. of the ", "Proc. ", "", "", "Proceedings of "))
    tail = rng.choice(("", "", f" ({short})", f" ({short} {year})", f" ({short}'{year % 100:02d})", f" ({short} ’{year % 100:02d})", f", {short} '{year % 100:02d}", f", {short}", f" {year}"))
    return lead + nth + name + tail


def publisher(rng: random.Random) -> str:
    """A publisher; most exist."""
    return rng.choice(words("publishers")) if rng.random() < 0.85 else invented_family(rng, rng.choice(("en", "de", "it", "fr"))) + rng.choice((" Press", " Verlag", " Books", "", " & Co.", " Editore", " Publishers", " University Press", ", Inc."))


def institution(rng: random.Random) -> str:
    """A university, ministry or bank."""
    name = rng.choice(INSTITUTIONS).replace("{p}", rng.choice(CITIES).split(",")[0]).replace("{f}", rng.choice(JOURNAL_FIELDS))
    roll = rng.random()
    return name + ", " + rng.choice(("Germany", "UK", "Italy", "Spain", "USA", "France")) if roll < 0.12 else rng.choice(CITIES).split(",")[0] if roll < 0.18 else name + " 6" if roll < 0.2 else name


def city(rng: random.Random) -> str:
    """One place of publication, or two or three together."""
    text = rng.choice(CITIES)
    if rng.random() < 0.12:
        text += rng.choice((" – ", " and ", "/", ", ", " - ", " u. a.", " [u.a.]", " & ")) + rng.choice(CITIES) if rng.random() < 0.85 else " et al."
    return text
