CREATE OR REPLACE FUNCTION public.count_token_spending()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  token uuid := current_setting('commons.token')::uuid;
  holder bigint;
  used record;
begin
  select member_id into holder from sessions where id = token and ended_at is null and expires_at > now() for share;
  if not found then
    raise exception 'The token has ended' using errcode = 'LG023';
  end if;
  if not exists (
    select from ledger_accounts
    where id = new.account_id and owner_kind = 'member' and owner_id = holder and purpose = 'available'
  ) then
    return null;
  end if;
  update tokens set
    spent = case when spent_on = (now() at time zone 'utc')::date then spent else 0 end - new.amount,
    spent_on = (now() at time zone 'utc')::date
    where session_id = token and 'money' = any (scopes) returning spent, daily_limit into used;
  if not found then
    raise exception 'The token may not spend' using errcode = 'LG022';
  end if;
  if new.asset <> 1 then
    raise exception 'A token spends FCELL' using errcode = 'LG024';
  end if;
  if used.spent > used.daily_limit then
    raise exception 'Over the token''s limit' using errcode = 'LG021',
      detail = '1 ' || greatest(used.daily_limit - used.spent - new.amount, 0);
  end if;
  return null;
end $function$;

CREATE TRIGGER count_token_spending AFTER INSERT ON ledger_entries FOR EACH ROW WHEN (new.amount < 0::numeric AND COALESCE(current_setting('commons.token'::text, true), ''::text) <> ''::text) EXECUTE FUNCTION count_token_spending();
