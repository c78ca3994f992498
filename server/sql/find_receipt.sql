select
  t.id as trx_number,
  t.hash::text,
  t.kind,
  t.details,
  t.ref_kind,
  t.ref_id,
  t.created_at,
  coalesce(n.note, work.description) as note,
  coalesce(
    (
      case "t"."ref_kind"
        when 'post' then (
          select
            case
              when (
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
              ) then '/timeLine/' || p.author_id || '/' || p.id
            end
          from
            "posts" p
          where
            "p"."id" = "t"."ref_id"
        )
        when 'reel' then (
          select
            case
              when (
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
              ) then '/reel/?reelid=' || rl.id
            end
          from
            "reels" rl
          where
            "rl"."id" = "t"."ref_id"
        )
        when 'video' then (
          select
            case
              when (
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
              ) then '/vtube/' || vd.id
            end
          from
            "videos" vd
          where
            "vd"."id" = "t"."ref_id"
        )
      end
    ),
    (
      select
        '/mychannel/' || ch.id
      from
        channels ch
      where
        t.ref_kind = 'channel'
        and ch.id = t.ref_id
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
    ),
    work.link
  ) as object_link,
  mine.moved,
  mine.is_share,
  (t.details -> 'dispute' is not null) as is_disputed,
  case
    when mine.is_received then whole.units
  end as divided,
  coalesce(w.chain_hash, arrived.tx_hash) as chain_hash,
  coalesce(w.address, arrived.address) as address,
  project.id as project_id,
  coalesce(project.name, work.title) as project,
  coalesce(work.is_earned, false) as is_earned,
  array(
    select
      to_jsonb(billed)
    from
      (
        select
          jp.id,
          jp.year,
          jp.number
        from
          job_payments jp
        where
          jp.transaction_id = t.id
          and jp.number is not null
          and $1::bigint in (jp.client_id, jp.freelancer_id)
        union
        select
          jp.id,
          jp.year,
          jp.number
        from
          job_payments jp
        where
          t.kind = 'milestone_fund'
          and t.ref_kind = 'job_milestone'
          and jp.milestone_id = t.ref_id
          and jp.number is not null
          and $1::bigint in (jp.client_id, jp.freelancer_id)
        order by
          id desc
        limit
          100
      ) as billed
  ) as invoices
from
  ledger_transactions t
  cross join lateral (
    select
      jsonb_agg(
        jsonb_build_object('asset', e.asset, 'amount', e.amount::text, 'balance_after', e.balance_after::text)
        order by
          e.leg
      ) as moved,
      bool_or(
        (
          e.leg > 2
          and e.kind in ('tip', 'channel_membership')
        )
      ) as is_share,
      bool_and(e.amount > 0) as is_received
    from
      ledger_entries e
      join ledger_accounts a on a.id = e.account_id
    where
      e.transaction_id = t.id
      and a.owner_kind = 'member'
      and a.owner_id = $1::bigint
      and a.purpose = 'available'
  ) mine
  left join lateral (
    select
      (- first.amount)::text as units
    from
      ledger_entries first
    where
      first.transaction_id = t.id
      and first.leg = 1
      and exists (
        select
        from
          ledger_entries e
        where
          e.transaction_id = t.id
          and (
            e.leg > 2
            and e.kind in ('tip', 'channel_membership')
          )
      )
  ) whole on true
  left join transfer_notes n on n.transaction_id = t.id
  left join withdrawals w on w.transaction_id = t.id
  and w.member_id = $1
  left join lateral (
    select
      d.tx_hash,
      given.address
    from
      deposits d
      join deposit_addresses given on given.id = d.address_id
    where
      d.transaction_id = t.id
      and d.member_id = $1
  ) arrived on true
  left join lateral (
    select
      g.id,
      g.name
    from
      ledger_entries e
      join ledger_accounts a on a.id = e.account_id
      join groups g on a.owner_kind = 'project'
      and g.id = a.owner_id
    where
      e.transaction_id = t.id
    limit
      1
  ) project on true
  left join lateral (
    select
      nullif(ag.title, '') as title,
      jm.description,
      '/projects/' || ag.job_id as link,
      t.kind = 'milestone_release'
      and ag.freelancer_id = $1::bigint as is_earned
    from
      job_milestones jm
      join agreements ag on ag.id = jm.agreement_id
    where
      t.ref_kind = 'job_milestone'
      and jm.id = t.ref_id
    union all
    select
      nullif(ag.title, ''),
      '',
      '/projects/' || ag.job_id,
      false
    from
      job_hours jh
      join agreements ag on ag.id = jh.agreement_id
    where
      t.ref_kind = 'job_hours'
      and jh.id = t.ref_id
  ) work on true
where
  t.id = $2
  and mine.moved is not null
