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
      array(
        select
          h.key
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
      ) as tags,
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
      ) as interests,
      array(
        select distinct
          unnest(vd.tags)
        from
          (
            select
              video_id
            from
              video_history
            where
              member_id = $1
              and "watched_at" < to_timestamp($5::bigint) + interval '1 second'
            order by
              place desc
            limit
              30
          ) as last
          join videos vd on vd.id = last.video_id
        where
          not vd.made_for_kids
      ) as watched_tags
    from
      (
        select
          coalesce(
            (
              select
                vd.position
              from
                videos vd
              where
                (
                  vd.deleted_at is null
                  and vd.position is not null
                  and vd.visibility in ('public', 'members')
                )
              order by
                vd.position desc
              limit
                1
            ),
            0
          ) + 1 as position
      ) as newest
  ),
  walk as materialized (
    select
      near.id,
      near.position
    from
      v
      cross join lateral (
        select
          vd.id,
          vd.position
        from
          videos vd
        where
          (
            vd.deleted_at is null
            and vd.position is not null
            and vd.visibility in ('public', 'members')
          )
          and vd.position < v.below
        order by
          vd.position desc
        limit
          200
      ) as near
  ),
  beside as materialized (
    select
      theirs.id,
      theirs.position
    from
      v
      cross join (
        select
          channel_id
        from
          channel_subscriptions
        where
          member_id = $1
          and "subscribed_at" < to_timestamp($5::bigint) + interval '1 second'
        order by
          place desc
        limit
          100
      ) as s
      cross join lateral (
        select
          vd.id,
          vd.position
        from
          videos vd
        where
          vd.channel_id = s.channel_id
          and (
            vd.deleted_at is null
            and vd.position is not null
            and vd.visibility in ('public', 'members')
          )
          and vd.position < v.top
        order by
          vd.position desc
        limit
          3
      ) as theirs
    union
    select
      tagged.id,
      tagged.position
    from
      v
      cross join (
        select
          h.id
        from
          v
          join hashtags h on h.key = any (v.tags || v.interests)
      ) as its
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
                t.kind = 'video'
                and t.hashtag_id = "its"."id"
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
                t.kind = 'video'
                and t.hashtag_id = "its"."id"
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
      vd.id,
      vd.position,
      s.member_id is not null
      and not vd.made_for_kids as is_subscribed,
      vd.tags && v.tags
      and not vd.made_for_kids as has_followed,
      vd.tags && v.interests
      and not vd.made_for_kids as has_interest,
      vd.tags && v.watched_tags
      and not vd.made_for_kids as has_watched,
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
            v.began - vd.published_at
        ),
        0
      )::float8 / 3600 as age_hours,
      seen.video_id is not null
      and not vd.made_for_kids as is_seen
    from
      candidate c
      join videos vd on vd.id = c.id
      cross join v
      join view_counts n on n.object_id = vd.id
      left join channel_subscriptions s on s.member_id = $1
      and s.channel_id = vd.channel_id
      and "s"."subscribed_at" < to_timestamp($5::bigint) + interval '1 second'
      left join video_history seen on seen.member_id = $1
      and seen.video_id = vd.id
      and seen.is_finished
      and seen.watched_at < v.began
    where
      (
        vd.deleted_at is null
        and vd.position is not null
        and vd.visibility in ('public', 'members')
      )
      and (
        vd.deleted_at is null
        and (
          vd.author_id = $1
          or (
            (
              vd.position is not null
              and (
                vd.visibility in ('public', 'unlisted')
                or (
                  vd.visibility = 'members'
                  and (
                    (
                      select
                        true
                      from
                        memberships ms
                      where
                        ms.channel_id = "vd"."channel_id"
                        and ms.member_id = $1
                        and ms.state <> 'ended'
                    ) is true
                  )
                )
              )
              or exists (
                select
                from
                  channel_collaborators staff
                where
                  staff.channel_id = "vd"."channel_id"
                  and staff.member_id = $1
                  and staff.accepted_at is not null
                  and staff.role in ('owner', 'manager', 'editor')
              )
            )
            and (
              "vd"."author_id" <> all ("v"."hidden")
              and not (
                (
                  select
                    true
                  from
                    away_members
                  where
                    member_id = "vd"."author_id"
                ) is true
              )
            )
          )
        )
      )
      and (
        (
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
                member_id = "vd"."author_id"
            ) is not true
            or "vd"."author_id" = $1
            or (
              $1::bigint = - ("vd"."author_id"::bigint)
              or (
                select
                  true
                from
                  follows
                where
                  follower_id = $1
                  and followed_id = "vd"."author_id"
              ) is true
            )
          )
          or (
            select
              true
            from
              channel_subscriptions sub
            where
              sub.channel_id = vd.channel_id
              and sub.member_id = $1
          ) is true
        )
        and (
          not "v"."keeps_out"
          or vd.author_id = $1
          or not (
            coalesce(
              has_words (
                vd.title || ' ' || vd.description,
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
            or vd.tags && array(
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
            or vd.author_id = any (
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
              vd.nsfw && (
                select
                  nsfw_hidden
                from
                  members
                where
                  id = $1
              )
              or (
                cardinality(vd.nsfw) > 0
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
  ),
  ranked as materialized (
    select
      known.*,
      row_number() over (
        order by
          floor(40 * power(2, - least(coalesce(age_hours, 0) / 96, 60)))::int + case
            when is_subscribed then 40
            else 0
          end + case
            when has_followed then 20
            else 0
          end + case
            when has_interest then 12
            else 0
          end + case
            when has_watched then 10
            else 0
          end + coalesce(completion * 20 / 100, 10) + case
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
      page.is_subscribed,
      case
        when page.has_followed then (
          select
            each
          from
            unnest(vd.tags) as each
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
        )
      end as followed_tag,
      case
        when page.has_interest then (
          select
            each
          from
            unnest(vd.tags) as each
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
        )
      end as interest_tag,
      case
        when page.has_watched then (
          select
            each
          from
            unnest(vd.tags) as each
          where
            each = any (
              (
                select
                  watched_tags
                from
                  v
              )::text[]
            )
          order by
            each
          limit
            1
        )
      end as watched_tag,
      page.completion,
      page.age_hours,
      vd.id,
      vd.channel_id,
      ch.name as channel_name,
      ch.handle as channel_handle,
      face.key as channel_key,
      followed.subscribers,
      (
        select
          true
        from
          channel_subscriptions s
        where
          s.channel_id = vd.channel_id
          and s.member_id = $1
      ) is true as subscribed,
      vd.author_id,
      (
        case
          when "vd"."author_id" = $1 then 'owner'
          else (
            select
              staff.role
            from
              channel_collaborators staff
            where
              staff.channel_id = "vd"."channel_id"
              and staff.member_id = $1
              and staff.accepted_at is not null
          )
        end
      ) as role,
      vd.title,
      vd.description,
      vd.hashtags,
      vd.nsfw,
      vd.visibility,
      vd.publish_at,
      vd.made_for_kids,
      vd.allows_download,
      vd.position,
      vd.created_at,
      vd.published_at,
      vd.edited_at,
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
          to_jsonb(thumbnail)
        from
          media thumbnail
        where
          thumbnail.id = vd.thumbnail_id
          and thumbnail.state = 'ready'
      ) as thumbnail,
      (
        select
          coalesce(
            json_agg(
              json_build_object('language', cp.language, 'key', words.key, 'may_not_fit', cp.may_not_fit)
              order by
                cp.language
            ),
            '[]'
          )
        from
          video_captions cp
          join media words on words.id = cp.media_id
        where
          cp.video_id = vd.id
      ) as caption_files,
      (
        select
          to_jsonb(coming)
        from
          media coming
        where
          coming.id = vd.next_media_id
      ) as replacement,
      (
        select
          r.kind
        from
          reactions r
        where
          r.object_id = vd.id
          and r.member_id = $1
      ) as reaction,
      o.likes,
      o.dislikes,
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
            away.object_id = "vd"."id"
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
                "unseen"."circle" = 0
                or (
                  "vd"."author_id" = $1
                  or exists (
                    select
                    from
                      channel_collaborators staff
                    where
                      staff.channel_id = "vd"."channel_id"
                      and staff.member_id = $1
                      and staff.accepted_at is not null
                      and staff.role in ('owner', 'manager', 'editor')
                  )
                )
                or (
                  "unseen"."circle" & 1 = 0
                  and (
                    (
                      select
                        true
                      from
                        memberships ms
                      where
                        ms.channel_id = "vd"."channel_id"
                        and ms.member_id = $1
                        and ms.state <> 'ended'
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
            unseen.object_id = "vd"."id"
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
            32767 = 0
            or (
              "vd"."author_id" = $1
              or exists (
                select
                from
                  channel_collaborators staff
                where
                  staff.channel_id = "vd"."channel_id"
                  and staff.member_id = $1
                  and staff.accepted_at is not null
                  and staff.role in ('owner', 'manager', 'editor')
              )
            )
            or (
              32767 & 1 = 0
              and (
                (
                  select
                    true
                  from
                    memberships ms
                  where
                    ms.channel_id = "vd"."channel_id"
                    and ms.member_id = $1
                    and ms.state <> 'ended'
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
              unseen.object_id = "vd"."id"
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
                "unseen"."circle" = 0
                or (
                  "vd"."author_id" = $1
                  or exists (
                    select
                    from
                      channel_collaborators staff
                    where
                      staff.channel_id = "vd"."channel_id"
                      and staff.member_id = $1
                      and staff.accepted_at is not null
                      and staff.role in ('owner', 'manager', 'editor')
                  )
                )
                or (
                  "unseen"."circle" & 1 = 0
                  and (
                    (
                      select
                        true
                      from
                        memberships ms
                      where
                        ms.channel_id = "vd"."channel_id"
                        and ms.member_id = $1
                        and ms.state <> 'ended'
                    ) is true
                  )
                )
              )
          )
        end
      ) as comments,
      counts.views,
      (
        select
          ds.is_off
        from
          discussion_settings ds
        where
          ds.object_id = vd.id
      ) is true as comments_off,
      (
        (
          select
            true
          from
            saved_objects kept
          where
            kept.member_id = $1
            and kept.object_id = "vd"."id"
        ) is true
      ) as saved,
      (
        select
          born_on > current_date - interval '18 years'
        from
          members
        where
          id = $1
      ) is true as viewer_is_minor,
      (
        vd.visibility = 'members'
        and not (
          "vd"."author_id" = $1
          or exists (
            select
            from
              channel_collaborators staff
            where
              staff.channel_id = "vd"."channel_id"
              and staff.member_id = $1
              and staff.accepted_at is not null
              and staff.role in ('owner', 'manager', 'editor')
          )
        )
        and not (
          (
            select
              true
            from
              memberships ms
            where
              ms.channel_id = "vd"."channel_id"
              and ms.member_id = $1
              and ms.state <> 'ended'
          ) is true
        )
      ) as is_locked,
      case
        when (
          vd.visibility = 'members'
          and not (
            "vd"."author_id" = $1
            or exists (
              select
              from
                channel_collaborators staff
              where
                staff.channel_id = "vd"."channel_id"
                and staff.member_id = $1
                and staff.accepted_at is not null
                and staff.role in ('owner', 'manager', 'editor')
            )
          )
          and not (
            (
              select
                true
              from
                memberships ms
              where
                ms.channel_id = "vd"."channel_id"
                and ms.member_id = $1
                and ms.state <> 'ended'
            ) is true
          )
        ) then (
          select
            tier.units::text
          from
            channel_tiers tier
          where
            tier.channel_id = vd.channel_id
            and tier.closed_at is null
        )
      end as month_units,
      watched.seconds as stopped_at,
      watched.is_finished
    from
      page
      join videos vd on vd.id = page.id
      join objects o on o.id = vd.id
      join view_counts counts on counts.object_id = vd.id
      join channels ch on ch.id = vd.channel_id
      join channel_counts followed on followed.channel_id = vd.channel_id
      left join media face on face.id = ch.avatar_id
      left join media file on file.id = vd.media_id
      left join video_history watched on watched.member_id = $1
      and watched.video_id = vd.id
  ) as shown on true
order by
  shown.rank
