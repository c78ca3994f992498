-- After a block, members empty their own side only: the other may have to report what was said.
with
  emptied as (
    update conversations c
    set
      last_change = c.last_change + 1,
      gone_seq = (
        select
          min(
            case
              when s.is_blocked
              and s.member_id <> $1 then s.cleared_seq
              else c.last_seq
            end
          )
        from
          conversation_members s
        where
          s.conversation_id = c.id
      )
    where
      c.id = $2
    returning
      c.*
  ),
  cleared as (
    update conversation_members s
    set
      cleared_seq = emptied.last_seq,
      closed_seq = emptied.last_seq,
      box = 'closed'
    from
      emptied
    where
      s.conversation_id = emptied.id
      and (
        s.member_id = $1
        or not s.is_blocked
      )
  )
select
  id
from
  emptied
