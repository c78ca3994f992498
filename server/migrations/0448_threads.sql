-- Threads: posts that their author wrote at once, one after the other: docs/decisions/125-threads.md.
alter table posts add column thread_id bigint;
comment on column posts.thread_id is 'The first post of the thread that it is a part of, which may be gone; its parts are in the order of their ids. Null where it is a post by itself.';
create index posts_of_thread on posts (thread_id, id) include (deleted_at, position) where thread_id is not null;

-- Lists have the first part of a thread for all of it: their walks know from the index which one that is.
drop index posts_public;
create index posts_public on posts (position desc) include (id, author_id, original_id, group_id, thread_id)
  where audience = 'public' and deleted_at is null;
drop index posts_private;
create index posts_private on posts (position desc) include (id, author_id, original_id, thread_id)
  where audience = 'private' and deleted_at is null;
drop index posts_published;
create index posts_published on posts (position desc) include (id, author_id, audience, original_id, group_id, thread_id)
  where deleted_at is null;
drop index posts_of_group;
create index posts_of_group on posts (group_id, position desc) include (id, author_id, audience, original_id, openings, thread_id)
  where group_id is not null and deleted_at is null;

-- A thread is one piece of news: for who wants to hear of every post in a group, and for whom it mentions.
drop trigger posts_tell_group on posts;
create trigger posts_tell_group after insert on posts for each row
  when (new.group_id is not null and new.position is not null and (new.thread_id is null or new.thread_id = new.id))
  execute function tell_of_group_post();
drop trigger posts_tell_group_published on posts;
create trigger posts_tell_group_published after update of position on posts for each row
  when (new.group_id is not null and old.position is null and new.position is not null
    and (new.thread_id is null or new.thread_id = new.id))
  execute function tell_of_group_post();

create or replace function tell_of_post() returns trigger language plpgsql as $$
declare
  known jsonb := case when tg_op = 'INSERT' or old.position is null then '[]' else old.mentions end;
begin
  if new.is_repost and tg_op = 'INSERT' then
    insert into notification_outbox (kind, member_id, actor_id, about_id, item_id, object_id)
      select 'post_repost', o.author_id, new.author_id, new.original_id, new.id, new.id
      from posts o where o.id = new.original_id and o.author_id <> new.author_id;
  end if;
  insert into notification_outbox (kind, member_id, actor_id, about_id, object_id)
    select 'post_mention', named.id, new.author_id, new.id, new.id
    from (select distinct (each ->> 'user_id')::bigint as id from jsonb_array_elements(new.mentions) each) named
    where named.id <> new.author_id and not known @> jsonb_build_array(jsonb_build_object('user_id', named.id))
      and (new.thread_id is null or not exists (
        select from posts earlier
        where earlier.thread_id = new.thread_id and earlier.id < new.id and earlier.deleted_at is null
          and earlier.mentions @> jsonb_build_array(jsonb_build_object('user_id', named.id))));
  return null;
end $$;
