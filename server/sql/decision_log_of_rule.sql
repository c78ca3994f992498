select
  de.id,
  to_char(de.decided_at at time zone 'UTC', 'YYYY-MM-DD') as day,
  de.kind,
  de.rule_id,
  array(
    select
      act
    from
      decision_acts
    where
      decision_id = de.id
    order by
      act
  ) as acts,
  ap.state as appeal,
  coalesce(ap.by_jury, false) as by_jury,
  de.undone_at is not null as is_undone,
  greatest(
    ceil(
      extract(
        epoch
        from
          de.decided_at - (
            select
              min(sent.created_at)
            from
              reports sent
            where
              sent.decision_id = de.id
          )
      ) / 3600
    ),
    1
  )::int as hours
from
  decisions de
  left join appeals ap on ap.decision_id = de.id
where
  de.rule_id = $1
  and de.id < $2
order by
  de.id desc
limit
  $3::int
offset
  $4::int
