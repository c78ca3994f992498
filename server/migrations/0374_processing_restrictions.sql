-- Restriction of processing (GDPR, Article 18): docs/decisions/109-floods-and-waves.md.

create table processing_restrictions (
  member_id bigint primary key references members on delete cascade,
  reason text not null,
  since timestamptz not null default now(),
  ends_at timestamptz
);
comment on table processing_restrictions is 'Members whose data is kept and not used, as they asked. They are hidden as suspended ones are.';
comment on column processing_restrictions.reason is 'Why, for the member.';
comment on column processing_restrictions.ends_at is 'When it ends, once the member has been told so; null: not yet.';
create index processing_restrictions_due on processing_restrictions (ends_at) where ends_at is not null;

-- As before, and whoever's processing is restricted counts as suspended.
create or replace function follow_restrictions() returns trigger language plpgsql as $$
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
    from (
      select until from restrictions where member_id = its_member and act = 'suspend'
      union all select ends_at from processing_restrictions where member_id = its_member) as its(until);
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
create trigger processing_restrictions_followed after insert or update or delete on processing_restrictions
  for each row execute function follow_restrictions();
comment on column away_members.is_suspended is 'Moderators suspended them, or they had the processing of their data restricted; kept by follow_restrictions().';
