select
  c.id,
  c.id as conversation_id,
  s.peer_id as author,
  coalesce(
    (
      select
        d.message
      from
        messages d
      where
        d.conversation_id = c.id
        and d.author_id = s.peer_id
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
                and not false
              )
            )
          )
        )
      order by
        d.seq desc
      limit
        1
    ),
    ''
  ) as message,
  null as file_type,
  false as is_open,
  (
    select
      coalesce(
        jsonb_agg(
          to_jsonb(each)
          order by
            each.seq
        ),
        '[]'
      )
    from
      (
        (
          select
            d.seq,
            d.author_id as sender_id,
            d.message,
            d.created_at,
            f.kind as file_type,
            false as is_reported
          from
            messages d
            left join media f on f.id = d.media_id
          where
            d.conversation_id = c.id
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
                    and not false
                  )
                )
              )
            )
            and true
          order by
            d.seq desc
          limit
            5
        )
      ) as each
  ) as evidence
from
  conversations c
  join conversation_members s on s.conversation_id = c.id
  and s.member_id = $1
where
  c.id = $2
  and c.kind <> 'group'
  and s.peer_id is not null
