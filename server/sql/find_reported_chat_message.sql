select
  d.id,
  c.id as conversation_id,
  d.author_id as author,
  (
    case
      when "file".kind = 'attachment' then concat_ws(E'\n', nullif(d.message, ''), "file".file_name)
      else d.message
    end
  ) as message,
  file.kind as file_type,
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
            (
              case
                when "f".kind = 'attachment' then concat_ws(E'\n', nullif(d.message, ''), "f".file_name)
                else d.message
              end
            ) as message,
            d.created_at,
            f.kind as file_type,
            d.seq = upto.seq as is_reported
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
            and d.seq <= upto.seq
          order by
            d.seq desc
          limit
            3
        )
        union all
        (
          select
            d.seq,
            d.author_id as sender_id,
            (
              case
                when "f".kind = 'attachment' then concat_ws(E'\n', nullif(d.message, ''), "f".file_name)
                else d.message
              end
            ) as message,
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
            and d.seq > upto.seq
          order by
            d.seq
          limit
            2
        )
      ) as each
  ) as evidence
from
  messages d
  left join media file on file.id = d.media_id
  join conversations c on c.id = d.conversation_id
  join conversation_members s on s.conversation_id = c.id
  and s.member_id = $1
  cross join lateral (
    select
      d.seq
  ) as upto
where
  d.id = $2
  and d.author_id is not null
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
