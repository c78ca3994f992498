CREATE OR REPLACE FUNCTION public.keep_play_money()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform from ledger_play for update;
  if exists (select from ledger_play where since is not null) then
    raise exception 'A ledger that has held play money stays play money' using errcode = 'LG006';
  end if;
  return new;
end $function$;

CREATE TRIGGER keep_play_money BEFORE INSERT OR UPDATE ON money_settings FOR EACH ROW WHEN (new.name = 'play_money'::text AND new.value <> 'on'::text) EXECUTE FUNCTION keep_play_money();
