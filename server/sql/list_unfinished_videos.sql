with
  page as materialized (
    select
      vd.id,
      h.place as at
    from
      video_history h
      join videos vd on vd.id = h.video_id
    where
      h.member_id = $1
      and not h.is_finished
      and h.seconds > 0
      and h.place < $2
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
              not (
                (
                  select
                    true
                  from
                    blocks
                  where
                    blocker_id = $1
                    and blocked_id = "vd"."author_id"
                ) is true
                or (
                  select
                    true
                  from
                    blocks
                  where
                    blocker_id = "vd"."author_id"
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
                    member_id = "vd"."author_id"
                ) is true
              )
            )
          )
        )
      )
    order by
      h.place desc
    limit
      $3::int
    offset
      $4::int
  )
select
  place.at,
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
  join videos vd on vd.id = place.id
  join objects o on o.id = vd.id
  join view_counts counts on counts.object_id = vd.id
  join channels ch on ch.id = vd.channel_id
  join channel_counts followed on followed.channel_id = vd.channel_id
  left join media face on face.id = ch.avatar_id
  left join media file on file.id = vd.media_id
  left join video_history watched on watched.member_id = $1
  and watched.video_id = vd.id
order by
  place.at desc
