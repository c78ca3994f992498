CREATE OR REPLACE FUNCTION public.check_ledger_transaction()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from ledger_entries where transaction_id = new.id group by asset having sum(amount) <> 0)
    or (select count(*) from ledger_entries where transaction_id = new.id) < 2 then
    raise exception 'Transaction % does not sum to zero', new.id using errcode = 'LG005';
  end if;
  return null;
end $function$;

CREATE CONSTRAINT TRIGGER sums_to_zero AFTER INSERT ON ledger_transactions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_transaction();
