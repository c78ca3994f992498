select
  a.actor_id,
  m.language,
  (
    case
      when a.kind in ('chat_message', 'chat_request', 'chat_several_message', 'chat_file_failed') then '/messaging/' || a.about_id
    end
  ) as link,
  null::bigint as post,
  null::bigint as comment
from
  notifications n
  join notification_acts a on a.notification_id = n.id
  and a.id = $3
  join members m on m.id = n.member_id -- the reader
where
  n.id = $2
  and n.member_id = $1
  and not (
    $4
    and a.actor_id is not null
    and (
      (
        select
          true
        from
          member_mutes
        where
          member_id = $1
          and (
            ends_at is null
            or ends_at > now()
          )
          and muted_id = "a"."actor_id"
      ) is true
    )
  )
  and (
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
