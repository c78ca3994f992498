select
  dev.member_id,
  dev.entry,
  dev.mic,
  dev.camera,
  dev.screen,
  dev.hand_at,
  dev.muted_at,
  m.username,
  m.full_name,
  m.is_bot,
  face.key as avatar_key,
  (
    coalesce(
      (
        select
          s.standing in ('owner', 'moderator')
        from
          group_members s
        where
          s.group_id = side.group_id
          and s.member_id = dev.member_id
      ),
      false
    )
    or coalesce(
      (
        select
          (
            (
              not exists (
                select
                from
                  conversation_members earlier
                where
                  earlier.conversation_id = s.conversation_id
                  and (earlier.is_admin, - earlier.entry) > (s.is_admin, - s.entry)
                  and not (
                    (
                      select
                        true
                      from
                        away_members
                      where
                        member_id = earlier.member_id
                    ) is true
                  )
              )
            )
            or (
              s.is_admin
              and not exists (
                select
                from
                  conversation_members senior
                where
                  senior.conversation_id = s.conversation_id
                  and senior.is_admin
                  and senior.entry < s.entry
                  and (
                    (
                      select
                        true
                      from
                        blocks
                      where
                        blocker_id = senior.member_id
                        and blocked_id = s.member_id
                    ) is true
                    or (
                      select
                        true
                      from
                        blocks
                      where
                        blocker_id = s.member_id
                        and blocked_id = senior.member_id
                    ) is true
                  )
              )
            )
          )
        from
          conversation_members s
        where
          s.conversation_id = side.several_id
          and s.member_id = dev.member_id
      ),
      false
    )
  ) as moderates,
  (
    side.moderates
    and dev.member_id <> $1
    and not (
      coalesce(
        (
          select
            s.standing = 'owner'
          from
            group_members s
          where
            s.group_id = side.group_id
            and s.member_id = dev.member_id
        ),
        false
      )
      or coalesce(
        (
          select
            (
              not exists (
                select
                from
                  conversation_members earlier
                where
                  earlier.conversation_id = s.conversation_id
                  and (earlier.is_admin, - earlier.entry) > (s.is_admin, - s.entry)
                  and not (
                    (
                      select
                        true
                      from
                        away_members
                      where
                        member_id = earlier.member_id
                    ) is true
                  )
              )
            )
          from
            conversation_members s
          where
            s.conversation_id = side.several_id
            and s.member_id = dev.member_id
        ),
        false
      )
    )
  ) as may_moderate
from
  video_calls k
  join conversations c on c.id = k.conversation_id
  join lateral (
    select
      s.peer_id,
      null::bigint as group_id,
      null::bigint as several_id,
      false as moderates
    from
      conversation_members s
    where
      s.conversation_id = c.id
      and s.member_id = $1
      and c.kind <> 'group'
      and not s.is_blocked
      and s.peer_id is not null
      and not (
        (
          select
            true
          from
            away_members
          where
            member_id = s.peer_id
        ) is true
      )
    union all
    select
      null,
      null,
      c.id,
      (
        (
          not exists (
            select
            from
              conversation_members earlier
            where
              earlier.conversation_id = s.conversation_id
              and (earlier.is_admin, - earlier.entry) > (s.is_admin, - s.entry)
              and not (
                (
                  select
                    true
                  from
                    away_members
                  where
                    member_id = earlier.member_id
                ) is true
              )
          )
        )
        or (
          s.is_admin
          and not exists (
            select
            from
              conversation_members senior
            where
              senior.conversation_id = s.conversation_id
              and senior.is_admin
              and senior.entry < s.entry
              and (
                (
                  select
                    true
                  from
                    blocks
                  where
                    blocker_id = senior.member_id
                    and blocked_id = s.member_id
                ) is true
                or (
                  select
                    true
                  from
                    blocks
                  where
                    blocker_id = s.member_id
                    and blocked_id = senior.member_id
                ) is true
              )
          )
        )
      )
    from
      conversation_members s
    where
      s.conversation_id = c.id
      and s.member_id = $1
      and c.kind = 'several'
      and s.entry is not null
    union all
    select
      null,
      g.id,
      null,
      s.standing in ('owner', 'moderator')
    from
      (
        select
          c.group_id
      ) c
      join groups g on g.id = c.group_id
      and g.deleted_at is null
      and has_groups ()
      join group_members s on s.group_id = g.id
      and s.member_id = $1
      and s.is_in
  ) side on true
  join video_call_devices dev on dev.call_id = k.id
  and dev.entry is not null
  and (dev.seen_at > now() - 60 * interval '1 second')
  join members m on m.id = dev.member_id
  left join media face on face.id = m.avatar_id
where
  k.id = $2
  and (
    dev.member_id = $1
    or (
      (
        not (
          (
            select
              true
            from
              blocks
            where
              blocker_id = $1
              and blocked_id = dev.member_id
          ) is true
          or (
            select
              true
            from
              blocks
            where
              blocker_id = dev.member_id
              and blocked_id = $1
          ) is true
        )
        and not (
          (
            select
              true
            from
              away_members
            where
              member_id = dev.member_id
          ) is true
        )
      )
      and (
        side.group_id is null
        or (
          (
            select
              inside.deleted_at is null
              and their.is_in
              and has_groups ()
            from
              group_members their
              join groups inside on inside.id = their.group_id
            where
              their.group_id = side.group_id
              and their.member_id = dev.member_id
          ) is true
        )
      )
      and (
        side.several_id is null
        or exists (
          select
          from
            conversation_members theirs
          where
            theirs.conversation_id = side.several_id
            and theirs.member_id = dev.member_id
        )
      )
    )
  )
order by
  dev.entered_at,
  dev.member_id
