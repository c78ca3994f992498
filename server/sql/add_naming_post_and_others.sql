with
  me as materialized (
    select
      asked.*
    from
      (
        select
          "member"::bigint,
          "message"::text,
          "audience"::text,
          "media"::uuid,
          "hashtags"::text[],
          "nsfw"::text[],
          "mentions"::jsonb,
          "waits"::boolean,
          "group"::bigint,
          "shows"::jsonb,
          "call"::text,
          "key"::text,
          "hash"::bytea,
          nth
        from
          unnest(
            $1::bigint[],
            $2::text[],
            $3::text[],
            $4::uuid[],
            $5::text[],
            $6::text[],
            $7::jsonb[],
            $8::boolean[],
            $9::bigint[],
            $10::jsonb[],
            $11::text[],
            $12::text[],
            $13::bytea[]
          ) with ordinality as lists (
            "member",
            "message",
            "audience",
            "media",
            "hashtags",
            "nsfw",
            "mentions",
            "waits",
            "group",
            "shows",
            "call",
            "key",
            "hash",
            nth
          )
      ) as asked
      join members m on m.id = asked.member
    for key share of
      m skip locked
  ),
  p as (
    insert into
      posts (
        author_id,
        message,
        audience,
        media_id,
        hashtags,
        nsfw,
        mentions,
        position,
        group_id,
        shows
      )
    select
      me.member,
      me.message,
      me.audience,
      me.media,
      me.hashtags,
      me.nsfw,
      me.mentions,
      case
        when me.waits then null
        else nextval('post_positions')
      end,
      null,
      me.shows
    from
      me
    returning
      *
  ),
  counted as (
    insert into
      objects (id, kind, author_id)
    select
      id,
      'post',
      author_id
    from
      p
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
      p as made
      join me on me.member = made.author_id
    where
      me.key is not null
  )
select
  p.id,
  p.position,
  p.author_id,
  p.message,
  p.mentions,
  p.audience,
  p.group_id,
  p.hashtags,
  p.nsfw,
  p.is_repost,
  p.original_id,
  p.shows,
  p.created_at,
  p.edited_at,
  (
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
      l."post_id" = "p"."id"
      and lk.state = 'ready'
  ) as link_card,
  file.key,
  file.kind,
  file.state,
  coalesce(file.failure, p.file_failure) as failure,
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
  null as more_files,
  m.username,
  m.full_name,
  m.is_bot,
  face.key as avatar_key,
  false as following,
  null as reaction,
  0 as likes,
  0 as dislikes,
  0 as comments,
  0 as reposts,
  0 as tips,
  null as tip_units,
  false as saved,
  false as pinned,
  (
    select
      g.name
    from
      groups g
    where
      g.id = p.group_id
  ) as group_name,
  (
    select
      gp.id
    from
      group_pins gp
    where
      gp.post_id = p.id
  ) as group_pin,
  case
    when p.group_id is not null then (
      select
        jsonb_build_object('id', topic.id, 'name', topic.name)
      from
        post_topics filed
        join group_topics topic on topic.id = filed.topic_id
        and topic.group_id = p.group_id
      where
        filed.post_id = p.id
    )
  end as group_topic,
  (
    select
      s.member_id
    from
      group_members s
    where
      s.group_id = p.group_id
      and s.standing = 'owner'
  ) as group_owner_id,
  null::jsonb as thread,
  null as my_repost_id,
  false as viewer_is_minor,
  true as listed,
  p.position as cursor,
  array(
    select
      named.id
    from
      members named
    where
      named.id <> p.author_id
      and named.id = any (
        array(
          select
            (each ->> 'user_id')::bigint
          from
            jsonb_array_elements(p.mentions) as each
        )
      )
      and (
        p.deleted_at is null
        and (
          (
            "p"."author_id" = "named"."id"
            and (
              "p"."group_id" is null
              or has_groups ()
            )
          )
          or (
            p.position is not null
            and case
              when "p"."group_id" is null then p.audience = 'public'
              or (
                "named"."id"::bigint = - ("p"."author_id"::bigint)
                or (
                  select
                    mutual
                  from
                    follows
                  where
                    follower_id = "named"."id"
                    and followed_id = "p"."author_id"
                ) is true
              )
              else (
                (
                  select
                    inside.deleted_at is null
                    and case
                      when "p"."audience" <> 'public' then their.is_in
                      and their.openings <= "p"."openings"
                      when inside.is_closed then their.is_in
                      else their.standing is distinct from 'banned'
                    end
                    and has_groups ()
                  from
                    groups inside
                    left join group_members their on their.group_id = inside.id
                    and their.member_id = "named"."id"
                  where
                    inside.id = "p"."group_id"
                ) is true
              )
            end
            and (
              not (
                (
                  select
                    true
                  from
                    blocks
                  where
                    blocker_id = "named"."id"
                    and blocked_id = "p"."author_id"
                ) is true
                or (
                  select
                    true
                  from
                    blocks
                  where
                    blocker_id = "p"."author_id"
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
                    member_id = "p"."author_id"
                ) is true
              )
            )
            and (
              p.original_id is null
              or p.author_id = "named"."id"
              or (
                select
                  (
                    "o"."author_id" = "named"."id"
                    and (
                      "o"."group_id" is null
                      or has_groups ()
                    )
                  )
                  or (
                    case
                      when "o"."group_id" is null then o.audience = 'public'
                      and not (
                        select
                          q.shows_private
                        from
                          posts q
                        where
                          q.id = p.id
                      )
                      or (
                        "named"."id"::bigint = - ("o"."author_id"::bigint)
                        or (
                          select
                            mutual
                          from
                            follows
                          where
                            follower_id = "named"."id"
                            and followed_id = "o"."author_id"
                        ) is true
                      )
                      else (
                        (
                          select
                            inside.deleted_at is null
                            and case
                              when "o"."audience" <> 'public' then their.is_in
                              and their.openings <= "o"."openings"
                              when inside.is_closed then their.is_in
                              else their.standing is distinct from 'banned'
                            end
                            and has_groups ()
                          from
                            groups inside
                            left join group_members their on their.group_id = inside.id
                            and their.member_id = "named"."id"
                          where
                            inside.id = "o"."group_id"
                        ) is true
                      )
                    end
                    and (
                      not (
                        (
                          select
                            true
                          from
                            blocks
                          where
                            blocker_id = "named"."id"
                            and blocked_id = "o"."author_id"
                        ) is true
                        or (
                          select
                            true
                          from
                            blocks
                          where
                            blocker_id = "o"."author_id"
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
                            member_id = "o"."author_id"
                        ) is true
                      )
                    )
                  )
                from
                  posts o
                where
                  o.id = p.original_id
              )
            )
          )
        )
      )
  ) as heard_by,
  case
    when p.audience = 'private' then array(
      select
        p.author_id
      union all
      select
        there.followed_id as id
      from
        follows there
      where
        there.follower_id = p.author_id
        and there.mutual
    )
  end as hinted,
  me.nth
from
  p
  join me on me.member = p.author_id
  join members m on m.id = p.author_id
  left join media face on face.id = m.avatar_id
  left join media file on file.id = p.media_id
