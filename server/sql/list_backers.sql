select
  each.*
from
  groups g
  join projects p on p.group_id = g.id
  left join lateral (
    select
      l.id,
      l.units::text,
      l.made_at,
      m.id as member_id,
      m.username,
      m.full_name,
      m.is_bot,
      face.key as avatar_key
    from
      unnest(
        array(
          select
            b.id
          from
            pledges b
          where
            b.group_id = g.id
            and b.state in ('open', 'paid', 'returned')
            and b.id < $3::bigint
          order by
            b.id desc
          limit
            $4::int
          offset
            $5::int
        )
      ) as place (id)
      join pledges l on l.id = place.id
      left join members m on m.id = l.member_id
      and (
        not l.is_unnamed
        or m.id = $1
      )
      and (
        not (
          (
            select
              true
            from
              blocks
            where
              blocker_id = $1
              and blocked_id = "m"."id"
          ) is true
          or (
            select
              true
            from
              blocks
            where
              blocker_id = "m"."id"
              and blocked_id = $1
          ) is true
        )
        and not (
          (
            select
              true
            from
              away_members
            where
              member_id = "m"."id"
          ) is true
        )
      )
      left join media face on face.id = m.avatar_id
  ) each on true
where
  g.id = $2
  and (
    has_groups ()
    and g.deleted_at is null
    and (
      select
        their.standing
      from
        group_members their
      where
        their.group_id = "g"."id"
        and their.member_id = $1
    ) is distinct from 'banned'
  )
order by
  each.id desc
