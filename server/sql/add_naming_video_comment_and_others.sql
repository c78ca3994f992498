with
  me as materialized (
    select
      asked.*
    from
      (
        select
          "member"::bigint,
          "object"::bigint,
          "message"::text,
          "mentions"::jsonb,
          "media"::uuid,
          "waits"::boolean,
          "call"::text,
          "key"::text,
          "hash"::bytea,
          nth
        from
          unnest(
            $1::bigint[],
            $2::bigint[],
            $3::text[],
            $4::jsonb[],
            $5::uuid[],
            $6::boolean[],
            $7::text[],
            $8::text[],
            $9::bytea[]
          ) with ordinality as lists ("member", "object", "message", "mentions", "media", "waits", "call", "key", "hash", nth)
      ) as asked
      join members m on m.id = asked.member
    for key share of
      m skip locked
  ),
  target as materialized (
    select
      target.*,
      me.member as writer,
      me.message as written,
      me.mentions as named,
      me.media,
      me.waits,
      me.nth
    from
      me
      cross join lateral (
        select
          vd.*,
          case
            when (vd.visibility in ('private', 'scheduled')) then 1
            when (vd.visibility = 'members') then 2
            else 0
          end as bounds,
          0 as bound_openings,
          (
            case
              when not (
                "vd"."author_id" = "me"."member"
                or exists (
                  select
                  from
                    channel_collaborators staff
                  where
                    staff.channel_id = "vd"."channel_id"
                    and staff.member_id = "me"."member"
                    and staff.accepted_at is not null
                    and staff.role in ('owner', 'manager', 'editor')
                )
              )
              and case coalesce(
                  (
                    select
                      ds.hold
                    from
                      discussion_settings ds
                    where
                      ds.object_id = "vd"."id"
                  ),
                  (
                    select
                      ch.comment_hold
                    from
                      channels ch
                    where
                      ch.id = vd.channel_id
                  )
                )
                when 'all' then true
                when 'some' then has_link ("me"."message")
                or has_word (
                  "me"."message",
                  (
                    select
                      cr.words
                    from
                      comment_rules cr
                    where
                      cr.owner_id = "vd"."author_id"
                  )
                ) is true
                else false
              end
              and not exists (
                select
                from
                  approved_commenters ac
                where
                  ac.owner_id = "vd"."author_id"
                  and ac.member_id = "me"."member"
              ) then "vd"."author_id"
            end
          ) as hold_for
        from
          "videos" vd
        where
          "vd"."id" = "me"."object"
          and (
            vd.deleted_at is null
            and (
              vd.author_id = "me"."member"
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
                            and ms.member_id = "me"."member"
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
                      and staff.member_id = "me"."member"
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
                        blocker_id = "me"."member"
                        and blocked_id = "vd"."author_id"
                    ) is true
                    or (
                      select
                        true
                      from
                        blocks
                      where
                        blocker_id = "vd"."author_id"
                        and blocked_id = "me"."member"
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
          and (
            (not vd.made_for_kids)
            and not exists (
              select
              from
                discussion_settings ds
              where
                ds.object_id = "vd"."id"
                and ds.is_off
            )
          )
        limit
          1
        for key share of
          vd skip locked
      ) as target
  ),
  free as materialized (
    select
      c.id
    from
      objects c
    where
      c.id = any (
        array(
          select
            id
          from
            target
        )
      )
    for no key update
      skip locked
  ),
  added as (
    insert into
      comments (object_id, author_id, message, mentions, media_id, position, circle, openings, held_for)
    select
      target.id,
      writer,
      written,
      named,
      media,
      case
        when "waits"::boolean
        or hold_for is not null then null
        else nextval('comment_positions')
      end,
      bounds,
      bound_openings,
      hold_for
    from
      target
      join free on free.id = target.id
    returning
      *
  ),
  claimed as (
    insert into
      idempotency_keys (
        member_id,
        call,
        key,
        request_hash,
        object_id
      )
    select
      me.member,
      me.call,
      me.key,
      me.hash,
      made.id
    from
      added as made
      join me on me.member = made.author_id
    where
      me.key is not null
  )
select
  c.id,
  c.object_id,
  c.parent_id,
  c.position,
  c.author_id,
  m.username,
  m.full_name,
  m.is_bot,
  face.key as avatar_key,
  c.message,
  (
    case
      when "c"."mentions" = '[]' then "c"."mentions"
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
          jsonb_array_elements("c"."mentions") with ordinality as each (named, place)
        where
          (
            (named ->> 'user_id')::bigint <> all (
              array(
                select
                  blocked_id
                from
                  blocks
                where
                  blocker_id = "vd"."writer"
                union all
                select
                  blocker_id
                from
                  blocks
                where
                  blocked_id = "vd"."writer"
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
  c.created_at,
  c.edited_at,
  c.is_hearted,
  c.held_for,
  file.key,
  file.kind,
  file.state,
  coalesce(file.failure, c.file_failure) as failure,
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
    vd.deleted_at is null
    and vd.position is not null
    and vd.visibility in ('public', 'unlisted')
  )
  and c.circle = 0 as is_open,
  cardinality(vd.nsfw) > 0
  and (
    select
      born_on > current_date - interval '18 years'
    from
      members
    where
      id = "vd"."writer"
  ) is true as hides_file,
  0 as replies,
  "vd"."author_id" as said_to,
  array(
    select
      named.id
    from
      members named
    where
      named.id <> c.author_id
      and named.id = any (
        array_append(
          array(
            select
              (each ->> 'user_id')::bigint
            from
              jsonb_array_elements(c.mentions) as each
          ),
          "vd"."author_id"
        )
      )
      and (
        (
          "c"."deleted_at" is null
          and (
            "c"."author_id" = "named"."id"
            or (
              "c"."position" is not null
              and (
                not (
                  (
                    select
                      true
                    from
                      blocks
                    where
                      blocker_id = "named"."id"
                      and blocked_id = "c"."author_id"
                  ) is true
                  or (
                    select
                      true
                    from
                      blocks
                    where
                      blocker_id = "c"."author_id"
                      and blocked_id = "named"."id"
                  ) is true
                )
                and not (
                  (
                    select
                      true
                    from
                      away_members
                    where
                      member_id = "c"."author_id"
                  ) is true
                )
              )
              and (
                "c"."circle" = 0
                or (
                  select
                    (
                      "c"."circle" = 0
                      or (
                        "vd"."author_id" = "named"."id"
                        or exists (
                          select
                          from
                            channel_collaborators staff
                          where
                            staff.channel_id = "vd"."channel_id"
                            and staff.member_id = "named"."id"
                            and staff.accepted_at is not null
                            and staff.role in ('owner', 'manager', 'editor')
                        )
                      )
                      or (
                        "c"."circle" & 1 = 0
                        and (
                          (
                            select
                              true
                            from
                              memberships ms
                            where
                              ms.channel_id = "vd"."channel_id"
                              and ms.member_id = "named"."id"
                              and ms.state <> 'ended'
                          ) is true
                        )
                      )
                    )
                  from
                    "videos" vd
                  where
                    "vd"."id" = "c"."object_id"
                ) is true
              )
            )
          )
        )
        and (
          (
            (
              select
                (
                  vd.deleted_at is null
                  and (
                    vd.author_id = "named"."id"
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
                                  and ms.member_id = "named"."id"
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
                            and staff.member_id = "named"."id"
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
                              blocker_id = "named"."id"
                              and blocked_id = "vd"."author_id"
                          ) is true
                          or (
                            select
                              true
                            from
                              blocks
                            where
                              blocker_id = "vd"."author_id"
                              and blocked_id = "named"."id"
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
              from
                "videos" vd
              where
                "vd"."id" = "c"."object_id"
            ) is true
          )
          and (
            c.parent_id is null
            or (
              select
                (
                  "parent"."deleted_at" is null
                  and (
                    "parent"."author_id" = "named"."id"
                    or (
                      "parent"."position" is not null
                      and (
                        not (
                          (
                            select
                              true
                            from
                              blocks
                            where
                              blocker_id = "named"."id"
                              and blocked_id = "parent"."author_id"
                          ) is true
                          or (
                            select
                              true
                            from
                              blocks
                            where
                              blocker_id = "parent"."author_id"
                              and blocked_id = "named"."id"
                          ) is true
                        )
                        and not (
                          (
                            select
                              true
                            from
                              away_members
                            where
                              member_id = "parent"."author_id"
                          ) is true
                        )
                      )
                      and (
                        "parent"."circle" = 0
                        or (
                          select
                            (
                              "parent"."circle" = 0
                              or (
                                "vd"."author_id" = "named"."id"
                                or exists (
                                  select
                                  from
                                    channel_collaborators staff
                                  where
                                    staff.channel_id = "vd"."channel_id"
                                    and staff.member_id = "named"."id"
                                    and staff.accepted_at is not null
                                    and staff.role in ('owner', 'manager', 'editor')
                                )
                              )
                              or (
                                "parent"."circle" & 1 = 0
                                and (
                                  (
                                    select
                                      true
                                    from
                                      memberships ms
                                    where
                                      ms.channel_id = "vd"."channel_id"
                                      and ms.member_id = "named"."id"
                                      and ms.state <> 'ended'
                                  ) is true
                                )
                              )
                            )
                          from
                            "videos" vd
                          where
                            "vd"."id" = "c"."object_id"
                        ) is true
                      )
                    )
                  )
                )
              from
                comments parent
              where
                parent.id = c.parent_id
            ) is true
          )
        )
      )
  ) as heard_by,
  case
    when (vd.visibility in ('private', 'scheduled'))
    or "c"."circle" & 1 > 0 then array(
      select
        "vd"."author_id"
      union all
      select
        staff.member_id
      from
        channel_collaborators staff
      where
        staff.channel_id = "vd"."channel_id"
        and staff.accepted_at is not null
    )
    when (vd.visibility = 'members')
    or "c"."circle" & 2 > 0 then (
      array(
        select
          "vd"."author_id"
        union all
        select
          staff.member_id
        from
          channel_collaborators staff
        where
          staff.channel_id = "vd"."channel_id"
          and staff.accepted_at is not null
      ) || array(
        select
          ms.member_id as id
        from
          memberships ms
        where
          ms.channel_id = "vd"."channel_id"
          and ms.state <> 'ended'
      )
    )
  end as audience,
  vd.nth
from
  added c
  join target vd on vd.writer = c.author_id
  join members m on m.id = c.author_id
  left join media face on face.id = m.avatar_id
  left join media file on file.id = c.media_id
