-- What members are told of reels: docs/decisions/023-news-is-written-where-it-happens.md.

create or replace function object_of(wanted bigint, out kind text, out author_id bigint) language sql stable as $$
  select 'post', author_id from posts where id = wanted
  union all
  select 'project', s.member_id from project_discussions d
  join group_members s on s.group_id = d.group_id and s.standing = 'owner' where d.id = wanted
  union all
  select 'reel', author_id from reels where id = wanted
$$;

create function tell_of_comment_like() returns trigger language plpgsql as $$
begin
  insert into notification_outbox (kind, member_id, actor_id, about_id, object_id, comment_id)
    select o.kind || '_comment_like', c.author_id, new.member_id, c.id, c.object_id, c.id
    from comments c cross join lateral object_of(c.object_id) o
    where c.id = new.comment_id and c.author_id <> new.member_id and o.kind is not null;
  return null;
end $$;
create trigger comment_likes_tell after insert on comment_likes
  for each row execute function tell_of_comment_like();

create function tell_of_reel() returns trigger language plpgsql as $$
declare
  known jsonb := case when tg_op = 'INSERT' or old.position is null then '[]' else old.mentions end;
begin
  insert into notification_outbox (kind, member_id, actor_id, about_id, object_id)
    select 'reel_mention', named.id, new.author_id, new.id, new.id
    from (select distinct (each ->> 'user_id')::bigint as id from jsonb_array_elements(new.mentions) each) named
    where named.id <> new.author_id and not known @> jsonb_build_array(jsonb_build_object('user_id', named.id));
  return null;
end $$;
create trigger reels_tell after insert on reels
  for each row when (new.position is not null and new.mentions <> '[]') execute function tell_of_reel();
create trigger reels_tell_changed after update of position, mentions on reels
  for each row when (new.position is not null and new.mentions <> '[]'
    and (old.position is null or new.mentions is distinct from old.mentions)) execute function tell_of_reel();

create function tell_of_failed_reel() returns trigger language plpgsql as $$
begin
  insert into notification_outbox (kind, member_id, about_id, object_id)
    select 'reel_file_failed', rl.author_id, rl.id, rl.id
    from reels rl where rl.media_id = new.id and rl.deleted_at is null;
  return null;
end $$;
create trigger media_tell_failed_reel after update of state on media
  for each row when (new.state = 'failed' and old.state <> 'failed' and new.use = 'reel')
  execute function tell_of_failed_reel();
