-- Who made a survey is told of its likes and comments, as the author of any object:
-- docs/decisions/023-news-is-written-where-it-happens.md.

create or replace function object_of(wanted bigint, out kind text, out author_id bigint) language sql stable as $$
  select 'post', author_id from posts where id = wanted
  union all
  select 'project', s.member_id from project_discussions d
  join group_members s on s.group_id = d.group_id and s.standing = 'owner' where d.id = wanted
  union all
  select 'reel', author_id from reels where id = wanted
  union all
  select 'survey', author_id from surveys where id = wanted
$$;
