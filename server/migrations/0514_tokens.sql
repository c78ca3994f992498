-- Tokens of apps and bots: sessions with a name, scopes and a limit. docs/decisions/158-tokens-of-apps-and-bots.md
alter table sessions add column is_token boolean not null default false;
comment on column sessions.is_token is 'A token of an app or a bot: it isn''t renewed by its use, and no login ends it.';
drop index sessions_open_by_member;
create index sessions_open_by_member on sessions (member_id, is_token) where ended_at is null;

create table tokens (
  session_id uuid primary key references sessions on delete cascade,
  member_id bigint not null references members on delete cascade,
  name text not null,
  scopes text[] not null check (cardinality(scopes) > 0 and scopes <@ '{read,write,chat,wallet,money}'),
  daily_limit numeric(78, 0) check (daily_limit > 0),
  spent numeric(78, 0) not null default 0,
  spent_on date not null default '2000-01-01',
  used_at timestamptz,
  created_at timestamptz not null default now(),
  check ((daily_limit is not null) = ('money' = any (scopes)))
);
create index tokens_by_member on tokens (member_id);
comment on table tokens is 'What a session that is a token may do.';
comment on column tokens.daily_limit is 'The most FCELL, in the smallest unit, that it may spend in a day.';
comment on column tokens.spent is 'What it has spent on the day `spent_on` (UTC).';
comment on column tokens.used_at is 'When it was last used, to the hour.';

-- What a token takes from its member is counted where it happens, whatever call made it: LG021 over the token's limit, with
-- what is left; LG022 without the scope; LG023 of a token that has just ended; LG024 of another currency than FCELL.
create function count_token_spending() returns trigger language plpgsql as $$
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
end $$;
create trigger count_token_spending after insert on ledger_entries for each row
  when (new.amount < 0 and coalesce(current_setting('commons.token', true), '') <> '')
  execute function count_token_spending();
