select
  0::int as look,
  seen.id
from
  (
    select
      m.id
    from
      members m
    where
      m.id = any ($2::bigint[])
      and (
        not (
          (
            select
              true
            from
              blocks
            where
              blocker_id = $1
              and blocked_id = "m"."id"
          ) is true
          or (
            select
              true
            from
              blocks
            where
              blocker_id = "m"."id"
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
              member_id = "m"."id"
          ) is true
        )
      )
  ) as seen
union all
select
  1::int as look,
  seen.id
from
  (
    select
      id
    from
      people_lists
    where
      member_id = $1
      and id = any ($3)
  ) as seen
union all
select
  2::int as look,
  seen.id
from
  (
    select
      "p"."id" as id
    from
      "posts" p
    where
      "p"."id" = any ($4::bigint[])
      and (
        p.deleted_at is null
        and (
          (
            "p"."author_id" = $1
            and (
              "p"."group_id" is null
              or has_groups ()
            )
          )
          or (
            p.position is not null
            and case
              when "p"."group_id" is null then p.audience = 'public'
              or (
                $1::bigint = - ("p"."author_id"::bigint)
                or (
                  select
                    mutual
                  from
                    follows
                  where
                    follower_id = $1
                    and followed_id = "p"."author_id"
                ) is true
              )
              else (
                (
                  select
                    inside.deleted_at is null
                    and case
                      when "p"."audience" <> 'public' then their.is_in
                      and their.openings <= "p"."openings"
                      when inside.is_closed then their.is_in
                      else their.standing is distinct from 'banned'
                    end
                    and has_groups ()
                  from
                    groups inside
                    left join group_members their on their.group_id = inside.id
                    and their.member_id = $1
                  where
                    inside.id = "p"."group_id"
                ) is true
              )
            end
            and (
              not (
                (
                  select
                    true
                  from
                    blocks
                  where
                    blocker_id = $1
                    and blocked_id = "p"."author_id"
                ) is true
                or (
                  select
                    true
                  from
                    blocks
                  where
                    blocker_id = "p"."author_id"
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
                    member_id = "p"."author_id"
                ) is true
              )
            )
            and (
              p.original_id is null
              or p.author_id = $1
              or (
                select
                  (
                    "o"."author_id" = $1
                    and (
                      "o"."group_id" is null
                      or has_groups ()
                    )
                  )
                  or (
                    case
                      when "o"."group_id" is null then o.audience = 'public'
                      and not (
                        select
                          q.shows_private
                        from
                          posts q
                        where
                          q.id = p.id
                      )
                      or (
                        $1::bigint = - ("o"."author_id"::bigint)
                        or (
                          select
                            mutual
                          from
                            follows
                          where
                            follower_id = $1
                            and followed_id = "o"."author_id"
                        ) is true
                      )
                      else (
                        (
                          select
                            inside.deleted_at is null
                            and case
                              when "o"."audience" <> 'public' then their.is_in
                              and their.openings <= "o"."openings"
                              when inside.is_closed then their.is_in
                              else their.standing is distinct from 'banned'
                            end
                            and has_groups ()
                          from
                            groups inside
                            left join group_members their on their.group_id = inside.id
                            and their.member_id = $1
                          where
                            inside.id = "o"."group_id"
                        ) is true
                      )
                    end
                    and (
                      not (
                        (
                          select
                            true
                          from
                            blocks
                          where
                            blocker_id = $1
                            and blocked_id = "o"."author_id"
                        ) is true
                        or (
                          select
                            true
                          from
                            blocks
                          where
                            blocker_id = "o"."author_id"
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
                            member_id = "o"."author_id"
                        ) is true
                      )
                    )
                  )
                from
                  posts o
                where
                  o.id = p.original_id
              )
            )
          )
        )
      )
  ) as seen
union all
select
  3::int as look,
  seen.id
from
  (
    select
      asked.id
    from
      objects asked
    where
      asked.id = any ($5::bigint[])
      and (
        case "asked"."kind"
          when 'post' then (
            select
              (
                p.deleted_at is null
                and (
                  (
                    "p"."author_id" = $1
                    and (
                      "p"."group_id" is null
                      or has_groups ()
                    )
                  )
                  or (
                    p.position is not null
                    and case
                      when "p"."group_id" is null then p.audience = 'public'
                      or (
                        $1::bigint = - ("p"."author_id"::bigint)
                        or (
                          select
                            mutual
                          from
                            follows
                          where
                            follower_id = $1
                            and followed_id = "p"."author_id"
                        ) is true
                      )
                      else (
                        (
                          select
                            inside.deleted_at is null
                            and case
                              when "p"."audience" <> 'public' then their.is_in
                              and their.openings <= "p"."openings"
                              when inside.is_closed then their.is_in
                              else their.standing is distinct from 'banned'
                            end
                            and has_groups ()
                          from
                            groups inside
                            left join group_members their on their.group_id = inside.id
                            and their.member_id = $1
                          where
                            inside.id = "p"."group_id"
                        ) is true
                      )
                    end
                    and (
                      not (
                        (
                          select
                            true
                          from
                            blocks
                          where
                            blocker_id = $1
                            and blocked_id = "p"."author_id"
                        ) is true
                        or (
                          select
                            true
                          from
                            blocks
                          where
                            blocker_id = "p"."author_id"
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
                            member_id = "p"."author_id"
                        ) is true
                      )
                    )
                    and (
                      p.original_id is null
                      or p.author_id = $1
                      or (
                        select
                          (
                            "o"."author_id" = $1
                            and (
                              "o"."group_id" is null
                              or has_groups ()
                            )
                          )
                          or (
                            case
                              when "o"."group_id" is null then o.audience = 'public'
                              and not (
                                select
                                  q.shows_private
                                from
                                  posts q
                                where
                                  q.id = p.id
                              )
                              or (
                                $1::bigint = - ("o"."author_id"::bigint)
                                or (
                                  select
                                    mutual
                                  from
                                    follows
                                  where
                                    follower_id = $1
                                    and followed_id = "o"."author_id"
                                ) is true
                              )
                              else (
                                (
                                  select
                                    inside.deleted_at is null
                                    and case
                                      when "o"."audience" <> 'public' then their.is_in
                                      and their.openings <= "o"."openings"
                                      when inside.is_closed then their.is_in
                                      else their.standing is distinct from 'banned'
                                    end
                                    and has_groups ()
                                  from
                                    groups inside
                                    left join group_members their on their.group_id = inside.id
                                    and their.member_id = $1
                                  where
                                    inside.id = "o"."group_id"
                                ) is true
                              )
                            end
                            and (
                              not (
                                (
                                  select
                                    true
                                  from
                                    blocks
                                  where
                                    blocker_id = $1
                                    and blocked_id = "o"."author_id"
                                ) is true
                                or (
                                  select
                                    true
                                  from
                                    blocks
                                  where
                                    blocker_id = "o"."author_id"
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
                                    member_id = "o"."author_id"
                                ) is true
                              )
                            )
                          )
                        from
                          posts o
                        where
                          o.id = p.original_id
                      )
                    )
                  )
                )
              )
            from
              "posts" p
            where
              "p"."id" = "asked"."id"
          )
          when 'survey' then (
            select
              (
                sv.deleted_at is null
                and (
                  sv.audience = 'everybody'
                  or (
                    sv.author_id = $1
                    and (
                      "sv"."group_id" is null
                      or has_groups ()
                    )
                  )
                  or case
                    when sv.group_id is null then case
                      when sv.audience = 'friends' then (
                        $1::bigint = - ("sv"."author_id"::bigint)
                        or (
                          select
                            mutual
                          from
                            follows
                          where
                            follower_id = $1
                            and followed_id = "sv"."author_id"
                        ) is true
                      )
                      else (
                        $1::bigint = - ("sv"."author_id"::bigint)
                        or (
                          select
                            true
                          from
                            follows
                          where
                            follower_id = $1
                            and followed_id = "sv"."author_id"
                        ) is true
                      )
                    end
                    else (
                      (
                        select
                          inside.deleted_at is null
                          and their.is_in
                          and coalesce(their.openings <= "sv"."openings", true)
                          and has_groups ()
                        from
                          group_members their
                          join groups inside on inside.id = their.group_id
                        where
                          their.group_id = "sv"."group_id"
                          and their.member_id = $1
                      ) is true
                    )
                  end
                )
                and (
                  not (
                    (
                      select
                        true
                      from
                        blocks
                      where
                        blocker_id = $1
                        and blocked_id = "sv"."author_id"
                    ) is true
                    or (
                      select
                        true
                      from
                        blocks
                      where
                        blocker_id = "sv"."author_id"
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
                        member_id = "sv"."author_id"
                    ) is true
                  )
                )
              )
            from
              "surveys" sv
            where
              "sv"."id" = "asked"."id"
          )
          when 'project' then (
            select
              (
                (
                  select
                    (
                      has_groups ()
                      and g.deleted_at is null
                      and (
                        select
                          their.standing
                        from
                          group_members their
                        where
                          their.group_id = "g"."id"
                          and their.member_id = $1
                      ) is distinct from 'banned'
                    )
                  from
                    groups g
                  where
                    g.id = pd.group_id
                ) is true
              )
            from
              "project_discussions" pd
            where
              "pd"."id" = "asked"."id"
          )
          when 'reel' then (
            select
              (
                rl.deleted_at is null
                and (
                  rl.author_id = $1
                  or (
                    rl.position is not null
                    and (
                      rl.audience = 'public'
                      or (
                        $1::bigint = - ("rl"."author_id"::bigint)
                        or (
                          select
                            mutual
                          from
                            follows
                          where
                            follower_id = $1
                            and followed_id = "rl"."author_id"
                        ) is true
                      )
                    )
                    and (
                      not (
                        (
                          select
                            true
                          from
                            blocks
                          where
                            blocker_id = $1
                            and blocked_id = "rl"."author_id"
                        ) is true
                        or (
                          select
                            true
                          from
                            blocks
                          where
                            blocker_id = "rl"."author_id"
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
                            member_id = "rl"."author_id"
                        ) is true
                      )
                    )
                  )
                )
              )
            from
              "reels" rl
            where
              "rl"."id" = "asked"."id"
          )
          when 'video' then (
            select
              (
                vd.deleted_at is null
                and (
                  vd.author_id = $1
                  or (
                    (
                      vd.position is not null
                      and (
                        vd.visibility in ('public', 'unlisted')
                        or (
                          vd.visibility = 'members'
                          and (
                            (
                              select
                                true
                              from
                                memberships ms
                              where
                                ms.channel_id = "vd"."channel_id"
                                and ms.member_id = $1
                                and ms.state <> 'ended'
                            ) is true
                          )
                        )
                      )
                      or exists (
                        select
                        from
                          channel_collaborators staff
                        where
                          staff.channel_id = "vd"."channel_id"
                          and staff.member_id = $1
                          and staff.accepted_at is not null
                          and staff.role in ('owner', 'manager', 'editor')
                      )
                    )
                    and (
                      not (
                        (
                          select
                            true
                          from
                            blocks
                          where
                            blocker_id = $1
                            and blocked_id = "vd"."author_id"
                        ) is true
                        or (
                          select
                            true
                          from
                            blocks
                          where
                            blocker_id = "vd"."author_id"
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
                            member_id = "vd"."author_id"
                        ) is true
                      )
                    )
                  )
                )
              )
            from
              "videos" vd
            where
              "vd"."id" = "asked"."id"
          )
        end
      )
  ) as seen
union all
select
  4::int as look,
  seen.id
from
  (
    select
      "c"."id" as id
    from
      conversations c
      join conversation_members s on s.conversation_id = c.id
      and s.member_id = $1
    where
      "c"."id" = any ($6::bigint[])
  ) as seen
union all
select
  5::int as look,
  seen.id
from
  (
    select distinct
      s.peer_id as id
    from
      conversation_members s
    where
      s.member_id = $1
      and s.peer_id = any ($7::bigint[])
      and (
        s.standing = 'accepted'
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
        and (
          select
            peer.standing = 'accepted'
          from
            conversation_members peer
          where
            peer.conversation_id = s.conversation_id
            and peer.member_id = s.peer_id
        )
        and (
          (
            select
              false
            from
              chat_settings chosen
            where
              chosen.member_id = $1
              and not chosen.shows_presence
          ) is null
        )
        and (
          (
            select
              false
            from
              chat_settings chosen
            where
              chosen.member_id = s.peer_id
              and not chosen.shows_presence
          ) is null
        )
      )
  ) as seen
union all
select
  6::int as look,
  seen.id
from
  (
    select
      k.id
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
    where
      k.id = any ($8::bigint[])
  ) as seen
union all
select
  7::int as look,
  seen.id
from
  (
    select
      "c"."group_id" as id
    from
      conversations c
      join groups g on g.id = c.group_id
      and g.deleted_at is null
      and has_groups ()
      join group_members s on s.group_id = g.id
      and s.member_id = $1
      and s.is_in
    where
      "c"."group_id" = any ($9::bigint[])
  ) as seen
union all
select
  8::int as look,
  seen.id
from
  (
    select
      "c"."id" as id
    from
      conversations c
      join conversation_members s on s.conversation_id = c.id
      and s.member_id = $1
    where
      "c"."id" = any ($10::bigint[])
  ) as seen
union all
select
  9::int as look,
  seen.id
from
  (
    select
      "c"."group_id" as id
    from
      conversations c
      join groups g on g.id = c.group_id
      and g.deleted_at is null
      and has_groups ()
      join group_members s on s.group_id = g.id
      and s.member_id = $1
      and s.is_in
    where
      "c"."group_id" = any ($11::bigint[])
  ) as seen
union all
select
  10::int as look,
  seen.id
from
  (
    select
      g.id
    from
      groups g
    where
      g.id = any ($12::bigint[])
      and (
        has_groups ()
        and g.deleted_at is null
        and (
          select
            case
              when g.is_closed then their.is_in
              else their.standing is distinct from 'banned'
            end
          from
            (
              select
                1
            ) as one
            left join group_members their on their.group_id = g.id
            and their.member_id = $1
        ) is true
      )
  ) as seen
union all
select
  11::int as look,
  seen.id
from
  (
    select
      ev.id
    from
      group_events ev
    where
      ev.id = any ($13::bigint[])
      and (
        ev.deleted_at is null
        and case
          when ev.openings is null then (
            select
              (
                has_groups ()
                and g.deleted_at is null
                and (
                  select
                    case
                      when g.is_closed then their.is_in
                      else their.standing is distinct from 'banned'
                    end
                  from
                    (
                      select
                        1
                    ) as one
                    left join group_members their on their.group_id = g.id
                    and their.member_id = $1
                ) is true
              )
            from
              groups g
            where
              g.id = ev.group_id
          ) is true
          else (
            (
              select
                inside.deleted_at is null
                and their.is_in
                and coalesce(their.openings <= "ev"."openings", true)
                and has_groups ()
              from
                group_members their
                join groups inside on inside.id = their.group_id
              where
                their.group_id = "ev"."group_id"
                and their.member_id = $1
            ) is true
          )
        end
      )
  ) as seen
union all
select
  12::int as look,
  seen.id
from
  (
    select
      g.id
    from
      groups g
    where
      g.id = any ($14::bigint[])
      and (
        has_groups ()
        and g.deleted_at is null
        and (
          select
            their.standing
          from
            group_members their
          where
            their.group_id = "g"."id"
            and their.member_id = $1
        ) is distinct from 'banned'
      )
  ) as seen
union all
select
  13::int as look,
  seen.id
from
  (
    select
      "pd"."id" as id
    from
      "project_discussions" pd
    where
      "pd"."id" = any ($15::bigint[])
      and (
        (
          select
            (
              has_groups ()
              and g.deleted_at is null
              and (
                select
                  their.standing
                from
                  group_members their
                where
                  their.group_id = "g"."id"
                  and their.member_id = $1
              ) is distinct from 'banned'
            )
          from
            groups g
          where
            g.id = pd.group_id
        ) is true
      )
  ) as seen
union all
select
  14::int as look,
  seen.id
from
  (
    select
      "rl"."id" as id
    from
      "reels" rl
    where
      "rl"."id" = any ($16::bigint[])
      and (
        rl.deleted_at is null
        and (
          rl.author_id = $1
          or (
            rl.position is not null
            and (
              rl.audience = 'public'
              or (
                $1::bigint = - ("rl"."author_id"::bigint)
                or (
                  select
                    mutual
                  from
                    follows
                  where
                    follower_id = $1
                    and followed_id = "rl"."author_id"
                ) is true
              )
            )
            and (
              not (
                (
                  select
                    true
                  from
                    blocks
                  where
                    blocker_id = $1
                    and blocked_id = "rl"."author_id"
                ) is true
                or (
                  select
                    true
                  from
                    blocks
                  where
                    blocker_id = "rl"."author_id"
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
                    member_id = "rl"."author_id"
                ) is true
              )
            )
          )
        )
      )
  ) as seen
union all
select
  15::int as look,
  seen.id
from
  (
    select
      ch.id
    from
      channels ch
    where
      ch.id = any ($17::bigint[])
      and (
        ch.deleted_at is null
        and (
          ch.owner_id = $1
          or (
            not (
              (
                select
                  true
                from
                  blocks
                where
                  blocker_id = $1
                  and blocked_id = "ch"."owner_id"
              ) is true
              or (
                select
                  true
                from
                  blocks
                where
                  blocker_id = "ch"."owner_id"
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
                  member_id = "ch"."owner_id"
              ) is true
            )
          )
        )
      )
  ) as seen
union all
select
  16::int as look,
  seen.id
from
  (
    select
      "vd"."id" as id
    from
      "videos" vd
    where
      "vd"."id" = any ($18::bigint[])
      and (
        vd.deleted_at is null
        and (
          vd.author_id = $1
          or (
            (
              vd.position is not null
              and (
                vd.visibility in ('public', 'unlisted')
                or (
                  vd.visibility = 'members'
                  and (
                    (
                      select
                        true
                      from
                        memberships ms
                      where
                        ms.channel_id = "vd"."channel_id"
                        and ms.member_id = $1
                        and ms.state <> 'ended'
                    ) is true
                  )
                )
              )
              or exists (
                select
                from
                  channel_collaborators staff
                where
                  staff.channel_id = "vd"."channel_id"
                  and staff.member_id = $1
                  and staff.accepted_at is not null
                  and staff.role in ('owner', 'manager', 'editor')
              )
            )
            and (
              not (
                (
                  select
                    true
                  from
                    blocks
                  where
                    blocker_id = $1
                    and blocked_id = "vd"."author_id"
                ) is true
                or (
                  select
                    true
                  from
                    blocks
                  where
                    blocker_id = "vd"."author_id"
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
                    member_id = "vd"."author_id"
                ) is true
              )
            )
          )
        )
      )
  ) as seen
union all
select
  17::int as look,
  seen.id
from
  (
    select
      "sv"."id" as id
    from
      "surveys" sv
    where
      "sv"."id" = any ($19::bigint[])
      and (
        sv.deleted_at is null
        and (
          sv.audience = 'everybody'
          or (
            sv.author_id = $1
            and (
              "sv"."group_id" is null
              or has_groups ()
            )
          )
          or case
            when sv.group_id is null then case
              when sv.audience = 'friends' then (
                $1::bigint = - ("sv"."author_id"::bigint)
                or (
                  select
                    mutual
                  from
                    follows
                  where
                    follower_id = $1
                    and followed_id = "sv"."author_id"
                ) is true
              )
              else (
                $1::bigint = - ("sv"."author_id"::bigint)
                or (
                  select
                    true
                  from
                    follows
                  where
                    follower_id = $1
                    and followed_id = "sv"."author_id"
                ) is true
              )
            end
            else (
              (
                select
                  inside.deleted_at is null
                  and their.is_in
                  and coalesce(their.openings <= "sv"."openings", true)
                  and has_groups ()
                from
                  group_members their
                  join groups inside on inside.id = their.group_id
                where
                  their.group_id = "sv"."group_id"
                  and their.member_id = $1
              ) is true
            )
          end
        )
        and (
          not (
            (
              select
                true
              from
                blocks
              where
                blocker_id = $1
                and blocked_id = "sv"."author_id"
            ) is true
            or (
              select
                true
              from
                blocks
              where
                blocker_id = "sv"."author_id"
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
                member_id = "sv"."author_id"
            ) is true
          )
        )
      )
  ) as seen
union all
select
  18::int as look,
  seen.id
from
  (
    select
      "jb"."id" as id
    from
      "jobs" jb
    where
      "jb"."id" = any ($20::bigint[])
      and (
        (
          jb.deleted_at is null
          and (
            jb.author_id = $1
            or (
              (
                jb.deleted_at is null
                and jb.state not in ('draft', 'suspended')
              )
              and (
                not (
                  (
                    select
                      true
                    from
                      blocks
                    where
                      blocker_id = $1
                      and blocked_id = "jb"."author_id"
                  ) is true
                  or (
                    select
                      true
                    from
                      blocks
                    where
                      blocker_id = "jb"."author_id"
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
                      member_id = "jb"."author_id"
                  ) is true
                )
              )
            )
          )
        )
        or exists (
          select
          from
            agreements done
          where
            done.job_id = jb.id
            and done.freelancer_id = $1
            and done.accepted_at is not null
        )
      )
  ) as seen
union all
select
  19::int as look,
  seen.id
from
  (
    select
      ag.id
    from
      agreements ag
    where
      ag.id = any ($21::bigint[])
      and (
        $1 in (ag.client_id, ag.freelancer_id)
        and (
          ag.accepted_at is not null
          or (
            not (
              (
                select
                  true
                from
                  blocks
                where
                  blocker_id = $1
                  and blocked_id = case
                    when ag.client_id = $1 then ag.freelancer_id
                    else ag.client_id
                  end
              ) is true
              or (
                select
                  true
                from
                  blocks
                where
                  blocker_id = case
                    when ag.client_id = $1 then ag.freelancer_id
                    else ag.client_id
                  end
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
                  member_id = case
                    when ag.client_id = $1 then ag.freelancer_id
                    else ag.client_id
                  end
              ) is true
            )
          )
        )
      )
  ) as seen
union all
select
  20::int as look,
  seen.id
from
  (
    select
      jd.id
    from
      job_disputes jd
      join job_milestones jm on jm.id = jd.milestone_id
      join agreements ag on ag.id = jm.agreement_id
    where
      jd.id = any ($22::bigint[])
      and (
        (
          $1 in (ag.client_id, ag.freelancer_id)
          and (
            ag.accepted_at is not null
            or (
              not (
                (
                  select
                    true
                  from
                    blocks
                  where
                    blocker_id = $1
                    and blocked_id = case
                      when ag.client_id = $1 then ag.freelancer_id
                      else ag.client_id
                    end
                ) is true
                or (
                  select
                    true
                  from
                    blocks
                  where
                    blocker_id = case
                      when ag.client_id = $1 then ag.freelancer_id
                      else ag.client_id
                    end
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
                    member_id = case
                      when ag.client_id = $1 then ag.freelancer_id
                      else ag.client_id
                    end
                ) is true
              )
            )
          )
        )
        or (
          jd.assignee_id is not distinct from $1::bigint
          and exists (
            select
            from
              staff_roles r
            where
              r.member_id = $1
              and r.role in ('finance', 'admin')
          )
        )
      )
  ) as seen
