with
  page as materialized (
    select
      rl.id,
      rl.at
    from
      (
        select
          rl.*,
          t.position as at
        from
          (
            (
              select
                t.object_id,
                t.position
              from
                object_tags t
              where
                t.kind = 'reel'
                and t.hashtag_id = (
                  select
                    id
                  from
                    hashtags
                  where
                    key = tag_key ($5::text)
                )
                and t.is_public = true
                and t.position < $2
              order by
                t.position desc
              limit
                2000
            )
            union all
            (
              select
                t.object_id,
                t.position
              from
                object_tags t
              where
                t.kind = 'reel'
                and t.hashtag_id = (
                  select
                    id
                  from
                    hashtags
                  where
                    key = tag_key ($5::text)
                )
                and t.is_public = false
                and t.position < $2
              order by
                t.position desc
              limit
                2000
            )
          ) as t
          join reels rl on rl.id = t.object_id
        order by
          at desc
        limit
          2000
      ) as rl
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
    order by
      rl.at desc
    limit
      $3::int
    offset
      $4::int
  )
select
  place.at,
  rl.id,
  rl.author_id,
  rl.position,
  rl.message,
  (
    case
      when "rl"."mentions" = '[]' then "rl"."mentions"
      else (
        select
          coalesce(
            jsonb_agg(
              named
              order by
                place
            ),
            '[]'
          )
        from
          jsonb_array_elements("rl"."mentions") with ordinality as each (named, place)
        where
          (
            (named ->> 'user_id')::bigint <> all (
              array(
                select
                  blocked_id
                from
                  blocks
                where
                  blocker_id = $1
                union all
                select
                  blocker_id
                from
                  blocks
                where
                  blocked_id = $1
              )
            )
            and not (
              (
                select
                  true
                from
                  away_members
                where
                  member_id = (named ->> 'user_id')::bigint
              ) is true
            )
          )
      )
    end
  ) as mentions,
  rl.audience,
  rl.hashtags,
  rl.nsfw,
  rl.created_at,
  rl.edited_at,
  m.username,
  m.full_name,
  m.is_bot,
  face.key as avatar_key,
  file.key,
  file.kind,
  file.state,
  file.failure as failure,
  file.progress,
  file.width,
  file.height,
  file.animated,
  file.preview,
  file.widths,
  file.alt,
  file.seconds,
  file.heights,
  file.captions,
  file.waveform,
  file.stream,
  (
    select
      to_jsonb(cover)
    from
      media cover
    where
      cover.id = rl.cover_id
      and cover.state = 'ready'
  ) as cover,
  (
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
  ) as following,
  (
    select
      r.kind = 'like'
    from
      reactions r
    where
      r.object_id = rl.id
      and r.member_id = $1
  ) is true as liked,
  o.likes,
  o.tips,
  o.tip_units::text,
  (
    "o"."comments" - (
      select
        count(*)::int
      from
        away_comments away
        join comments unseen on unseen.id = away.comment_id
      where
        away.object_id = "rl"."id"
        and away.parent_id is null
        and unseen.position is not null
        and unseen.deleted_at is null
        and unseen.author_id <> $1
        and unseen.author_id <> all (
          array(
            select
              blocked_id
            from
              blocks
            where
              blocker_id = $1
            union all
            select
              blocker_id
            from
              blocks
            where
              blocked_id = $1
          )
        )
        and (
          unseen.circle = 0
          or (
            "unseen"."circle" & 1 = 0
            or (
              rl.author_id = $1
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
          )
        )
    ) - (
      select
        count(*)::int
      from
        comments unseen
      where
        unseen.object_id = "rl"."id"
        and unseen.parent_id is null
        and unseen.author_id = any (
          array(
            select
              blocked_id
            from
              blocks
            where
              blocker_id = $1
            union all
            select
              blocker_id
            from
              blocks
            where
              blocked_id = $1
          )
        )
        and unseen.position is not null
        and coalesce(unseen.deleted_at, 'infinity') = 'infinity'
    ) - case
      when "o"."closed" = 0
      or (
        32767 & 1 = 0
        or (
          rl.author_id = $1
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
      ) then 0
      else (
        select
          count(*)::int
        from
          comments unseen
        where
          unseen.object_id = "rl"."id"
          and unseen.parent_id is null
          and unseen.circle > 0
          and unseen.position is not null
          and unseen.deleted_at is null
          and unseen.author_id <> $1
          and unseen.author_id <> all (
            array(
              select
                blocked_id
              from
                blocks
              where
                blocker_id = $1
              union all
              select
                blocker_id
              from
                blocks
              where
                blocked_id = $1
            )
          )
          and not (
            "unseen"."circle" & 1 = 0
            or (
              rl.author_id = $1
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
          )
      )
    end
  ) as comments,
  exists (
    select
    from
      comment_reactions cr
    where
      cr.member_id = $1
      and cr.object_id = rl.id
      and cr.kind = 'like'
  ) as comment_liked,
  counts.views,
  counts.tenths,
  (
    (
      select
        true
      from
        saved_objects kept
      where
        kept.member_id = $1
        and kept.object_id = "rl"."id"
    ) is true
  ) as saved,
  (
    (
      select
        true
      from
        reel_hides hide
      where
        hide.member_id = $1
        and hide.reel_id = rl.id
    ) is true
  ) as hidden,
  (
    select
      born_on > current_date - interval '18 years'
    from
      members
    where
      id = $1
  ) is true as viewer_is_minor,
  rl.sound_from,
  rl.lends_sound,
  file.has_sound,
  (
    select
      jsonb_build_object(
        'id',
        sound_reel.id,
        'author_id',
        sound_reel.author_id,
        'username',
        sound_author.username,
        'full_name',
        sound_author.full_name,
        'is_lent',
        (
          sound_reel.author_id = $1
          or (
            sound_reel.audience = 'public'
            and sound_reel.lends_sound
            and cardinality(sound_reel.nsfw) = 0
          )
        )
      )
    from
      reels sound_reel
      join members sound_author on sound_author.id = sound_reel.author_id
    where
      sound_reel.id = rl.sound_from
      and (
        sound_reel.deleted_at is null
        and (
          sound_reel.author_id = $1
          or (
            sound_reel.position is not null
            and (
              sound_reel.audience = 'public'
              or (
                $1::bigint = - ("sound_reel"."author_id"::bigint)
                or (
                  select
                    mutual
                  from
                    follows
                  where
                    follower_id = $1
                    and followed_id = "sound_reel"."author_id"
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
                    and blocked_id = "sound_reel"."author_id"
                ) is true
                or (
                  select
                    true
                  from
                    blocks
                  where
                    blocker_id = "sound_reel"."author_id"
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
                    member_id = "sound_reel"."author_id"
                ) is true
              )
            )
          )
        )
      )
  ) as sound,
  (
    rl.author_id = $1
    or (
      rl.audience = 'public'
      and rl.lends_sound
      and cardinality(rl.nsfw) = 0
    )
  ) as is_lent
from
  (
    select
      unnest(ids) as id,
      unnest(places) as at
    from
      (
        select
          array_agg(
            id
            order by
              at desc
          ) as ids,
          array_agg(
            at
            order by
              at desc
          ) as places
        from
          page
      ) as arrays
  ) as place
  join reels rl on rl.id = place.id
  join objects o on o.id = rl.id
  join view_counts counts on counts.object_id = rl.id
  join members m on m.id = rl.author_id
  left join media face on face.id = m.avatar_id
  left join media file on file.id = rl.media_id
order by
  place.at desc
