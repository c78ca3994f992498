select
  "c"."group_id" as place,
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
            or d.created_at >= "s"."since"
          )
          and (
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
        limit
          100
      ) each
  ) as unread
from
  conversations c
  join groups g on g.id = c.group_id
  and g.deleted_at is null
  and has_groups ()
  join group_members s on s.group_id = g.id
  and s.member_id = $1
  and s.is_in
  left join read_marks mark on mark.conversation_id = c.id
  and mark.member_id = $1
where
  "c"."group_id" = $2
