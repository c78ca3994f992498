select
  p.id,
  p.author_id,
  p.is_repost
  and p.message = '' as is_bare,
  (
    p.deleted_at is null
    and p.position is not null
    and p.audience = 'public'
    and p.group_id is null
    and (
      p.original_id is null
      or (
        select
          o.audience = 'public'
          and not (
            select
              q.shows_private
            from
              posts q
            where
              q.id = p.id
          )
          and o.group_id is null
        from
          posts o
        where
          o.id = p.original_id
      )
    )
  ) is true
  and not (
    (
      select
        true
      from
        away_members
      where
        member_id = "p"."author_id"
    ) is true
  )
  and (
    o.id is null
    or not (
      (
        select
          true
        from
          away_members
        where
          member_id = "o"."author_id"
      ) is true
    )
  ) as is_open,
  case
    when o.deleted_at is null
    and o.position is not null then o.id
  end as original_id,
  o.author_id as original_author_id
from
  unnest(
    (
      select
        $1::bigint[]
    )
  ) as wanted (id)
  join posts p on p.id = wanted.id
  left join posts o on o.id = p.original_id
