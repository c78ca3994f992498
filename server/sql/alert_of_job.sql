with
  published as (
    update jobs
    set
      alerted_at = now()
    where
      id = $1
      and alerted_at is null
    returning
      id
  ),
  suited as materialized (
    select distinct
      s.member_id,
      jb.id,
      jb.author_id
    from
      published
      join jobs jb on jb.id = published.id
      join members m on m.id = jb.author_id
      join saved_searches s on s.is_alert
      and s.member_id <> jb.author_id
      and (
        s.sought is null
        or jb.words @@ s.sought
      )
      and (
        s.skill_keys = '{}'
        or jb.skill_keys && s.skill_keys
      )
      and (
        s.budget_from is null
        or jb.budget_to >= s.budget_from
      )
      and (
        s.budget_to is null
        or jb.budget_from <= s.budget_to
      )
      and (
        s.pay_by is null
        or jb.pay_by = s.pay_by
      )
      and (
        not s.client_verified
        or m.email_verified_at is not null
      )
    where
      (
        jb.state = 'open'
        and jb.bidding_ends > clock_timestamp()
      )
  )
insert into
  notification_outbox (kind, member_id, actor_id, about_id)
select
  'job_match',
  found.member_id,
  found.author_id,
  found.id
from
  suited as found
  join jobs jb on jb.id = found.id
where
  (
    jb.deleted_at is null
    and (
      jb.author_id = "found"."member_id"
      or (
        (
          jb.deleted_at is null
          and jb.state not in ('draft', 'suspended')
        )
        and (
          not (
            (
              select
                true
              from
                blocks
              where
                blocker_id = "found"."member_id"
                and blocked_id = "jb"."author_id"
            ) is true
            or (
              select
                true
              from
                blocks
              where
                blocker_id = "jb"."author_id"
                and blocked_id = "found"."member_id"
            ) is true
          )
          and not (
            (
              select
                true
              from
                away_members
              where
                member_id = "jb"."author_id"
            ) is true
          )
        )
      )
    )
  )
returning
  member_id
