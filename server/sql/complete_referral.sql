with
  done as (
    update referrals
    set
      completed_at = now()
    where
      member_id = $1::bigint
      and completed_at is null
      and exists (
        select
        from
          members m
        where
          m.id = $1::bigint
          and m.email_verified_at is not null
      )
    returning
      member_id,
      referrer_id
  ),
  scored as (
    update members m
    set
      contribution_score = m.contribution_score + 1
    from
      done
    where
      m.id in (done.member_id, done.referrer_id)
  ),
  told as (
    insert into
      notification_outbox (kind, member_id, actor_id)
    select
      'referral_complete',
      referrer_id,
      member_id
    from
      done
  )
select
  referrer_id
from
  done
