-- Counts of an hour: a database that crashes may forget them, and nobody who sends a form waits
-- for a disk to have written that down.
ALTER TABLE "form_sending" SET UNLOGGED;
