with
  due as (
    select
      id
    from
      price_alerts
    where
      reached_at is null
      and currency = $1
      and quote_currency = $2
      and created_at <= $4
      and case
        when goes_up then price <= $3::numeric
        else price >= $3::numeric
      end
    order by
      id
    limit
      $6::int
    for update
      skip locked
  ),
  reached as (
    update price_alerts a
    set
      reached_at = now()
    from
      due
    where
      a.id = due.id
    returning
      a.id,
      a.member_id
  ),
  told as (
    insert into
      notification_outbox (kind, member_id, about_id, item_id, data)
    select
      'price_alert',
      member_id,
      id,
      id,
      jsonb_build_object('text', $5::text)
    from
      reached
  )
select
  member_id
from
  reached
