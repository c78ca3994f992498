-- Suspended and limited members: docs/decisions/094-suspended-and-limited.md.

alter table decision_acts drop constraint decision_acts_act_check;
alter table decision_acts add check (act in ('hide', 'label', 'warn', 'suspend', 'limit'));

-- Several decisions may suspend one member at the same time; each is taken back, or ends, by itself.
create table restrictions (
  decision_id bigint not null references decisions on delete cascade,
  act text not null check (act in ('suspend', 'limit')),
  member_id bigint not null references members on delete cascade,
  until timestamptz,
  primary key (decision_id, act)
);
comment on table restrictions is 'Who is suspended or limited now, and by which decisions. A row goes when it ends or is taken back.';
comment on column restrictions.until is 'When it ends; null: never.';
create index restrictions_of_member on restrictions (member_id, act);
create index restrictions_due on restrictions (until) where until is not null;

alter table away_members
  add column has_left boolean not null default true,
  add column is_suspended boolean not null default false,
  add column suspended_until timestamptz,
  add check (has_left or is_suspended),
  add check (has_left or delete_at is null),
  add check (is_suspended or suspended_until is null);
comment on table away_members is 'Members whom nobody sees, because they left for now or for good, because they are suspended, or both.';
comment on column away_members.has_left is 'They deactivated their account, or asked to have it deleted; logging in ends it.';
comment on column away_members.is_suspended is 'Moderators suspended them; kept by follow_restrictions().';
comment on column away_members.suspended_until is 'When the last suspension ends; null: never, or they are not suspended.';

create table limited_members (
  member_id bigint primary key references members on delete cascade,
  until timestamptz
);
comment on table limited_members is 'Members who are found only by those who follow them or have a link; kept by follow_restrictions().';
comment on column limited_members.until is 'When the last limit ends; null: never.';

create function follow_restrictions() returns trigger language plpgsql as $$
declare
  its_member bigint := case when tg_op = 'DELETE' then old.member_id else new.member_id end;
  standing record;
begin
  -- As whoever leaves or comes back: what is written about them in the meantime must be counted once.
  perform from members where id = its_member for update;
  if not found then
    return null;
  end if;
  select count(*) > 0 as is_so, case when bool_and(until is not null) then max(until) end as until into standing
    from restrictions where member_id = its_member and act = 'suspend';
  if standing.is_so then
    insert into away_members (member_id, has_left, is_suspended, suspended_until)
      values (its_member, false, true, standing.until)
      on conflict (member_id) do update set is_suspended = true, suspended_until = excluded.suspended_until;
  else
    delete from away_members where member_id = its_member and not has_left;
    update away_members set is_suspended = false, suspended_until = null where member_id = its_member and is_suspended;
  end if;
  select count(*) > 0 as is_so, case when bool_and(until is not null) then max(until) end as until into standing
    from restrictions where member_id = its_member and act = 'limit';
  if standing.is_so then
    insert into limited_members (member_id, until) values (its_member, standing.until)
      on conflict (member_id) do update set until = excluded.until;
  else
    delete from limited_members where member_id = its_member;
  end if;
  return null;
end $$;
create trigger restrictions_followed after insert or update or delete on restrictions
  for each row execute function follow_restrictions();

-- Whoever is suspended keeps their shares of channels: taking the decision back restores everything as it was.
drop trigger away_members_end_shares on away_members;
create trigger away_members_end_shares after insert or update of has_left on away_members
  for each row when (new.has_left) execute function end_shares_of_away();
