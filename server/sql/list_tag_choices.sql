with
  used as (
    select distinct
      on (h.id) h.id,
      own.tag as hashtag,
      h.counts,
      own.position
    from
      (
        select
          p.position,
          each.tag
        from
          (
            select
              position,
              hashtags
            from
              posts
            where
              author_id = $1
              and deleted_at is null
              and position is not null
            order by
              position desc
            limit
              50
          ) as p
          cross join unnest(p.hashtags) as each (tag)
      ) as own
      join hashtags h on h.key = tag_key (own.tag)
    where
      not exists (
        select
        from
          blocked_tags b
        where
          b.hashtag_id = h.id
      )
    order by
      h.id,
      own.position desc
  )
select
  choice.id,
  choice.hashtag,
  choice.counts,
  f.id as follow_id
from
  (
    select
      id,
      hashtag,
      counts,
      position,
      null::bigint as followed
    from
      used
    union all
    select
      h.id,
      case
        when h.uses > 0 then h.label
        else h.key
      end,
      h.counts,
      null,
      f.id
    from
      hashtag_follows f
      join hashtags h on h.id = f.hashtag_id
    where
      f.member_id = $1
      and not exists (
        select
        from
          blocked_tags b
        where
          b.hashtag_id = h.id
      )
      and h.id not in (
        select
          id
        from
          used
      )
  ) as choice
  left join hashtag_follows f on f.hashtag_id = choice.id
  and f.member_id = $1
order by
  choice.position desc nulls last,
  choice.followed desc
limit
  20
