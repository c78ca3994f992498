-- What is new in a member's groups: docs/decisions/153-what-is-new-in-groups.md.
-- First with the number itself: a default that is asked for each row would write the whole table again.
do $$
begin
  execute format('alter table group_members add column seen_position bigint not null default %s',
    coalesce(pg_sequence_last_value('post_positions'), 0));
end $$;
alter table group_members
  alter column seen_position set default coalesce(pg_sequence_last_value('post_positions'), 0);
comment on column group_members.seen_position is 'The position of the latest post when they were last in the group: later ones are new to them.';

alter table group_counts add column happened_at timestamptz not null default now();
comment on column group_counts.happened_at is 'When a post was last published or an event made, to within a minute. Members'' lists of groups are looked through by it and by their chats; what they show is exact.';
update group_counts set happened_at = active_at;

update conversations c set last_at = (
  select d.created_at from messages d where d.conversation_id = c.id and d.seq = c.last_seq)
  where c.kind = 'group' and c.last_seq > 0;

create function mark_group_happening() returns trigger language plpgsql as $$
begin
  -- Seldom, and without waiting: whoever removes a member locks these counts before the member's posts.
  update group_counts set happened_at = now() where group_id = (
    select free.group_id from group_counts free
    where free.group_id = new.group_id and free.happened_at < now() - interval '1 minute'
    for no key update skip locked);
  return null;
end $$;
create trigger posts_happen after insert on posts for each row
  when (new.group_id is not null and new.position is not null) execute function mark_group_happening();
create trigger posts_happen_published after update of position on posts for each row
  when (new.group_id is not null and old.position is null and new.position is not null)
  execute function mark_group_happening();
