-- Staff: docs/decisions/091-staff-and-their-rights.md and 092-the-log-of-acts.md.

-- A member has one role at most. Of several, the first in this order stays.
delete from staff_roles r
  where exists (select from staff_roles other where other.member_id = r.member_id
    and array_position(array['admin', 'finance', 'moderator', 'support'], other.role)
      < array_position(array['admin', 'finance', 'moderator', 'support'], r.role));
alter table staff_roles drop constraint staff_roles_pkey;
alter table staff_roles add primary key (member_id);
comment on table staff_roles is 'What a member may do for Commons. An admin may do what every other role may.';

alter table sessions add column passed_second_factor boolean not null default false;
comment on column sessions.passed_second_factor is
  'Whether the member showed a code of their app, a recovery code or a passkey in this session.';
-- A login after two-factor was switched on needed its code.
update sessions s set passed_second_factor = true from two_factors t
  where t.member_id = s.member_id and t.enabled_at <= s.created_at and not s.awaits_second_factor;

-- The links by which the first admin is made.
create table admin_links (
  token_hash bytea primary key,
  made_at timestamptz not null default now()
);
comment on table admin_links is 'One for each start while there is no admin; the first claim removes them all.';

-- A schema of its own: the owner of a schema may drop what is in it, whoever owns that.
create schema staff_log;
comment on schema staff_log is 'With the embedded PostgreSQL it belongs to a role of its own, as which nobody logs in.';

create table staff_log.acts (
  seq bigint primary key,
  at timestamptz not null,
  actor_id bigint,
  actor_role text not null,
  act text not null,
  object_kind text,
  object_id text,
  reason text not null,
  before jsonb,
  hash bytea not null
);
comment on table staff_log.acts is 'What staff did. Each row has a hash of its content and of the row before.';
comment on column staff_log.acts.seq is 'From 1, without gaps.';
comment on column staff_log.acts.actor_id is
  'The member, who may have left since; null for the operator, who acts by commands.';
comment on column staff_log.acts.actor_role is 'The role in which they acted; `operator` for commands.';
comment on column staff_log.acts.before is 'What was there before the act changed it.';
create index acts_by_actor on staff_log.acts (actor_id, seq desc);
create index acts_by_object on staff_log.acts (object_kind, object_id, seq desc);
create index acts_by_name on staff_log.acts (act, seq desc);

create table staff_log.heads (
  day date primary key,
  seq bigint not null references staff_log.acts,
  hash bytea not null,
  key_id text not null,
  signature text not null,
  signed_at timestamptz not null default clock_timestamp()
);
comment on table staff_log.heads is 'The last act of each day, signed with the key of this installation.';

create function staff_log.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'The log of acts is append-only';
end $$;
create trigger acts_are_kept before update or delete or truncate on staff_log.acts
  for each statement execute function staff_log.refuse_change();
create trigger heads_are_kept before update or delete or truncate on staff_log.heads
  for each statement execute function staff_log.refuse_change();

-- `staff-log.queries.ts` has the same expression: whoever checks the chain must not trust this function.
create function staff_log.hash_of(previous bytea, a staff_log.acts) returns bytea language sql immutable
return sha256(previous || convert_to(jsonb_build_array(
  a.seq, (extract(epoch from a.at) * 1000000)::bigint, a.actor_id, a.actor_role, a.act, a.object_kind, a.object_id,
  a.reason, a.before)::text, 'UTF8'));

create function staff_log.add_act(
  actor_id bigint, actor_role text, act text, object_kind text, object_id text, reason text, before jsonb)
returns bigint language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  last staff_log.acts;
  made staff_log.acts;
begin
  -- One after another until the commit: the next act needs the hash of this one.
  lock table staff_log.acts in share row exclusive mode;
  select * into last from staff_log.acts order by seq desc limit 1;
  made := row(coalesce(last.seq, 0) + 1, clock_timestamp(), actor_id, actor_role, act, object_kind, object_id, reason,
    before, ''::bytea);
  made.hash := staff_log.hash_of(coalesce(last.hash, ''::bytea), made);
  insert into staff_log.acts select made.*;
  return made.seq;
end $$;

create function staff_log.add_head(day date, seq bigint, key_id text, signature text)
returns void language sql security definer set search_path = pg_catalog, pg_temp as $$
  insert into staff_log.heads (day, seq, hash, key_id, signature)
    select $1, a.seq, a.hash, $3, $4 from staff_log.acts a where a.seq = $2
    on conflict do nothing;
$$;
