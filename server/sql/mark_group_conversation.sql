with
  me as materialized (
    select
      id
    from
      members
    where
      id = $1::bigint
    for key share
  ),
  mark as (
    insert into
      read_marks as r (conversation_id, member_id, seq)
    select
      c.id,
      me.id,
      least($3::bigint, c.last_seq)
    from
      me
      cross join conversations c
      join groups g on g.id = c.group_id
      and g.deleted_at is null
      and has_groups ()
      join group_members s on s.group_id = g.id
      and s.member_id = "me"."id"
      and s.is_in
    where
      "c"."group_id" = $2
    on conflict (conversation_id, member_id) do update
    set
      seq = greatest(r.seq, excluded.seq),
      read_at = now()
    returning
      *
  )
select
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
  ) as unread,
  true as is_shared
from
  mark
  join conversations c on c.id = mark.conversation_id
  join groups g on g.id = c.group_id
  and g.deleted_at is null
  and has_groups ()
  join group_members s on s.group_id = g.id
  and s.member_id = $1
  and s.is_in
