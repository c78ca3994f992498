with
  judged as materialized (
    select
      n.id,
      n.is_read,
      n.position,
      asked.is_listed,
      who.*
    from
      (
        select
          unnest($2::bigint[]) as id,
          true as is_listed
        union all
        select
          unnest($3::bigint[]),
          false
      ) as asked
      join notifications n on n.id = asked.id
      and n.member_id = $1
      -- For a notification that isn't listed, one valid act is enough.
      cross join lateral (
        select
          count(per.actor_id)::int as actor_count,
          max(per.act) as act,
          (
            array_agg(
              per.actor_id
              order by
                per.act desc
            ) filter (
              where
                per.actor_id is not null
            )
          ) [1:3] as actors
        from
          (
            select
              a.actor_id,
              max(a.id) as act
            from
              (
                select
                  a.*
                from
                  (
                    select
                      each.*
                    from
                      notification_acts each
                    where
                      each.notification_id = n.id
                    order by
                      each.id desc
                    limit
                      100
                  ) a
                where
                  (
                    case
                      when a.kind in ('job_dispute_opened', 'job_dispute_evidence', 'job_dispute_offer') then (
                        (
                          select
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
                            and jd.state in ('open', 'escalated')
                          from
                            job_disputes jd
                            join job_milestones jm on jm.id = jd.milestone_id
                            join agreements ag on ag.id = jm.agreement_id
                          where
                            jd.id = a.about_id
                        ) is true
                      )
                      when a.kind in ('job_dispute_reminder') then (
                        (
                          select
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
                            and jd.state = 'open'
                          from
                            job_disputes jd
                            join job_milestones jm on jm.id = jd.milestone_id
                            join agreements ag on ag.id = jm.agreement_id
                          where
                            jd.id = a.about_id
                        ) is true
                      )
                      when a.kind in ('job_dispute_escalated') then (
                        (
                          select
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
                            and jd.state = 'escalated'
                          from
                            job_disputes jd
                            join job_milestones jm on jm.id = jd.milestone_id
                            join agreements ag on ag.id = jm.agreement_id
                          where
                            jd.id = a.about_id
                        ) is true
                      )
                      when a.kind in ('job_dispute_withdrawn') then (
                        (
                          select
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
                            and jd.state = 'withdrawn'
                          from
                            job_disputes jd
                            join job_milestones jm on jm.id = jd.milestone_id
                            join agreements ag on ag.id = jm.agreement_id
                          where
                            jd.id = a.about_id
                        ) is true
                      )
                      when a.kind in ('job_dispute_settled') then (
                        (
                          select
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
                            and true
                          from
                            job_disputes jd
                            join job_milestones jm on jm.id = jd.milestone_id
                            join agreements ag on ag.id = jm.agreement_id
                          where
                            jd.id = a.about_id
                        ) is true
                      )
                      when a.kind in ('job_match', 'job_invite') then (
                        (
                          select
                            (
                              jb.state = 'open'
                              and jb.bidding_ends > clock_timestamp()
                            )
                            and (
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
                          from
                            jobs jb
                          where
                            jb.id = a.about_id
                        ) is true
                      )
                      when a.kind in (
                        'job_hours_funded',
                        'job_hours_returned',
                        'job_hours_used_up',
                        'job_hours_paused',
                        'job_hours_resumed'
                      ) then (
                        (
                          select
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
                          from
                            agreements ag
                          where
                            ag.id = "a"."about_id"
                        ) is true
                      )
                      when a.kind in ('job_milestone_requested') then (
                        (
                          select
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
                            and jm.state in ('asked_by_client', 'asked_by_freelancer')
                          from
                            job_milestones jm
                            join agreements ag on ag.id = jm.agreement_id
                          where
                            jm.id = a.about_id
                        ) is true
                      )
                      when a.kind in (
                        'job_milestone_accepted',
                        'job_milestone_funded',
                        'job_milestone_released',
                        'job_milestone_refund_declined',
                        'job_milestone_refunded',
                        'job_milestone_change_answered'
                      ) then (
                        (
                          select
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
                            and true
                          from
                            job_milestones jm
                            join agreements ag on ag.id = jm.agreement_id
                          where
                            jm.id = a.about_id
                        ) is true
                      )
                      when a.kind in ('job_milestone_declined') then (
                        (
                          select
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
                            and jm.state = 'declined'
                          from
                            job_milestones jm
                            join agreements ag on ag.id = jm.agreement_id
                          where
                            jm.id = a.about_id
                        ) is true
                      )
                      when a.kind in ('job_milestone_cancelled') then (
                        (
                          select
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
                            and jm.state = 'cancelled'
                          from
                            job_milestones jm
                            join agreements ag on ag.id = jm.agreement_id
                          where
                            jm.id = a.about_id
                        ) is true
                      )
                      when a.kind in ('job_milestone_submitted', 'job_milestone_reminder', 'job_week_logged') then (
                        (
                          select
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
                            and jm.state = 'submitted'
                          from
                            job_milestones jm
                            join agreements ag on ag.id = jm.agreement_id
                          where
                            jm.id = a.about_id
                        ) is true
                      )
                      when a.kind in ('job_milestone_changes') then (
                        (
                          select
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
                            and jm.state = 'changes_requested'
                          from
                            job_milestones jm
                            join agreements ag on ag.id = jm.agreement_id
                          where
                            jm.id = a.about_id
                        ) is true
                      )
                      when a.kind in ('job_milestone_refund_asked') then (
                        (
                          select
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
                            and exists (
                              select
                              from
                                job_refunds jr
                              where
                                jr.milestone_id = jm.id
                                and jr.state = 'waiting'
                            )
                          from
                            job_milestones jm
                            join agreements ag on ag.id = jm.agreement_id
                          where
                            jm.id = a.about_id
                        ) is true
                      )
                      when a.kind in ('job_milestone_change') then (
                        (
                          select
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
                            and exists (
                              select
                              from
                                job_milestone_changes jc
                              where
                                jc.milestone_id = jm.id
                            )
                          from
                            job_milestones jm
                            join agreements ag on ag.id = jm.agreement_id
                          where
                            jm.id = a.about_id
                        ) is true
                      )
                    end
                  )
                limit
                  case
                    when asked.is_listed then 100
                    else 1
                  end
              ) a
            group by
              a.actor_id
          ) per
        having
          count(*) > 0
      ) who
  ),
  page as materialized (
    select
      *
    from
      judged
    where
      is_listed
    order by
      position desc
    limit
      $4::int
    offset
      $5::int
  )
select
  (
    select
      least(count(*), 100)::int
    from
      judged
    where
      not is_read
  ) as unread,
  each.*
from
  (
    values
      (true)
  ) as one
  left join (
    select
      n.id,
      n.kind,
      n.position,
      n.is_read,
      n.acted_at,
      about.*,
      n.is_flashed
      or is_quiet ($1)
      or (
        select
          not popovers
        from
          notification_preferences
        where
          member_id = $1
      ) is true as is_flashed,
      (
        select
          r.kind = 'like'
        from
          reactions r
        where
          r.object_id = about.post
          and r.member_id = $1
      ) is true as is_liked,
      page.actor_count,
      page.actors,
      (
        select
          json_agg(each)
        from
          (
            select
              m.id,
              m.username,
              m.full_name,
              m.is_bot,
              face.key as avatar_key
            from
              unnest(page.actors) as actor (id)
              join members m on m.id = actor.id
              left join media face on face.id = m.avatar_id
            where
              (
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
          ) as each
      ) as faces
    from
      page
      join notifications n on n.id = page.id
      cross join lateral (
        select
          (
            case
              when a.kind in (
                'job_dispute_opened',
                'job_dispute_evidence',
                'job_dispute_offer',
                'job_dispute_reminder',
                'job_dispute_escalated',
                'job_dispute_withdrawn',
                'job_dispute_settled'
              ) then '/freelancer/disputes/' || a.about_id
              when a.kind in ('job_match', 'job_invite') then (
                select
                  '/projects/' || jb.id
                from
                  jobs jb
                where
                  jb.id = a.about_id
              )
              when a.kind in (
                'job_hours_funded',
                'job_hours_returned',
                'job_hours_used_up',
                'job_hours_paused',
                'job_hours_resumed'
              ) then '/freelancer/agreements/' || "a"."about_id"
              when a.kind in (
                'job_milestone_requested',
                'job_milestone_accepted',
                'job_milestone_declined',
                'job_milestone_cancelled',
                'job_milestone_funded',
                'job_milestone_submitted',
                'job_milestone_changes',
                'job_milestone_released',
                'job_milestone_refund_asked',
                'job_milestone_refund_declined',
                'job_milestone_refunded',
                'job_milestone_change',
                'job_milestone_change_answered',
                'job_milestone_reminder',
                'job_week_logged'
              ) then coalesce(
                (
                  select
                    '/projects/' || ag.job_id
                  from
                    job_milestones jm
                    join agreements ag on ag.id = jm.agreement_id
                  where
                    jm.id = a.about_id
                ),
                '/freelancer/myProjects'
              )
            end
          ) as link,
          (
            case
              when a.kind in (
                'job_dispute_opened',
                'job_dispute_evidence',
                'job_dispute_offer',
                'job_dispute_reminder',
                'job_dispute_escalated',
                'job_dispute_withdrawn',
                'job_dispute_settled'
              ) then (
                select
                  left(jm.description, 560)
                from
                  job_disputes jd
                  join job_milestones jm on jm.id = jd.milestone_id
                  join agreements ag on ag.id = jm.agreement_id
                where
                  jd.id = a.about_id
              )
              when a.kind in ('job_match', 'job_invite') then (
                select
                  left(jb.title, 560)
                from
                  jobs jb
                where
                  jb.id = a.about_id
              )
              when a.kind in (
                'job_hours_funded',
                'job_hours_returned',
                'job_hours_used_up',
                'job_hours_paused',
                'job_hours_resumed'
              ) then (
                select
                  ag.title
                from
                  agreements ag
                where
                  ag.id = "a"."about_id"
              )
              when a.kind in (
                'job_milestone_requested',
                'job_milestone_accepted',
                'job_milestone_declined',
                'job_milestone_cancelled',
                'job_milestone_funded',
                'job_milestone_submitted',
                'job_milestone_changes',
                'job_milestone_released',
                'job_milestone_refund_asked',
                'job_milestone_refund_declined',
                'job_milestone_refunded',
                'job_milestone_change',
                'job_milestone_change_answered',
                'job_milestone_reminder',
                'job_week_logged'
              ) then (
                select
                  left(jm.description, 560)
                from
                  job_milestones jm
                  join agreements ag on ag.id = jm.agreement_id
                where
                  jm.id = a.about_id
              )
            end
          ) as excerpt,
          null::bigint as post,
          null::bigint as comment
        from
          notification_acts a
        where
          a.notification_id = n.id
          and a.id = "page"."act"
      ) about
  ) as each on true
order by
  each.position desc
