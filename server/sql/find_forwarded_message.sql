select
  d.message,
  d.media_id,
  coalesce(file.state = 'ready', true) as is_ready,
  exists (
    select
    from
      blocked_files b
    where
      b.sha256 = file.sha256
  ) as is_blocked,
  exists (
    select
    from
      shown_links l
    where
      l.message_id = d.id
      and l.card_id is null
  ) as has_no_card
from
  messages d
  left join media file on file.id = d.media_id
where
  d.id = $2
  and d.notice is null
  and (
    d.message <> ''
    or d.media_id is not null
  )
  and (
    (
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
    or (
      (
        select
          (
            d.deleted_at is null
            and (
              d.seq > "s"."chat_from"
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
                    s.standing in ('owner', 'moderator')
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
          join groups g on g.id = c.group_id
          and g.deleted_at is null
          and has_groups ()
          join group_members s on s.group_id = g.id
          and s.member_id = $1
          and s.is_in
        where
          c.id = d.conversation_id
          and c.kind = 'group'
      ) is true
    )
  )
