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
    where key in (
      select unnest(tag_keys(hashtags)) from posts
        where author_id = its_member and position is not null and deleted_at is null and audience = 'public' and hashtags <> '{}'
      union all
      select unnest(tags) from reels
        where author_id = its_member and position is not null and deleted_at is null and audience = 'public' and tags <> '{}')
    order by key for no key update;
  update hashtags h set posts = h.posts + more * theirs.posts, reels = h.reels + more * theirs.reels
    from (
      select key, sum(posts)::int as posts, sum(reels)::int as reels from (
        select unnest(tag_keys(hashtags)) as key, 1 as posts, 0 as reels from posts
          where author_id = its_member and position is not null and deleted_at is null and audience = 'public' and hashtags <> '{}'
        union all
        select unnest(tags), 0, 1 from reels
          where author_id = its_member and position is not null and deleted_at is null and audience = 'public' and tags <> '{}'
      ) as each group by key) as theirs
    where h.key = theirs.key;
end $function$;
