select
  "c"."id" as place,
  c.last_seq,
  c.last_change,
  mark.seq as last_read,
  (
    select
      count(*)::int
    from
      (
        select
        from
          messages d
        where
          d.conversation_id = c.id
          and d.seq > greatest(coalesce("mark"."seq", 0), c.last_seq - 1000)
          and d.author_id <> $1
          and (
            "mark"."seq" is not null
            or d.created_at >= "s"."created_at"
          )
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
        limit
          100
      ) each
  ) as unread
from
  conversations c
  join conversation_members s on s.conversation_id = c.id
  and s.member_id = $1
  left join read_marks mark on mark.conversation_id = c.id
  and mark.member_id = $1
where
  "c"."id" = $2
