-- What was written while a group was closed stays with those who were members before it was opened:
-- docs/decisions/040-opening-publishes-nothing.md.

alter table groups add column openings int not null default 0;
comment on column groups.openings is 'How often it was opened after it had been closed.';
alter table group_members
  add column openings int not null default 0,
  add column chat_from bigint not null default 0;
comment on column group_members.openings is 'How often the group had been opened when they became a member.';
comment on column group_members.chat_from is 'They see the messages of its chat after this place: those since the opening before they became a member.';
alter table conversations add column opened_seq bigint not null default 0;
comment on column conversations.opened_seq is 'Of a group: the latest message when it was last opened.';
alter table posts add column openings int not null default 0;
comment on column posts.openings is 'Of a post for the members of its group: how often the group had been opened.';
alter table comments add column openings int not null default 0;
comment on column comments.openings is 'Of one for the members of a group, as its circle says: how often the group had been opened.';
alter table surveys add column openings int;
comment on column surveys.openings is 'How often its group, then closed, had been opened. Null: for all members, as the group was open, or for others.';

create function count_opening() returns trigger language plpgsql as $$
begin
  new.openings := old.openings + 1;
  update conversations set opened_seq = last_seq where group_id = new.id;
  return new;
end $$;
create trigger groups_open before update of is_closed on groups for each row
  when (old.is_closed and not new.is_closed) execute function count_opening();

-- Whoever writes posts into a group, or changes who is in it, has locked it against being opened.
create function note_openings_of_member() returns trigger language plpgsql as $$
begin
  if new.standing in ('owner', 'moderator', 'member') and (tg_op = 'INSERT' or not old.is_in) then
    select g.openings, c.opened_seq into new.openings, new.chat_from
      from groups g join conversations c on c.group_id = g.id where g.id = new.group_id;
    -- A group that this statement has just made.
    new.openings := coalesce(new.openings, 0);
    new.chat_from := coalesce(new.chat_from, 0);
  end if;
  return new;
end $$;
create trigger group_members_note_openings before insert or update of standing on group_members for each row
  execute function note_openings_of_member();

create function note_openings_of_post() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.audience = 'group' then return new; end if;
  -- A reminder is for those who see its original.
  new.openings := coalesce(
    (select o.openings from posts o where o.id = new.original_id and o.audience = 'group'),
    (select g.openings from groups g where g.id = new.group_id));
  return new;
end $$;
create trigger posts_note_openings before insert or update of audience on posts for each row
  when (new.audience = 'group') execute function note_openings_of_post();

-- A page of a group's posts knows from the index whom they are for.
drop index posts_of_group;
create index posts_of_group on posts (group_id, position desc) include (id, author_id, audience, original_id, openings)
  where group_id is not null and deleted_at is null;

-- Groups that are open now were opened before: who joins from now on is late for what was written until then. When they
-- were closed, only their posts say; what else was written before the last of these counts as written then.
update groups set openings = 1 where not is_closed;
update conversations c set opened_seq = coalesce((
    select max(d.seq) from messages d where d.conversation_id = c.id
      and d.created_at <= (select max(p.created_at) from posts p where p.group_id = c.group_id and p.audience = 'group')), 0)
  where c.group_id in (select id from groups where not is_closed);
update surveys sv set openings = 0
  from groups g
  where g.id = sv.group_id and (g.is_closed
    or sv.created_at <= (select max(p.created_at) from posts p where p.group_id = g.id and p.audience = 'group'));
update comments c set circle = 1
  from surveys sv join groups g on g.id = sv.group_id
  where sv.id = c.object_id and (g.is_closed
    or c.created_at <= (select max(p.created_at) from posts p where p.group_id = g.id and p.audience = 'group'));
update objects o set closed = counted.closed, version = o.version + 1
  from (select c.object_id, count(*) as closed from comments c join surveys sv on sv.id = c.object_id
    where c.circle > 0 and c.position is not null and c.deleted_at is null group by c.object_id) as counted
  where counted.object_id = o.id;
