CREATE OR REPLACE FUNCTION public.object_of(wanted bigint, OUT kind text, OUT author_id bigint)
 RETURNS record
 LANGUAGE sql
 STABLE
AS $function$
  select 'post', author_id from posts where id = wanted
  union all
  select 'project', s.member_id from project_discussions d
  join group_members s on s.group_id = d.group_id and s.standing = 'owner' where d.id = wanted
  union all
  select 'reel', author_id from reels where id = wanted
  union all
  select 'survey', author_id from surveys where id = wanted
$function$;
