select
  n.id,
  n.member_id,
  n.kind,
  (
    n.pushed_at is null
    or n.pushed_at < now() - interval '10 minutes'
  )
  and exists (
    select
    from
      push_subscriptions browser
    where
      browser.member_id = n.member_id
  )
  and coalesce(chosen.push, n.kind <> all ($2::text[]))
  and not is_quiet (n.member_id) as is_pushed
from
  notifications n
  left join notification_settings chosen on chosen.member_id = n.member_id
  and chosen.kind = n.kind
where
  n.id = any ($1::bigint[])
  and exists (
    select
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
                      or d.author_id = "n"."member_id"
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
                                blocker_id = "n"."member_id"
                                and blocked_id = d.author_id
                            ) is true
                            or (
                              select
                                true
                              from
                                blocks
                              where
                                blocker_id = d.author_id
                                and blocked_id = "n"."member_id"
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
                      and mark.member_id = "n"."member_id"
                  ),
                  0
                )
              from
                messages d
                join conversations c on c.id = d.conversation_id
                join conversation_members s on s.conversation_id = c.id
                and s.member_id = "n"."member_id"
              where
                d.id = a.item_id
            ) is true
          )
          when a.kind in ('chat_file_failed') then (
            (
              select
                d.author_id = "n"."member_id"
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
                            or d.author_id = "n"."member_id"
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
                                      blocker_id = "n"."member_id"
                                      and blocked_id = d.author_id
                                  ) is true
                                  or (
                                    select
                                      true
                                    from
                                      blocks
                                    where
                                      blocker_id = d.author_id
                                      and blocked_id = "n"."member_id"
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
                      and s.member_id = "n"."member_id"
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
  )
