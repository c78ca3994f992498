select
  n.id,
  n.kind,
  n.position,
  n.is_read,
  n.acted_at,
  about.*,
  n.is_flashed
  or is_quiet ($1)
  or (
    select
      not popovers
    from
      notification_preferences
    where
      member_id = $1
  ) is true as is_flashed,
  (
    select
      r.kind = 'like'
    from
      reactions r
    where
      r.object_id = about.post
      and r.member_id = $1
  ) is true as is_liked,
  who.actor_count,
  who.actors
from
  notifications n
  cross join lateral (
    select
      count(per.actor_id)::int as actor_count,
      max(per.act) as act,
      (
        array_agg(
          per.actor_id
          order by
            per.act desc
        ) filter (
          where
            per.actor_id is not null
        )
      ) [1:3] as actors
    from
      (
        select
          a.actor_id,
          max(a.id) as act
        from
          (
            select
              each.*
            from
              notification_acts each
            where
              each.notification_id = n.id
            order by
              each.id desc
            limit
              100
          ) a
        where
          (
            case
              when a.kind in ('webhook_off') then exists (
                select
                from
                  webhooks h
                where
                  h.id = a.about_id
                  and h.member_id = $1
                  and floor(
                    extract(
                      epoch
                      from
                        h.off_at
                    ) * 1000
                  )::bigint = a.item_id
              )
            end
          )
        group by
          a.actor_id
      ) per
    having
      count(*) > 0
  ) who
  cross join lateral (
    select
      (
        case
          when a.kind in ('webhook_off') then '/setting/webhooks'
        end
      ) as link,
      (
        case
          when a.kind in ('webhook_off') then (
            select
              left(h.name, 560)
            from
              webhooks h
            where
              h.id = a.about_id
          )
        end
      ) as excerpt,
      null::bigint as post,
      null::bigint as comment
    from
      notification_acts a
    where
      a.notification_id = n.id
      and a.id = "who"."act"
  ) about
where
  n.member_id = $1
  and n.id = any (
    array(
      select
        unread.id
      from
        notifications unread
        left join notification_settings chosen on chosen.member_id = unread.member_id
        and chosen.kind = unread.kind
      where
        unread.member_id = $1
        and not unread.is_read
        and unread.acted_at > $2::timestamptz
        and coalesce(chosen.mail, unread.kind <> all ($3::text[]))
      order by
        unread.position desc
      limit
        300
    )
  )
order by
  n.position desc
limit
  11
