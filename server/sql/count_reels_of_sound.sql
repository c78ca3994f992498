select
  count(*) as count
from
  (
    select
      rl.*
    from
      reels rl
    where
      rl.sound_from = $2
      and rl.deleted_at is null
      and rl.position is not null
    order by
      rl.position desc
    limit
      1000
  ) rl
where
  (
    rl.deleted_at is null
    and (
      rl.author_id = $1
      or (
        rl.position is not null
        and (
          rl.audience = 'public'
          or (
            $1::bigint = - ("rl"."author_id"::bigint)
            or (
              select
                mutual
              from
                follows
              where
                follower_id = $1
                and followed_id = "rl"."author_id"
            ) is true
          )
        )
        and (
          not (
            (
              select
                true
              from
                blocks
              where
                blocker_id = $1
                and blocked_id = "rl"."author_id"
            ) is true
            or (
              select
                true
              from
                blocks
              where
                blocker_id = "rl"."author_id"
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
                member_id = "rl"."author_id"
            ) is true
          )
        )
      )
    )
  )
  and (
    (
      (
        select
          true
        from
          limited_members
        limit
          1
      ) is not true
      or (
        select
          true
        from
          limited_members
        where
          member_id = "rl"."author_id"
      ) is not true
      or "rl"."author_id" = $1
      or (
        $1::bigint = - ("rl"."author_id"::bigint)
        or (
          select
            true
          from
            follows
          where
            follower_id = $1
            and followed_id = "rl"."author_id"
        ) is true
      )
    )
    and (
      not (
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
      )
      or rl.author_id = $1
      or not (
        coalesce(
          has_words (
            rl.message,
            (
              select
                words_pattern (array_agg(word))
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
          ),
          false
        )
        or rl.tags && array(
          select
            tag_key (word)
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
        or rl.author_id = any (
          array(
            select
              muted_id
            from
              member_mutes
            where
              member_id = $1
              and (
                ends_at is null
                or ends_at > now()
              )
          )
        )
        or (
          rl.nsfw && (
            select
              nsfw_hidden
            from
              members
            where
              id = $1
          )
          or (
            cardinality(rl.nsfw) > 0
            and (
              select
                born_on > current_date - interval '18 years'
              from
                members
              where
                id = $1
            ) is true
          )
        )
      )
    )
  )
  and not (
    (
      select
        true
      from
        reel_hides hide
      where
        hide.member_id = $1
        and hide.reel_id = rl.id
    ) is true
  )
