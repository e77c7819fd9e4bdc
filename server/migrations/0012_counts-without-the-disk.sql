-- Tries are counted with every sign-in, form and search, and each count waited for the disk. After a crash of PostgreSQL they begin anew.
ALTER TABLE "rate_limits" SET UNLOGGED;
