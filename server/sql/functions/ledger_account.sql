CREATE OR REPLACE FUNCTION public.ledger_account(its_owner_kind text, its_owner_id bigint, its_asset smallint, its_purpose text)
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$
declare found_id bigint;
begin
  select id into found_id from ledger_accounts
    where owner_kind = its_owner_kind and owner_id = its_owner_id and asset = its_asset and purpose = its_purpose;
  if found_id is null then
    insert into ledger_accounts (owner_kind, owner_id, asset, purpose, floor)
      values (its_owner_kind, its_owner_id, its_asset, its_purpose,
        case when its_owner_kind = 'chain' or its_purpose = 'gas' then null else 0 end)
      on conflict do nothing returning id into found_id;
    if found_id is null then
      select id into found_id from ledger_accounts
        where owner_kind = its_owner_kind and owner_id = its_owner_id and asset = its_asset and purpose = its_purpose;
    end if;
  end if;
  return found_id;
end $function$;
