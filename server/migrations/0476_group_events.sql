-- Events of groups: docs/decisions/148-events-of-groups.md.
create table group_events (
  id bigint generated always as identity primary key,
  group_id bigint not null references groups on delete cascade,
  author_id bigint references members on delete set null,
  title text not null check (title <> ''),
  description text not null default '',
  place text not null default '',
  link text not null default '',
  begins_at timestamptz not null,
  ends_at timestamptz not null,
  time_zone text not null check (time_zone <> ''),
  places int check (places > 0),
  openings int,
  sequence int not null default 0,
  yes_count int not null default 0 check (yes_count >= 0),
  maybe_count int not null default 0 check (maybe_count >= 0),
  no_count int not null default 0 check (no_count >= 0),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  reminded_at timestamptz,
  cancelled_at timestamptz,
  deleted_at timestamptz,
  check (ends_at > begins_at and ends_at <= begins_at + interval '31 days')
);
create index group_events_in_order on group_events (group_id, begins_at, id) where deleted_at is null;
create index group_events_to_remind on group_events (begins_at)
  where reminded_at is null and cancelled_at is null and deleted_at is null;
create index group_events_by_author on group_events (author_id);
create index group_events_deleted on group_events (deleted_at) where deleted_at is not null;
comment on table group_events is 'What a group plans. It belongs to the group, whoever made it.';
comment on column group_events.author_id is 'Who made it; null once their account is gone.';
comment on column group_events.time_zone is 'Where it takes place, as Europe/Prague: its times are also shown as clocks there say.';
comment on column group_events.places is 'How many can come; null for no limit.';
comment on column group_events.openings is 'How often the group had been opened when it was made in a closed one: whoever joined later by an opening doesn''t see it. Null where everybody saw it.';
comment on column group_events.sequence is 'How often it has changed, by which calendars tell versions apart.';
comment on column group_events.changed_at is 'When what calendars have of it changed last.';
comment on column group_events.reminded_at is 'When those who come were reminded, or it was too late for that; null again once it is moved.';

create trigger group_events_held before update of deleted_at on group_events for each row
  when (is_held(old.deleted_at) and new.deleted_at is distinct from old.deleted_at) execute function keep_held();

create table group_event_answers (
  event_id bigint not null references group_events on delete cascade,
  member_id bigint not null references members on delete cascade,
  answer text not null check (answer in ('yes', 'maybe', 'no')),
  answered_at timestamptz not null default now(),
  primary key (event_id, member_id)
);
create index group_event_answers_in_order on group_event_answers (event_id, answer, answered_at, member_id);
create index group_event_answers_by_member on group_event_answers (member_id);
comment on table group_event_answers is 'Who comes to an event of a group. Another answer is another row.';

-- By statement, with the events locked in order: two members with the same events may leave at once.
create function count_group_event_answers() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform from group_events where id in (select event_id from came) order by id for no key update;
    update group_events ev set yes_count = yes_count + c.yes, maybe_count = maybe_count + c.maybe, no_count = no_count + c.no
      from (select event_id, count(*) filter (where answer = 'yes') as yes, count(*) filter (where answer = 'maybe') as maybe,
          count(*) filter (where answer = 'no') as no from came group by event_id) as c
      where ev.id = c.event_id;
  else
    perform from group_events where id in (select event_id from went) order by id for no key update;
    update group_events ev set yes_count = yes_count - c.yes, maybe_count = maybe_count - c.maybe, no_count = no_count - c.no
      from (select event_id, count(*) filter (where answer = 'yes') as yes, count(*) filter (where answer = 'maybe') as maybe,
          count(*) filter (where answer = 'no') as no from went group by event_id) as c
      where ev.id = c.event_id;
  end if;
  return null;
end $$;
create trigger group_event_answers_count after insert on group_event_answers
  referencing new table as came for each statement execute function count_group_event_answers();
create trigger group_event_answers_uncount after delete on group_event_answers
  referencing old table as went for each statement execute function count_group_event_answers();

-- Whoever is in the group no more doesn't come, and their place is free.
create function leave_group_events() returns trigger language plpgsql as $$
begin
  delete from group_event_answers a using group_events ev
    where a.member_id = old.member_id and ev.id = a.event_id and ev.group_id = old.group_id;
  return null;
end $$;
create trigger group_members_leave_events after delete on group_members for each row
  when (old.is_in) execute function leave_group_events();
create trigger group_members_out_of_events after update of standing on group_members for each row
  when (old.is_in and not new.is_in) execute function leave_group_events();
