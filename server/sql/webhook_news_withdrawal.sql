select
  a.actor_id,
  m.language,
  (
    case
      when a.kind in ('withdrawal_sent', 'withdrawal_failed', 'withdrawal_refused') then '/wallet'
    end
  ) as link,
  null::bigint as post,
  null::bigint as comment
from
  notifications n
  join notification_acts a on a.notification_id = n.id
  and a.id = $3
  join members m on m.id = n.member_id -- the reader
where
  n.id = $2
  and n.member_id = $1
  and not (
    $4
    and a.actor_id is not null
    and (
      (
        select
          true
        from
          member_mutes
        where
          member_id = $1
          and (
            ends_at is null
            or ends_at > now()
          )
          and muted_id = "a"."actor_id"
      ) is true
    )
  )
  and (
    case
      when a.kind in ('withdrawal_sent', 'withdrawal_failed', 'withdrawal_refused') then true
    end
  )
