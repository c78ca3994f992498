select
  exists (
    select
    from
      plus_trials
    where
      member_id = $1
  ) as had
