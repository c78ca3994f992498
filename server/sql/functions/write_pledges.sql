CREATE OR REPLACE FUNCTION public.write_pledges()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into pledges (id, group_id, member_id, idem_key, units, tier_id, is_unnamed)
    overriding system value
    select ref_id, (details ->> 'project')::bigint, actor_id, idem_key, (details ->> 'units')::numeric,
      (details ->> 'tier')::bigint, details ? 'unnamed'
    from added where kind = 'pledge' order by (details ->> 'project')::bigint, ref_id;
  return null;
end $function$;

CREATE TRIGGER write_pledges AFTER INSERT ON ledger_transactions REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION write_pledges();
