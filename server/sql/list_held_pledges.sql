select
  mine.held as all_held,
  each.*
from
  (
    select
      coalesce(sum(l.units - paid_of_pledge (l.units, coalesce(paid.percent, 0))), 0)::text as held
    from
      pledges l
      left join lateral (
        select
          max(coalesce(part.up_to, 100))::int as percent
        from
          project_payouts o
          left join project_parts part on part.group_id = o.group_id
          and part.nth = o.nth
        where
          o.group_id = l.group_id
      ) paid on true
    where
      l.member_id = $1::bigint
      and l.state = 'open'
  ) mine
  left join lateral (
    select
      l.id,
      (l.units - paid_of_pledge (l.units, coalesce(paid.percent, 0)))::text as held,
      p.is_running
      and g.deleted_at is null as is_open,
      p.ends_at,
      l.made_at,
      seen.id as group_id,
      seen.name
    from
      pledges l
      join projects p on p.group_id = l.group_id
      join groups g on g.id = l.group_id
      left join lateral (
        select
          max(coalesce(part.up_to, 100))::int as percent
        from
          project_payouts o
          left join project_parts part on part.group_id = o.group_id
          and part.nth = o.nth
        where
          o.group_id = l.group_id
      ) paid on true
      left join lateral (
        select
          g.id,
          g.name
        where
          (
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
      ) seen on true
    where
      l.member_id = $1::bigint
      and l.state = 'open'
      and l.id < $2::bigint
    order by
      l.id desc
    limit
      $3::int
    offset
      $4::int
  ) each on true
order by
  each.id desc
