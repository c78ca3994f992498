with
  hot as (
    select
      h.id,
      h.heat
    from
      hashtags h
    where
      h.uses > 0
      and not exists (
        select
        from
          blocked_tags b
        where
          b.hashtag_id = h.id
      )
      and h.key <> all (
        array(
          select
            tag_key (word)
          from
            mutes
          where
            member_id = $1
            and kind = 'tag'
            and (
              ends_at is null
              or ends_at > now()
            )
        )
      )
    order by
      h.heat desc
    limit
      10
  ),
  liked as (
    select
      h.id,
      h.heat + 8 as heat
    from
      (
        select distinct
          it.tag
        from
          member_interests i
          join interest_tags it on it.interest_id = i.interest_id
        where
          i.member_id = $1
      ) as wanted
      join hashtags h on h.key = wanted.tag
    where
      h.uses > 0
      and not exists (
        select
        from
          blocked_tags b
        where
          b.hashtag_id = h.id
      )
      and h.key <> all (
        array(
          select
            tag_key (word)
          from
            mutes
          where
            member_id = $1
            and kind = 'tag'
            and (
              ends_at is null
              or ends_at > now()
            )
        )
      )
  ),
  best as (
    select
      id,
      max(heat) as heat
    from
      (
        select
          *
        from
          hot
        union all
        select
          *
        from
          liked
      ) as each
    group by
      id
    order by
      max(heat) desc
    limit
      10
  )
select
  h.id,
  case
    when h.uses > 0 then h.label
    else h.key
  end as hashtag,
  h.counts,
  f.id as follow_id
from
  best
  join hashtags h on h.id = best.id
  left join hashtag_follows f on f.hashtag_id = h.id
  and f.member_id = $1
order by
  best.heat desc
