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
  (
    select
      jsonb_agg(
        to_jsonb(more)
        order by
          more.place
      )
    from
      (
        select
          pf.place,
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
          file.stream
        from
          post_files pf
          left join media file on file.id = pf.media_id
        where
          pf.post_id = p.id
      ) more
  ) as more_files,
  p.group_id is not null
  or p.thread_id is not null as is_placed,
  (
    select
      true
    from
      pinned_posts pin
    where
      pin.post_id = p.id
  ) is true as pinned,
  counted.version,
  case
    when "counted"."comments" = 0 then '[]'
    else (
      select
        coalesce(json_agg(each), '[]')
      from
        (
          select
            c.id,
            c.object_id,
            c.parent_id,
            c.position,
            c.author_id,
            c.message,
            c.mentions,
            c.created_at,
            c.edited_at,
            c.is_hearted,
            c.replies,
            c.held_for,
            exists (
              select
              from
                comment_counts n
              where
                n.comment_id = c.id
            ) as is_reacted,
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
            file.stream
          from
            unnest(
              array(
                with
                  page as materialized (
                    select
                      newest.id
                    from
                      (
                        (
                          select
                            c.id,
                            c.position
                          from
                            comments c
                          where
                            c.object_id = "p"."id"
                            and c.parent_id is null
                            and c.deleted_at is null
                            and c.position is not null
                            and (
                              "c"."deleted_at" is null
                              and (
                                "c"."author_id" = 0
                                or (
                                  "c"."position" is not null
                                  and true
                                  and (
                                    "c"."circle" = 0
                                    or (
                                      select
                                        (
                                          (
                                            "c"."circle" & 1 = 0
                                            or (
                                              "p"."author_id" = 0
                                              or (
                                                0::bigint = - ("p"."author_id"::bigint)
                                                or (
                                                  select
                                                    mutual
                                                  from
                                                    follows
                                                  where
                                                    follower_id = 0
                                                    and followed_id = "p"."author_id"
                                                ) is true
                                              )
                                            )
                                          )
                                          and (
                                            "c"."circle" & 2 = 0
                                            or (
                                              select
                                                not q.is_repost
                                                or (
                                                  "o"."author_id" = 0
                                                  or (
                                                    0::bigint = - ("o"."author_id"::bigint)
                                                    or (
                                                      select
                                                        mutual
                                                      from
                                                        follows
                                                      where
                                                        follower_id = 0
                                                        and followed_id = "o"."author_id"
                                                    ) is true
                                                  )
                                                ) is true
                                              from
                                                posts q
                                                left join posts o on o.id = q.original_id
                                              where
                                                q.id = p.id
                                            )
                                          )
                                          and (
                                            "c"."circle" & 4 = 0
                                            or (
                                              (
                                                select
                                                  inside.deleted_at is null
                                                  and their.is_in
                                                  and coalesce(their.openings <= "c"."openings", true)
                                                  and has_groups ()
                                                from
                                                  group_members their
                                                  join groups inside on inside.id = their.group_id
                                                where
                                                  their.group_id = "p"."group_id"
                                                  and their.member_id = 0
                                              ) is true
                                            )
                                          )
                                          and (
                                            "c"."circle" & 8 = 0
                                            or (
                                              select
                                                not q.is_repost
                                                or (
                                                  (
                                                    select
                                                      inside.deleted_at is null
                                                      and their.is_in
                                                      and coalesce(their.openings <= "c"."openings", true)
                                                      and has_groups ()
                                                    from
                                                      group_members their
                                                      join groups inside on inside.id = their.group_id
                                                    where
                                                      their.group_id = "o"."group_id"
                                                      and their.member_id = 0
                                                  ) is true
                                                )
                                              from
                                                posts q
                                                left join posts o on o.id = q.original_id
                                              where
                                                q.id = p.id
                                            )
                                          )
                                        )
                                      from
                                        "posts" p
                                      where
                                        "p"."id" = "c"."object_id"
                                    ) is true
                                  )
                                )
                              )
                            )
                          order by
                            c.position desc
                          limit
                            3
                          offset
                            0
                        )
                        union all
                        (
                          select
                            c.id,
                            c.position
                          from
                            comments c
                          where
                            c.object_id = "p"."id"
                            and c.parent_id is null
                            and c.author_id = 0
                            and c.position is null
                            and c.deleted_at is null
                          order by
                            c.id desc
                          limit
                            3
                        )
                      ) as newest
                    order by
                      newest.position desc nulls first,
                      newest.id desc
                    limit
                      3
                  )
                select
                  id
                from
                  page
                union all
                select
                  reply.id
                from
                  page
                  cross join lateral (
                    select
                      newest.id
                    from
                      (
                        (
                          select
                            c.id,
                            c.position
                          from
                            comments c
                          where
                            c.parent_id = "page"."id"
                            and c.deleted_at is null
                            and c.position is not null
                            and (
                              "c"."deleted_at" is null
                              and (
                                "c"."author_id" = 0
                                or (
                                  "c"."position" is not null
                                  and true
                                  and (
                                    "c"."circle" = 0
                                    or (
                                      select
                                        (
                                          (
                                            "c"."circle" & 1 = 0
                                            or (
                                              "p"."author_id" = 0
                                              or (
                                                0::bigint = - ("p"."author_id"::bigint)
                                                or (
                                                  select
                                                    mutual
                                                  from
                                                    follows
                                                  where
                                                    follower_id = 0
                                                    and followed_id = "p"."author_id"
                                                ) is true
                                              )
                                            )
                                          )
                                          and (
                                            "c"."circle" & 2 = 0
                                            or (
                                              select
                                                not q.is_repost
                                                or (
                                                  "o"."author_id" = 0
                                                  or (
                                                    0::bigint = - ("o"."author_id"::bigint)
                                                    or (
                                                      select
                                                        mutual
                                                      from
                                                        follows
                                                      where
                                                        follower_id = 0
                                                        and followed_id = "o"."author_id"
                                                    ) is true
                                                  )
                                                ) is true
                                              from
                                                posts q
                                                left join posts o on o.id = q.original_id
                                              where
                                                q.id = p.id
                                            )
                                          )
                                          and (
                                            "c"."circle" & 4 = 0
                                            or (
                                              (
                                                select
                                                  inside.deleted_at is null
                                                  and their.is_in
                                                  and coalesce(their.openings <= "c"."openings", true)
                                                  and has_groups ()
                                                from
                                                  group_members their
                                                  join groups inside on inside.id = their.group_id
                                                where
                                                  their.group_id = "p"."group_id"
                                                  and their.member_id = 0
                                              ) is true
                                            )
                                          )
                                          and (
                                            "c"."circle" & 8 = 0
                                            or (
                                              select
                                                not q.is_repost
                                                or (
                                                  (
                                                    select
                                                      inside.deleted_at is null
                                                      and their.is_in
                                                      and coalesce(their.openings <= "c"."openings", true)
                                                      and has_groups ()
                                                    from
                                                      group_members their
                                                      join groups inside on inside.id = their.group_id
                                                    where
                                                      their.group_id = "o"."group_id"
                                                      and their.member_id = 0
                                                  ) is true
                                                )
                                              from
                                                posts q
                                                left join posts o on o.id = q.original_id
                                              where
                                                q.id = p.id
                                            )
                                          )
                                        )
                                      from
                                        "posts" p
                                      where
                                        "p"."id" = "c"."object_id"
                                    ) is true
                                  )
                                )
                              )
                            )
                          order by
                            c.position desc
                          limit
                            2
                          offset
                            0
                        )
                        union all
                        (
                          select
                            c.id,
                            c.position
                          from
                            comments c
                          where
                            c.parent_id = "page"."id"
                            and c.author_id = 0
                            and c.position is null
                            and c.deleted_at is null
                          order by
                            c.id desc
                          limit
                            2
                        )
                      ) as newest
                    order by
                      newest.position desc nulls first,
                      newest.id desc
                    limit
                      2
                  ) as reply
              )
            ) as shown (id)
            join comments c on c.id = shown.id
            left join media file on file.id = c.media_id
          order by
            c.position desc nulls first,
            c.id desc
        ) as each
    )
  end as said
from
  unnest(
    (
      select
        $1::bigint[]
    )
  ) as page (id)
  join posts p on p.id = page.id
  join objects counted on counted.id = p.id
  left join media file on file.id = p.media_id
