select
  (
    (
      select
        true
      from
        video_history_pauses p
      where
        p.member_id = $1
    ) is true
  ) as paused
