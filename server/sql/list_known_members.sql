with
  found as materialized (
    select
      id,
      closeness,
      row_number() over (
        order by
          closeness,
          created_at desc,
          id desc
      ) as place
    from
      (
        select
          f.followed_id as id,
          case
            when f.mutual then 0
            else 1
          end as closeness,
          f.created_at
        from
          (
            select
              followed_id,
              mutual,
              created_at
            from
              follows
            where
              follower_id = $1
            order by
              created_at desc,
              followed_id desc
            limit
              100
          ) as f
        where
          (
            "f"."followed_id" <> all (
              array(
                select
                  blocked_id
                from
                  blocks
                where
                  blocker_id = $1
                union all
                select
                  blocker_id
                from
                  blocks
                where
                  blocked_id = $1
              )
            )
            and not (
              (
                select
                  true
                from
                  away_members
                where
                  member_id = "f"."followed_id"
              ) is true
            )
          )
      ) as known
    order by
      place
    limit
      20
  )
select
  m.id,
  m.username,
  m.full_name,
  m.is_bot,
  face.key as avatar_key,
  found.closeness
from
  unnest(
    array(
      select
        id
      from
        found
      order by
        place
      limit
        20
    )
  ) with ordinality as page (id, nth)
  join found on found.id = page.id
  join members m on m.id = page.id
  left join media face on face.id = m.avatar_id
order by
  page.nth
