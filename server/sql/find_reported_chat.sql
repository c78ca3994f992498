select
  c.id,
  c.id as conversation_id,
  about.author,
  case
    when s.entry is not null then c.title
    else coalesce(
      (
        select
          (
            case
              when "file".kind = 'attachment' then concat_ws(E'\n', nullif(d.message, ''), "file".file_name)
              else d.message
            end
          )
        from
          messages d
          left join media file on file.id = d.media_id
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
        order by
          d.seq desc
        limit
          1
      ),
      ''
    )
  end as message,
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
  cross join lateral (
    select
      case
        when s.entry is null then s.peer_id
        else (
          select
            d.author_id
          from
            messages d
          where
            d.conversation_id = c.id
            and d.notice in ('started', 'renamed')
          order by
            d.seq desc
          limit
            1
        )
      end as author
  ) as about
where
  c.id = $2
  and c.kind <> 'group'
  and about.author <> $1
