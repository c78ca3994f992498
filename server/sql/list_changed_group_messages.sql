select
  d.id,
  "c"."group_id" as place,
  (
    select
      o.member_id
    from
      group_members o
    where
      o.group_id = c.group_id
      and o.standing = 'owner'
  ) as owner_id,
  d.seq,
  d.changed,
  d.root_id,
  d.parent_id,
  m.id as author_id,
  m.username,
  m.full_name,
  m.is_bot,
  face.key as avatar_key,
  case
    when d.deleted_at is null then d.message
    else ''
  end as message,
  (
    case
      when (
        case
          when d.deleted_at is null then d.mentions
          else '[]'
        end
      ) = '[]' then (
        case
          when d.deleted_at is null then d.mentions
          else '[]'
        end
      )
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
          jsonb_array_elements(
            (
              case
                when d.deleted_at is null then d.mentions
                else '[]'
              end
            )
          ) with ordinality as each (named, place)
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
  d.likes,
  d.dislikes,
  (
    case
      when d.replies = 0 then 0
      else d.replies - (
        select
          count(*)::int
        from
          away_replies away
          join messages reply on reply.id = away.message_id
        where
          away.root_id = d.id
          and reply.deleted_at is null
      ) - case
        when (
          select
            s.standing in ('owner', 'moderator')
          from
            (
              select
                c.*
            ) c
            join groups g on g.id = c.group_id
            and g.deleted_at is null
            and has_groups ()
            join group_members s on s.group_id = g.id
            and s.member_id = $1
            and s.is_in
        ) then 0
        else (
          select
            count(*)::int
          from
            messages reply
          where
            reply.root_id = d.id
            and reply.conversation_id = d.conversation_id
            and reply.deleted_at is null
            and reply.author_id = any (
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
                  member_id = reply.author_id
              ) is true
            )
        )
      end
    end
  ) as replies,
  (
    select
      r.kind
    from
      message_reactions r
    where
      r.message_id = d.id
      and r.member_id = $1
  ) as reaction,
  null as friend_reaction,
  null as reactions,
  null as notice,
  d.created_at,
  d.edited_at,
  d.deleted_at is not null as is_deleted,
  (
    d.author_id is not null
    and (
      (
        select
          true
        from
          blocks
        where
          blocker_id = $1
          and blocked_id = d.author_id
      ) is true
      or (
        select
          true
        from
          blocks
        where
          blocker_id = d.author_id
          and blocked_id = $1
      ) is true
    )
  ) as is_blocked,
  d.is_forwarded,
  (
    select
      jsonb_build_object(
        'id',
        q.id,
        'seq',
        q.seq,
        'is_deleted',
        q.is_deleted,
        'author_id',
        case
          when q.is_shown then q.author_id
        end,
        'full_name',
        case
          when q.is_shown then q.full_name
        end,
        'excerpt',
        case
          when q.is_shown then left(q.message, 560)
          else ''
        end,
        'file_type',
        case
          when q.is_shown then q.file_type
        end
      )
    from
      (
        select
          d.id,
          d.seq,
          d.author_id,
          d.deleted_at is not null as is_deleted,
          d.message,
          its.full_name,
          its_file.kind as file_type,
          (
            d.deleted_at is null
            and (
              d.seq > (
                select
                  "s"."chat_from"
                from
                  (
                    select
                      c.*
                  ) c
                  join groups g on g.id = c.group_id
                  and g.deleted_at is null
                  and has_groups ()
                  join group_members s on s.group_id = g.id
                  and s.member_id = $1
                  and s.is_in
              )
              and (
                d.author_id is null
                or d.author_id = $1
                or (
                  not (
                    (
                      select
                        true
                      from
                        away_members
                      where
                        member_id = d.author_id
                    ) is true
                  )
                  and (
                    (
                      select
                        s.standing in ('owner', 'moderator')
                      from
                        (
                          select
                            c.*
                        ) c
                        join groups g on g.id = c.group_id
                        and g.deleted_at is null
                        and has_groups ()
                        join group_members s on s.group_id = g.id
                        and s.member_id = $1
                        and s.is_in
                    )
                    or not (
                      (
                        select
                          true
                        from
                          blocks
                        where
                          blocker_id = $1
                          and blocked_id = d.author_id
                      ) is true
                      or (
                        select
                          true
                        from
                          blocks
                        where
                          blocker_id = d.author_id
                          and blocked_id = $1
                      ) is true
                    )
                  )
                )
              )
            )
          )
          and not (
            d.author_id is not null
            and (
              (
                select
                  true
                from
                  blocks
                where
                  blocker_id = $1
                  and blocked_id = d.author_id
              ) is true
              or (
                select
                  true
                from
                  blocks
                where
                  blocker_id = d.author_id
                  and blocked_id = $1
              ) is true
            )
          ) as is_shown
        from
          (
            select
              parent.*
            from
              messages parent
            where
              parent.id = d.parent_id
          ) d
          left join members its on its.id = d.author_id
          and not (
            d.author_id is not null
            and (
              select
                true
              from
                blocks
              where
                blocker_id = d.author_id
                and blocked_id = $1
            ) is true
          )
          left join media its_file on its_file.id = d.media_id
      ) q
  ) as quoted,
  case
    when d.message = ''
    and d.media_id is null
    and d.deleted_at is null then (
      select
        jsonb_build_object(
          'id',
          k.id,
          'state',
          k.state,
          'has_camera',
          k.has_camera,
          'seconds',
          coalesce(
            floor(
              extract(
                epoch
                from
                  k.ended_at - k.accepted_at
              )
            ),
            0
          )::bigint
        )
      from
        video_calls k
      where
        k.message_id = d.id
    )
  end as video_call,
  case
    when d.deleted_at is null then (
      select
        jsonb_build_object(
          'url',
          "lk"."url",
          'host',
          "lk"."host",
          'title',
          "lk"."title",
          'description',
          "lk"."description",
          'picture_key',
          "lk"."picture_key",
          'picture_width',
          "lk"."picture_width",
          'picture_height',
          "lk"."picture_height"
        )
      from
        shown_links l
        join link_cards lk on lk.id = l.card_id
      where
        l."message_id" = "d"."id"
        and lk.state = 'ready'
    )
  end as link_card,
  case
    when file.kind = 'attachment' then jsonb_build_object('key', file.key, 'bytes', file.bytes, 'mime', file.mime, 'file_name', file.file_name)
  end as attachment,
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
    d.seq > (
      select
        "s"."chat_from"
      from
        conversations c
        join groups g on g.id = c.group_id
        and g.deleted_at is null
        and has_groups ()
        join group_members s on s.group_id = g.id
        and s.member_id = $1
        and s.is_in
      where
        "c"."group_id" = $2
    )
    and (
      d.author_id is null
      or d.author_id = $1
      or (
        not (
          (
            select
              true
            from
              away_members
            where
              member_id = d.author_id
          ) is true
        )
        and (
          (
            select
              s.standing in ('owner', 'moderator')
            from
              conversations c
              join groups g on g.id = c.group_id
              and g.deleted_at is null
              and has_groups ()
              join group_members s on s.group_id = g.id
              and s.member_id = $1
              and s.is_in
            where
              "c"."group_id" = $2
          )
          or not (
            (
              select
                true
              from
                blocks
              where
                blocker_id = $1
                and blocked_id = d.author_id
            ) is true
            or (
              select
                true
              from
                blocks
              where
                blocker_id = d.author_id
                and blocked_id = $1
            ) is true
          )
        )
      )
    )
  ) as is_placed
from
  unnest(
    array(
      select
        d.id
      from
        messages d
      where
        d.conversation_id = (
          select
            c.id
          from
            conversations c
            join groups g on g.id = c.group_id
            and g.deleted_at is null
            and has_groups ()
            join group_members s on s.group_id = g.id
            and s.member_id = $1
            and s.is_in
          where
            "c"."group_id" = $2
        )
        and d.changed > $3
      order by
        d.changed
      fetch first
        ($4::int) rows
      with
        ties
    )
  ) as shown (id)
  join messages d on d.id = shown.id
  join conversations c on c.id = d.conversation_id
  left join members m on m.id = d.author_id
  and not (
    d.author_id is not null
    and (
      select
        true
      from
        blocks
      where
        blocker_id = d.author_id
        and blocked_id = $1
    ) is true
  )
  left join media face on face.id = m.avatar_id
  left join media file on file.id = case
    when d.deleted_at is null then d.media_id
  end
