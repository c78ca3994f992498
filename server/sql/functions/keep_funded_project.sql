CREATE OR REPLACE FUNCTION public.keep_funded_project()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from ledger_accounts
    where owner_kind = 'project' and owner_id = old.group_id and purpose = 'escrow' and balance <> 0) then
    raise exception 'Its pledges are not settled' using errcode = '23503';
  end if;
  return old;
end $function$;

CREATE TRIGGER projects_keep_money BEFORE DELETE ON projects FOR EACH ROW EXECUTE FUNCTION keep_funded_project();
