select
  (
    select
      count(*)::int
    from
      (
        select
        from
          listed_chats l
          cross join lateral (
            select
              *
            from
              conversations c
            where
              c.id = l.conversation_id
            limit
              1
          ) c
          cross join lateral (
            select
              *
            from
              conversation_members s
            where
              s.conversation_id = c.id
              and s.member_id = $1
            limit
              1
          ) s
          left join lateral (
            select
              mark.seq
            from
              read_marks mark
            where
              mark.conversation_id = l.conversation_id
              and mark.member_id = $1
            limit
              1
          ) mark on true
        where
          (
            (
              (
                l.member_id = $1
                and l.last_at is not null
                and not l.is_request
              )
              and not l.is_archived
              and l.friend_seq > l.seen_seq
            )
            and s.standing = 'accepted'
            and (
              l.friend_seq > greatest(coalesce(mark.seq, 0), s.cleared_seq)
              and exists (
                select
                from
                  messages d
                where
                  d.conversation_id = c.id
                  and d.seq > greatest(coalesce(mark.seq, 0), s.cleared_seq)
                  and d.author_id <> $1
                  and (
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
              )
            )
          )
          and c.last_seq > s.cleared_seq
        limit
          100
      ) as each
  ) as unread,
  (
    select
      count(*)::int
    from
      (
        select
        from
          listed_chats l
          cross join lateral (
            select
              *
            from
              conversations c
            where
              c.id = l.conversation_id
            limit
              1
          ) c
          cross join lateral (
            select
              *
            from
              conversation_members s
            where
              s.conversation_id = c.id
              and s.member_id = $1
            limit
              1
          ) s
          left join lateral (
            select
              mark.seq
            from
              read_marks mark
            where
              mark.conversation_id = l.conversation_id
              and mark.member_id = $1
            limit
              1
          ) mark on true
        where
          (
            (
              l.member_id = $1
              and l.last_at is not null
              and l.is_request
            )
            and s.standing = 'requested'
            and not s.is_blocked
          )
          and c.last_seq > s.cleared_seq
        limit
          100
      ) as each
  ) as requests
