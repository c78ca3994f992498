with
  due as (
    select
      r.group_id,
      r.member_id,
      p.ends_at
    from
      projects p
      join project_reminders r on r.group_id = p.group_id
    where
      p.is_running
      and p.ends_at <= $1::timestamptz + make_interval(hours => 48)
    order by
      p.ends_at,
      r.group_id,
      r.member_id
    limit
      $2::int
    for update of
      r skip locked
  ),
  told as (
    insert into
      notification_outbox (kind, member_id, about_id, item_id)
    select
      'project_ending',
      due.member_id,
      due.group_id,
      extract(
        epoch
        from
          due.ends_at
      )::bigint
    from
      due
    where
      due.ends_at > $1::timestamptz
      and not exists (
        select
        from
          pledges l
        where
          l.group_id = due.group_id
          and l.member_id = due.member_id
          and l.state = 'open'
      )
  )
delete from project_reminders r using due
where
  r.group_id = due.group_id
  and r.member_id = due.member_id
returning
  r.group_id,
  r.member_id
