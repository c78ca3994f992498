select
  d.id,
  d.author_id as author,
  d.message,
  file.kind as file_type,
  false as is_open
from
  messages d
  left join media file on file.id = d.media_id
where
  d.id = $2
  and (
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
                and not (
                  not s.standing in ('owner', 'moderator')
                  and (
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
        join group_members s on s.group_id = g.id
        and s.member_id = $1
        and s.is_in
      where
        c.id = d.conversation_id
        and c.kind = 'group'
    ) is true
  )
