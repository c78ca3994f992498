CREATE OR REPLACE FUNCTION public.keep_ledger_play()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'A ledger that has held play money stays play money' using errcode = 'LG006';
end $function$;

CREATE TRIGGER keep_row BEFORE DELETE OR TRUNCATE ON ledger_play FOR EACH STATEMENT EXECUTE FUNCTION keep_ledger_play();

CREATE TRIGGER keep_since BEFORE UPDATE ON ledger_play FOR EACH ROW WHEN (old.since IS NOT NULL AND new.since IS DISTINCT FROM old.since) EXECUTE FUNCTION keep_ledger_play();
