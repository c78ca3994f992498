-- pg_restore fills tables with an empty search path, and this function calls others of this schema by their names: a dump
-- of a network with a channel could not be restored.
alter function words_of_key(text, boolean) set search_path from current;
