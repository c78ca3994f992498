select
  m.id,
  m.username,
  m.full_name,
  m.is_bot,
  face.key as avatar_key,
  t.id as trx_number,
  t.ref_kind as object_kind,
  case
    when (
      case "t"."ref_kind"
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
            "p"."id" = "t"."ref_id"
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
            "rl"."id" = "t"."ref_id"
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
            "vd"."id" = "t"."ref_id"
        )
      end
    ) then t.ref_id
  end as object_id,
  abs(e.amount)::text as amount,
  e.version,
  e.created_at
from
  ledger_accounts a
  join ledger_entries e on e.account_id = a.id
  and e.kind = 'tip'
  join ledger_transactions t on t.id = e.transaction_id
  -- Of a divided tip the payer sees whose it was for, and everybody else who gave it.
  join ledger_entries l on l.transaction_id = t.id
  and l.leg = case e.leg
    when 1 then 2
    else 1
  end
  join ledger_accounts other on other.id = l.account_id
  join members m on m.id = other.owner_id
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
  left join media face on face.id = m.avatar_id
where
  a.owner_kind = 'member'
  and a.owner_id = $1::bigint
  and a.asset = 1
  and a.purpose = 'available'
  and (e.amount < 0) = $2::boolean
  and e.version < $3::bigint
order by
  e.version desc
limit
  $4
offset
  $5
