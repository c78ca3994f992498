select
  case
    when (
      (
        select
          nsfw_hidden <> '{}'
        from
          members
        where
          id = $1
      ) is true
      or (
        select
          born_on > current_date - interval '18 years'
        from
          members
        where
          id = $1
      ) is true
      or exists (
        select
        from
          mutes
        where
          member_id = $1
          and kind = 'word'
          and (
            ends_at is null
            or ends_at > now()
          )
      )
      or exists (
        select
        from
          mutes
        where
          member_id = $1
          and kind = 'tag'
          and (
            ends_at is null
            or ends_at > now()
          )
      )
      or exists (
        select
        from
          member_mutes
        where
          member_id = $1
          and (
            ends_at is null
            or ends_at > now()
          )
      )
    ) then greatest(
      least(
        $2::bigint,
        (
          select
            position + 1
          from
            posts
          where
            deleted_at is null
            and position is not null
          order by
            position desc
          limit
            1
        )
      ) - 20000,
      0
    )
    else 0
  end as bottom
