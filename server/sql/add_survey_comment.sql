with
  me as materialized (
    select
      asked.*
    from
      (
        select
          $1::bigint as "member",
          $2::bigint as "object",
          $3::text as "message",
          $4::jsonb as "mentions",
          $5::uuid as "media",
          $6::boolean as "waits",
          $7::text as "call",
          $8::text as "key",
          $9::bytea as "hash",
          1 as nth
      ) as asked
      join members m on m.id = asked.member
    for key share of
      m
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
          sv.*,
          (
            sv.group_id is not null
            and (
              (
                select
                  inside.is_closed
                from
                  groups inside
                where
                  inside.id = "sv"."group_id"
              ) is true
            )
          )::int as bounds,
          coalesce(
            (
              select
                inside.openings
              from
                groups inside
              where
                inside.id = "sv"."group_id"
            ),
            0
          ) as bound_openings
        from
          "surveys" sv
        where
          "sv"."id" = "me"."object"
          and (
            sv.deleted_at is null
            and (
              sv.audience = 'everybody'
              or (
                sv.author_id = "me"."member"
                and (
                  "sv"."group_id" is null
                  or has_groups ()
                )
              )
              or case
                when sv.group_id is null then case
                  when sv.audience = 'friends' then (
                    "me"."member"::bigint = - ("sv"."author_id"::bigint)
                    or (
                      select
                        mutual
                      from
                        follows
                      where
                        follower_id = "me"."member"
                        and followed_id = "sv"."author_id"
                    ) is true
                  )
                  else (
                    "me"."member"::bigint = - ("sv"."author_id"::bigint)
                    or (
                      select
                        true
                      from
                        follows
                      where
                        follower_id = "me"."member"
                        and followed_id = "sv"."author_id"
                    ) is true
                  )
                end
                else (
                  (
                    select
                      inside.deleted_at is null
                      and their.is_in
                      and coalesce(their.openings <= "sv"."openings", true)
                      and has_groups ()
                    from
                      group_members their
                      join groups inside on inside.id = their.group_id
                    where
                      their.group_id = "sv"."group_id"
                      and their.member_id = "me"."member"
                  ) is true
                )
              end
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
                    and blocked_id = "sv"."author_id"
                ) is true
                or (
                  select
                    true
                  from
                    blocks
                  where
                    blocker_id = "sv"."author_id"
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
                    member_id = "sv"."author_id"
                ) is true
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
                ds.object_id = "sv"."id"
                and ds.is_off
            )
          )
        limit
          1
        for key share of
          sv
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
                  blocker_id = "sv"."writer"
                union all
                select
                  blocker_id
                from
                  blocks
                where
                  blocked_id = "sv"."writer"
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
    sv.deleted_at is null
    and sv.audience = 'everybody'
  )
  and c.circle = 0 as is_open,
  false
  and (
    select
      born_on > current_date - interval '18 years'
    from
      members
    where
      id = "sv"."writer"
  ) is true as hides_file,
  0 as replies,
  "sv"."author_id" as said_to,
  array_remove(array["sv"."author_id"], c.author_id) as heard_by,
  null::bigint[] as audience,
  sv.nth
from
  added c
  join target sv on sv.writer = c.author_id
  join members m on m.id = c.author_id
  left join media face on face.id = m.avatar_id
  left join media file on file.id = c.media_id
