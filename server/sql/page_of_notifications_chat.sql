with
  judged as materialized (
    select
      n.id,
      n.is_read,
      n.position,
      asked.is_listed,
      who.*
    from
      (
        select
          unnest($2::bigint[]) as id,
          true as is_listed
        union all
        select
          unnest($3::bigint[]),
          false
      ) as asked
      join notifications n on n.id = asked.id
      and n.member_id = $1
      -- For a notification that isn't listed, one valid act is enough.
      cross join lateral (
        select
          count(per.actor_id)::int as actor_count,
          max(per.act) as act,
          (
            array_agg(
              per.actor_id
              order by
                per.act desc
            ) filter (
              where
                per.actor_id is not null
            )
          ) [1:3] as actors
        from
          (
            select
              a.actor_id,
              max(a.id) as act
            from
              (
                select
                  a.*
                from
                  (
                    select
                      each.*
                    from
                      notification_acts each
                    where
                      each.notification_id = n.id
                    order by
                      each.id desc
                    limit
                      100
                  ) a
                where
                  (
                    case
                      when a.kind in ('chat_message', 'chat_request', 'chat_several_message') then (
                        (
                          select
                            (
                              d.deleted_at is null
                              and (
                                d.seq > "s"."cleared_seq"
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
                                      (s.entry is null)
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
                            and not s.is_blocked
                            and s.standing = case a.kind
                              when 'chat_request' then 'requested'
                              else 'accepted'
                            end
                            and d.seq > coalesce(
                              (
                                select
                                  mark.seq
                                from
                                  read_marks mark
                                where
                                  mark.conversation_id = c.id
                                  and mark.member_id = $1
                              ),
                              0
                            )
                          from
                            messages d
                            join conversations c on c.id = d.conversation_id
                            join conversation_members s on s.conversation_id = c.id
                            and s.member_id = $1
                          where
                            d.id = a.item_id
                        ) is true
                      )
                      when a.kind in ('chat_file_failed') then (
                        (
                          select
                            d.author_id = $1
                            and file.state = 'failed'
                            and (
                              (
                                select
                                  (
                                    d.deleted_at is null
                                    and (
                                      d.seq > "s"."cleared_seq"
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
                                            (s.entry is null)
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
                                from
                                  conversations c
                                  join conversation_members s on s.conversation_id = c.id
                                  and s.member_id = $1
                                where
                                  c.id = d.conversation_id
                                  and c.kind <> 'group'
                              ) is true
                            )
                          from
                            messages d
                            join media file on file.id = d.media_id
                          where
                            d.id = a.item_id
                        ) is true
                      )
                    end
                  )
                limit
                  case
                    when asked.is_listed then 100
                    else 1
                  end
              ) a
            group by
              a.actor_id
          ) per
        having
          count(*) > 0
      ) who
  ),
  page as materialized (
    select
      *
    from
      judged
    where
      is_listed
    order by
      position desc
    limit
      $4::int
    offset
      $5::int
  )
select
  (
    select
      least(count(*), 100)::int
    from
      judged
    where
      not is_read
  ) as unread,
  each.*
from
  (
    values
      (true)
  ) as one
  left join (
    select
      n.id,
      n.kind,
      n.position,
      n.is_read,
      n.acted_at,
      about.*,
      n.is_flashed
      or is_quiet ($1)
      or (
        select
          not popovers
        from
          notification_preferences
        where
          member_id = $1
      ) is true as is_flashed,
      (
        select
          r.kind = 'like'
        from
          reactions r
        where
          r.object_id = about.post
          and r.member_id = $1
      ) is true as is_liked,
      page.actor_count,
      page.actors,
      (
        select
          json_agg(each)
        from
          (
            select
              m.id,
              m.username,
              m.full_name,
              m.is_bot,
              face.key as avatar_key
            from
              unnest(page.actors) as actor (id)
              join members m on m.id = actor.id
              left join media face on face.id = m.avatar_id
            where
              (
                not (
                  (
                    select
                      true
                    from
                      blocks
                    where
                      blocker_id = $1
                      and blocked_id = "m"."id"
                  ) is true
                  or (
                    select
                      true
                    from
                      blocks
                    where
                      blocker_id = "m"."id"
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
                      member_id = "m"."id"
                  ) is true
                )
              )
          ) as each
      ) as faces
    from
      page
      join notifications n on n.id = page.id
      cross join lateral (
        select
          (
            case
              when a.kind in ('chat_message', 'chat_request', 'chat_several_message', 'chat_file_failed') then '/messaging/' || a.about_id
            end
          ) as link,
          (
            case
              when a.kind in ('chat_message', 'chat_request', 'chat_file_failed') then (
                select
                  left(d.message, 560)
                from
                  messages d
                where
                  d.id = a.item_id
              )
              when a.kind in ('chat_several_message') then (
                select
                  case
                    when c.title = '' then said.what
                    when said.what = '' then c.title
                    else c.title || ': ' || said.what
                  end
                from
                  conversations c
                  cross join lateral (
                    select
                      (
                        select
                          left(d.message, 560)
                        from
                          messages d
                        where
                          d.id = a.item_id
                      ) as what
                  ) said
                where
                  c.id = a.about_id
              )
            end
          ) as excerpt,
          null::bigint as post,
          null::bigint as comment
        from
          notification_acts a
        where
          a.notification_id = n.id
          and a.id = "page"."act"
      ) about
  ) as each on true
order by
  each.position desc
