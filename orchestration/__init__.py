"""Dagster assets, checks, resources, jobs, schedules and sensors, and the command line. No business logic."""
