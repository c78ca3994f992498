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
          pd.*,
          0::smallint as bounds,
          0 as bound_openings
        from
          "project_discussions" pd
        where
          "pd"."id" = "me"."object"
          and (
            (
              select
                (
                  has_groups ()
                  and g.deleted_at is null
                  and (
                    select
                      their.standing
                    from
                      group_members their
                    where
                      their.group_id = "g"."id"
                      and their.member_id = "me"."member"
                  ) is distinct from 'banned'
                )
              from
                groups g
              where
                g.id = pd.group_id
            ) is true
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
                  and blocked_id = (
                    select
                      owning.member_id
                    from
                      group_members owning
                    where
                      owning.group_id = pd.group_id
                      and owning.standing = 'owner'
                  )
              ) is true
              or (
                select
                  true
                from
                  blocks
                where
                  blocker_id = (
                    select
                      owning.member_id
                    from
                      group_members owning
                    where
                      owning.group_id = pd.group_id
                      and owning.standing = 'owner'
                  )
                  and blocked_id = "me"."member"
              ) is true
            )
          )
        limit
          1
        for key share of
          pd
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
                  blocker_id = "pd"."writer"
                union all
                select
                  blocker_id
                from
                  blocks
                where
                  blocked_id = "pd"."writer"
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
    (
      select
        g.deleted_at is null
      from
        groups g
      where
        g.id = pd.group_id
    ) is true
  )
  and c.circle = 0 as is_open,
  false
  and (
    select
      born_on > current_date - interval '18 years'
    from
      members
    where
      id = "pd"."writer"
  ) is true as hides_file,
  0 as replies,
  (
    select
      owning.member_id
    from
      group_members owning
    where
      owning.group_id = pd.group_id
      and owning.standing = 'owner'
  ) as said_to,
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
          (
            select
              owning.member_id
            from
              group_members owning
            where
              owning.group_id = pd.group_id
              and owning.standing = 'owner'
          )
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
                    true
                  from
                    "project_discussions" pd
                  where
                    "pd"."id" = "c"."object_id"
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
                  (
                    select
                      (
                        has_groups ()
                        and g.deleted_at is null
                        and (
                          select
                            their.standing
                          from
                            group_members their
                          where
                            their.group_id = "g"."id"
                            and their.member_id = "named"."id"
                        ) is distinct from 'banned'
                      )
                    from
                      groups g
                    where
                      g.id = pd.group_id
                  ) is true
                )
              from
                "project_discussions" pd
              where
                "pd"."id" = "c"."object_id"
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
                            true
                          from
                            "project_discussions" pd
                          where
                            "pd"."id" = "c"."object_id"
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
  null::bigint[] as audience,
  pd.nth
from
  added c
  join target pd on pd.writer = c.author_id
  join members m on m.id = c.author_id
  left join media face on face.id = m.avatar_id
  left join media file on file.id = c.media_id
