select
  count(r.member_id)::int as all,
  count(r.completed_at)::int as complete,
  (
    select
      contribution_score
    from
      members
    where
      id = $1::bigint
  ) as score
from
  referrals r
where
  r.referrer_id = $1::bigint
  and (
    not (
      (
        select
          true
        from
          blocks
        where
          blocker_id = $1
          and blocked_id = "r"."member_id"
      ) is true
      or (
        select
          true
        from
          blocks
        where
          blocker_id = "r"."member_id"
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
          member_id = "r"."member_id"
      ) is true
    )
  )
