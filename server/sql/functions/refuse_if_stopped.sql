CREATE OR REPLACE FUNCTION public.refuse_if_stopped()
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from ledger_stops where lifted_at is null) then
    raise exception 'Money is stopped' using errcode = 'LG002';
  end if;
end $function$;
