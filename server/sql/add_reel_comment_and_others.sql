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
          rl.*,
          case
            when rl.audience = 'private' then 1
            else 0
          end as bounds,
          0 as bound_openings
        from
          "reels" rl
        where
          "rl"."id" = "me"."object"
          and (
            rl.deleted_at is null
            and (
              rl.author_id = "me"."member"
              or (
                rl.position is not null
                and (
                  rl.audience = 'public'
                  or (
                    "me"."member"::bigint = - ("rl"."author_id"::bigint)
                    or (
                      select
                        mutual
                      from
                        follows
                      where
                        follower_id = "me"."member"
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
                        blocker_id = "me"."member"
                        and blocked_id = "rl"."author_id"
                    ) is true
                    or (
                      select
                        true
                      from
                        blocks
                      where
                        blocker_id = "rl"."author_id"
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
                        member_id = "rl"."author_id"
                    ) is true
                  )
                )
              )
            )
          )
          and (
            true
            and not exists (
              select
              from
                discussion_settings ds
              where
                ds.object_id = "rl"."id"
                and ds.is_off
            )
          )
        limit
          1
        for key share of
          rl skip locked
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
      comments (object_id, author_id, message, mentions, media_id, position, circle, openings)
    select
      target.id,
      writer,
      written,
      named,
      media,
      case
        when "waits"::boolean then null
        else nextval('comment_positions')
      end,
      bounds,
      bound_openings
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
                  blocker_id = "rl"."writer"
                union all
                select
                  blocker_id
                from
                  blocks
                where
                  blocked_id = "rl"."writer"
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
    rl.deleted_at is null
    and rl.position is not null
    and rl.audience = 'public'
  )
  and c.circle = 0 as is_open,
  cardinality(rl.nsfw) > 0
  and (
    select
      born_on > current_date - interval '18 years'
    from
      members
    where
      id = "rl"."writer"
  ) is true as hides_file,
  0 as replies,
  "rl"."author_id" as said_to,
  array_remove(array["rl"."author_id"], c.author_id) as heard_by,
  case
    when rl.audience = 'private'
    or "c"."circle" & 1 > 0 then array(
      select
        rl.author_id
      union all
      select
        there.followed_id as id
      from
        follows there
      where
        there.follower_id = rl.author_id
        and there.mutual
    )
  end as audience,
  rl.nth
from
  added c
  join target rl on rl.writer = c.author_id
  join members m on m.id = c.author_id
  left join media face on face.id = m.avatar_id
  left join media file on file.id = c.media_id
