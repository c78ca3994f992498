-- Lists of people as feeds: docs/decisions/142-lists-of-people.md.
create table people_lists (
  id bigint generated always as identity primary key,
  member_id bigint not null references members on delete cascade,
  name text not null check (name <> ''),
  emoji text not null,
  pinned_as int check (pinned_as between 1 and 5),
  created_at timestamptz not null default now()
);
create index people_lists_by_member on people_lists (member_id, id);
comment on table people_lists is 'Lists of people whose posts a member reads as a feed. Nobody else sees them.';
comment on column people_lists.emoji is 'Shown before the name; empty for none.';
comment on column people_lists.pinned_as is 'Its place among the lists that are tabs of Home; null where it is none.';

create table listed_people (
  list_id bigint not null references people_lists on delete cascade,
  member_id bigint not null references members on delete cascade,
  added_at timestamptz not null default now(),
  primary key (list_id, member_id)
);
create index listed_people_by_time on listed_people (list_id, added_at desc, member_id desc);
create index listed_people_by_member on listed_people (member_id);
comment on table listed_people is 'Who is in a list. A block takes the two off each other’s lists.';

create function leave_lists() returns trigger language plpgsql as $$
begin
  delete from listed_people l using people_lists list
    where list.id = l.list_id and ((list.member_id = new.blocker_id and l.member_id = new.blocked_id)
      or (list.member_id = new.blocked_id and l.member_id = new.blocker_id));
  return null;
end $$;
create trigger blocks_leave_lists after insert on blocks for each row execute function leave_lists();
