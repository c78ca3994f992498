-- A friend is a pair of rows. Asked for with each page of a feed, it is written down on both.
alter table follows add column mutual boolean not null default false;
update follows f set mutual = true
  where exists (select from follows b where b.follower_id = f.followed_id and b.followed_id = f.follower_id);
comment on column follows.mutual is 'The other one follows back; kept by a trigger.';

-- Each list in the order in which it is paged, so that a cursor of moment and id is a place in its index.
create index follows_by_follower on follows (follower_id, created_at, followed_id);
drop index follows_by_followed;
create index follows_by_followed on follows (followed_id, created_at, follower_id);
create index follows_mutual on follows (follower_id, created_at, followed_id) where mutual;
create index follows_unanswered on follows (followed_id, created_at, follower_id) where not mutual;

create table member_counts (
  member_id bigint primary key references members on delete cascade,
  followers int not null default 0,
  following int not null default 0
) with (fillfactor = 60);
create index member_counts_by_followers on member_counts (followers desc, member_id);
comment on table member_counts is 'Exact counts of a member''s follows; kept by a trigger.';
insert into member_counts (member_id, followers, following)
  select m.id,
    (select count(*) from follows where followed_id = m.id),
    (select count(*) from follows where follower_id = m.id)
  from members m;

create function lock_pair(one bigint, other bigint) returns void language plpgsql as $$
begin
  -- A thousand locks for all pairs: one of its own for each would fill the table of locks where a famous
  -- member leaves, or a network is brought in at once.
  perform pg_advisory_xact_lock(12, hashtext(least(one, other) || ' ' || greatest(one, other)) & 1023);
end $$;
comment on function lock_pair is
  'Lets one transaction at a time change how two members stand to each other. Whoever does so calls this first, in a statement of its own: a delete holds its row before the trigger waits, and the other one waits for that row.';

create function follow_begins() returns trigger language plpgsql as $$
begin
  -- Two who follow each other at the same moment would not see one another's row.
  perform lock_pair(new.follower_id, new.followed_id);
  update follows set mutual = true
    where follower_id = new.followed_id and followed_id = new.follower_id and not mutual;
  new.mutual := exists (
    select from follows where follower_id = new.followed_id and followed_id = new.follower_id);
  return new;
end $$;
create trigger follows_begun before insert on follows
  for each row execute function follow_begins();

create function follow_ends() returns trigger language plpgsql as $$
begin
  perform lock_pair(old.follower_id, old.followed_id);
  update follows set mutual = false
    where follower_id = old.followed_id and followed_id = old.follower_id and mutual;
  return null;
end $$;
-- After it, because both rows of a pair may go by one statement; by its name before the counts are locked.
create trigger follows_broken_off after delete on follows
  for each row execute function follow_ends();

create function count_follows() returns trigger language plpgsql as $$
declare
  follower bigint := case when tg_op = 'DELETE' then old.follower_id else new.follower_id end;
  followed bigint := case when tg_op = 'DELETE' then old.followed_id else new.followed_id end;
  each bigint;
begin
  -- In the order of ids: three who follow one another in a ring must not wait in one.
  foreach each in array array[least(follower, followed), greatest(follower, followed)] loop
    if tg_op = 'INSERT' then
      insert into member_counts as c (member_id, followers, following)
      values (each, (each = followed)::int, (each = follower)::int)
      on conflict (member_id) do update
        set followers = c.followers + excluded.followers, following = c.following + excluded.following;
    else
      update member_counts
        set followers = followers - (each = followed)::int, following = following - (each = follower)::int
        where member_id = each;
    end if;
  end loop;
  return null;
end $$;
create trigger follows_counted after insert or delete on follows
  for each row execute function count_follows();

-- Whom a member blocks, newest first, as Settings list them.
create index blocks_by_age on blocks (blocker_id, created_at, blocked_id);

alter table members
  add column born_on date,
  add column born_on_changed_at timestamptz,
  add column nsfw_shown text[] not null default '{}',
  add column nsfw_hidden text[] not null default '{}';
comment on column members.born_on is 'Date of birth, as the member says; never shown to others.';
comment on column members.nsfw_shown is 'Reasons for which posts are shown at once; honoured for members of age alone.';
comment on column members.nsfw_hidden is 'Reasons for which posts do not appear in lists; all others are covered.';

-- Suggestions of whom to mention search by the beginning of a name.
create index members_by_lower_name on members (lower(full_name) collate "C");
