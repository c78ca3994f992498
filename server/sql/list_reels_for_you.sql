with
  v as materialized (
    select
      least($2::bigint, newest.position) as top,
      least($3::bigint, newest.position) as below,
      to_timestamp($5::bigint) as began,
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
      ) as hidden,
      (
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
      ) as keeps_out,
      followed.tags,
      wanted.tags as interests,
      followed.ids || array(
        select
          h.id
        from
          hashtags h
        where
          h.key = any (wanted.tags)
      ) as tag_ids
    from
      (
        select
          coalesce(
            (
              select
                rl.position
              from
                reels rl
              where
                rl.deleted_at is null
                and rl.position is not null
              order by
                rl.position desc
              limit
                1
            ),
            0
          ) + 1 as position
      ) as newest
      cross join (
        select
          coalesce(array_agg(each.key), '{}') as tags,
          coalesce(array_agg(each.id), '{}') as ids
        from
          (
            select
              h.key,
              h.id
            from
              hashtag_follows ft
              join hashtags h on h.id = ft.hashtag_id
            where
              ft.member_id = $1
              and "ft"."followed_at" < to_timestamp($5::bigint) + interval '1 second'
            order by
              ft.id desc
            limit
              60
          ) as each
      ) as followed
      cross join (
        select
          array(
            select
              it.tag
            from
              member_interests i
              join interest_tags it on it.interest_id = i.interest_id
            where
              i.member_id = $1
            order by
              it.tag
            limit
              60
          ) as tags
      ) as wanted
  ),
  unwanted as materialized (
    select
      coalesce(array_agg(rl.author_id), '{}') as authors,
      coalesce(
        (
          array_agg(distinct tag) filter (
            where
              tag is not null
          )
        ),
        '{}'
      ) as tags
    from
      (
        select
          hide.reel_id
        from
          reel_hides hide,
          v
        where
          hide.member_id = $1
          and hide.hidden_at < v.began
        order by
          hide.hidden_at desc
        limit
          100
      ) as hidden
      join reels rl on rl.id = hidden.reel_id
      left join lateral unnest(rl.tags) as tag on true
  ),
  walk as materialized (
    select
      near.id,
      near.position
    from
      v
      cross join lateral (
        select
          rl.id,
          rl.position
        from
          reels rl
        where
          rl.deleted_at is null
          and rl.position is not null
          and rl.position < v.below
        order by
          rl.position desc
        limit
          200
      ) as near
  ),
  beside as materialized (
    select
      own.id,
      own.position
    from
      v
      cross join (
        select
          followed_id
        from
          follows
        where
          follower_id = $1
          and "created_at" < to_timestamp($5::bigint) + interval '1 second'
        order by
          created_at desc,
          followed_id desc
        limit
          100
      ) as f
      cross join lateral (
        select
          rl.id,
          rl.position
        from
          reels rl
        where
          rl.author_id = f.followed_id
          and rl.deleted_at is null
          and rl.position is not null
          and rl.position < v.top
        order by
          rl.position desc
        limit
          3
      ) as own
    union
    select
      tagged.id,
      tagged.position
    from
      v
      cross join lateral unnest(v.tag_ids) as its (tag)
      cross join lateral (
        select
          t.object_id as id,
          t.position
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
                and t.hashtag_id = "its"."tag"
                and t.is_public = true
                and t.position < "v"."top"
              order by
                t.position desc
              limit
                3
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
                and t.hashtag_id = "its"."tag"
                and t.is_public = false
                and t.position < "v"."top"
              order by
                t.position desc
              limit
                3
            )
          ) as t
        order by
          t.position desc
        limit
          3
      ) as tagged
  ),
  candidate as materialized (
    select
      id,
      position
    from
      walk
    where
      (
        select
          top = below
        from
          v
      )
      or not exists (
        select
        from
          beside
        where
          beside.id = walk.id
      )
    union
    select
      id,
      position
    from
      beside
    where
      (
        select
          top = below
        from
          v
      )
  ),
  known as materialized (
    select
      rl.id,
      rl.position,
      rl.author_id,
      coalesce(f.mutual, false) as mutual,
      f.follower_id is not null as follows,
      rl.tags && v.tags as has_followed,
      rl.tags && v.interests as has_interest,
      (
        case
          when (
            n.tenths[1] + n.tenths[2] + n.tenths[3] + n.tenths[4] + n.tenths[5] + n.tenths[6] + n.tenths[7] + n.tenths[8] + n.tenths[9] + n.tenths[10]
          ) >= 5 then (
            1 * n.tenths[1] + 2 * n.tenths[2] + 3 * n.tenths[3] + 4 * n.tenths[4] + 5 * n.tenths[5] + 6 * n.tenths[6] + 7 * n.tenths[7] + 8 * n.tenths[8] + 9 * n.tenths[9] + 10 * n.tenths[10]
          ) * 10 / (
            n.tenths[1] + n.tenths[2] + n.tenths[3] + n.tenths[4] + n.tenths[5] + n.tenths[6] + n.tenths[7] + n.tenths[8] + n.tenths[9] + n.tenths[10]
          )
        end
      ) as completion,
      greatest(
        extract(
          epoch
          from
            v.began - rl.created_at
        ),
        0
      )::float8 / 3600 as age_hours,
      rl.author_id = any (u.authors) as is_unwanted,
      rl.tags && u.tags as has_unwanted,
      exists (
        select
        from
          object_views w
        where
          w.member_id = $1
          and w.object_id = "rl"."id"
          and w.is_view
          and w.seen_at < "v"."began"
      ) as is_seen,
      hide.hidden_at is not null as is_hidden
    from
      candidate c
      join reels rl on rl.id = c.id
      cross join v
      cross join unwanted u
      join view_counts n on n.object_id = rl.id
      left join follows f on f.follower_id = $1
      and f.followed_id = rl.author_id
      and "f"."created_at" < to_timestamp($5::bigint) + interval '1 second'
      left join reel_hides hide on hide.member_id = $1
      and hide.reel_id = rl.id
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
              "rl"."author_id" <> all ("v"."hidden")
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
          not "v"."keeps_out"
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
      and (hide.hidden_at < v.began) is not true
  ),
  ranked as materialized (
    select
      known.*,
      row_number() over (
        order by
          floor(40 * power(2, - least(age_hours / 48, 60)))::int + case
            when mutual then 40
            when follows then 30
            else 0
          end + case
            when has_followed then 20
            else 0
          end + case
            when has_interest then 12
            else 0
          end + coalesce(completion * 20 / 100, 10) + case
            when is_unwanted then -60
            else 0
          end + case
            when has_unwanted then -20
            else 0
          end + case
            when is_seen then -60
            else 0
          end desc,
          position desc
      ) as rank
    from
      known
  ),
  page as materialized (
    select
      *
    from
      ranked
    where
      rank > $4::int
      and not is_hidden
    order by
      rank
    limit
      $6::int
  )
select
  v.top,
  v.below,
  extract(
    epoch
    from
      v.began
  )::bigint as began,
  (
    select
      count(*)::int
    from
      ranked
  ) as size,
  (
    select
      case
        when count(*) = 200 then min(position)
      end
    from
      walk
  ) as bottom,
  shown.*
from
  v
  left join (
    select
      page.rank,
      page.mutual,
      (
        select
          each
        from
          unnest(rl.tags) as each
        where
          each = any (
            (
              select
                tags
              from
                v
            )::text[]
          )
        order by
          each
        limit
          1
      ) as followed_tag,
      (
        select
          each
        from
          unnest(rl.tags) as each
        where
          each = any (
            (
              select
                interests
              from
                v
            )::text[]
          )
        order by
          each
        limit
          1
      ) as interest_tag,
      page.completion,
      page.age_hours,
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
      page
      join reels rl on rl.id = page.id
      join objects o on o.id = rl.id
      join view_counts counts on counts.object_id = rl.id
      join members m on m.id = rl.author_id
      left join media face on face.id = m.avatar_id
      left join media file on file.id = rl.media_id
  ) as shown on true
order by
  shown.rank
