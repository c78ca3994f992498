CREATE OR REPLACE FUNCTION public.count_member(its_member bigint, more integer)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform from member_counts
    where member_id in (select followed_id from follows where follower_id = its_member)
    order by member_id for no key update;
  update member_counts set followers = followers + more
    where member_id in (select followed_id from follows where follower_id = its_member);

  perform from group_counts
    where group_id in (select group_id from group_members
      where member_id = its_member and (is_in or standing = 'requested'))
    order by group_id for no key update;
  update group_counts c
    set members = c.members + more * s.is_in::int, requests = c.requests + more * (s.standing = 'requested')::int
    from group_members s
    where s.member_id = its_member and s.group_id = c.group_id and (s.is_in or s.standing = 'requested');

  perform from hashtags
    where id in (select hashtag_id from object_tags where author_id = its_member and is_public)
    order by key for no key update;
  update hashtags h
    set uses = h.uses + more * theirs.uses,
      counts = h.counts || (
        select jsonb_object_agg(of_kind.key, coalesce((h.counts ->> of_kind.key)::int, 0) + more * of_kind.value::int)
        from jsonb_each_text(theirs.counts) as of_kind)
    from (
      select hashtag_id, sum(objects)::int as uses, jsonb_object_agg(kind, objects) as counts from (
        select hashtag_id, kind, count(*) as objects from object_tags
        where author_id = its_member and is_public group by hashtag_id, kind) as each
      group by hashtag_id) as theirs
    where h.id = theirs.hashtag_id;
end $function$;
