select
  n.id,
  n.member_id,
  n.kind,
  (
    n.pushed_at is null
    or n.pushed_at < now() - interval '10 minutes'
  )
  and exists (
    select
    from
      push_subscriptions browser
    where
      browser.member_id = n.member_id
  )
  and coalesce(chosen.push, n.kind <> all ($2::text[]))
  and not is_quiet (n.member_id) as is_pushed
from
  notifications n
  left join notification_settings chosen on chosen.member_id = n.member_id
  and chosen.kind = n.kind
where
  n.id = any ($1::bigint[])
  and exists (
    select
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
                  "n"."member_id" in (ag.client_id, ag.freelancer_id)
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
                            blocker_id = "n"."member_id"
                            and blocked_id = case
                              when ag.client_id = "n"."member_id" then ag.freelancer_id
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
                              when ag.client_id = "n"."member_id" then ag.freelancer_id
                              else ag.client_id
                            end
                            and blocked_id = "n"."member_id"
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
                              when ag.client_id = "n"."member_id" then ag.freelancer_id
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
                  "n"."member_id" in (ag.client_id, ag.freelancer_id)
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
                            blocker_id = "n"."member_id"
                            and blocked_id = case
                              when ag.client_id = "n"."member_id" then ag.freelancer_id
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
                              when ag.client_id = "n"."member_id" then ag.freelancer_id
                              else ag.client_id
                            end
                            and blocked_id = "n"."member_id"
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
                              when ag.client_id = "n"."member_id" then ag.freelancer_id
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
                  "n"."member_id" in (ag.client_id, ag.freelancer_id)
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
                            blocker_id = "n"."member_id"
                            and blocked_id = case
                              when ag.client_id = "n"."member_id" then ag.freelancer_id
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
                              when ag.client_id = "n"."member_id" then ag.freelancer_id
                              else ag.client_id
                            end
                            and blocked_id = "n"."member_id"
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
                              when ag.client_id = "n"."member_id" then ag.freelancer_id
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
                  "n"."member_id" in (ag.client_id, ag.freelancer_id)
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
                            blocker_id = "n"."member_id"
                            and blocked_id = case
                              when ag.client_id = "n"."member_id" then ag.freelancer_id
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
                              when ag.client_id = "n"."member_id" then ag.freelancer_id
                              else ag.client_id
                            end
                            and blocked_id = "n"."member_id"
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
                              when ag.client_id = "n"."member_id" then ag.freelancer_id
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
                  "n"."member_id" in (ag.client_id, ag.freelancer_id)
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
                            blocker_id = "n"."member_id"
                            and blocked_id = case
                              when ag.client_id = "n"."member_id" then ag.freelancer_id
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
                              when ag.client_id = "n"."member_id" then ag.freelancer_id
                              else ag.client_id
                            end
                            and blocked_id = "n"."member_id"
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
                              when ag.client_id = "n"."member_id" then ag.freelancer_id
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
                    jb.author_id = "n"."member_id"
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
                              blocker_id = "n"."member_id"
                              and blocked_id = "jb"."author_id"
                          ) is true
                          or (
                            select
                              true
                            from
                              blocks
                            where
                              blocker_id = "jb"."author_id"
                              and blocked_id = "n"."member_id"
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
                  "n"."member_id" in (ag.client_id, ag.freelancer_id)
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
                            blocker_id = "n"."member_id"
                            and blocked_id = case
                              when ag.client_id = "n"."member_id" then ag.freelancer_id
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
                              when ag.client_id = "n"."member_id" then ag.freelancer_id
                              else ag.client_id
                            end
                            and blocked_id = "n"."member_id"
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
                              when ag.client_id = "n"."member_id" then ag.freelancer_id
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
                  "n"."member_id" in (ag.client_id, ag.freelancer_id)
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
                            blocker_id = "n"."member_id"
                            and blocked_id = case
                              when ag.client_id = "n"."member_id" then ag.freelancer_id
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
                              when ag.client_id = "n"."member_id" then ag.freelancer_id
                              else ag.client_id
                            end
                            and blocked_id = "n"."member_id"
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
                              when ag.client_id = "n"."member_id" then ag.freelancer_id
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
                  "n"."member_id" in (ag.client_id, ag.freelancer_id)
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
                            blocker_id = "n"."member_id"
                            and blocked_id = case
                              when ag.client_id = "n"."member_id" then ag.freelancer_id
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
                              when ag.client_id = "n"."member_id" then ag.freelancer_id
                              else ag.client_id
                            end
                            and blocked_id = "n"."member_id"
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
                              when ag.client_id = "n"."member_id" then ag.freelancer_id
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
                  "n"."member_id" in (ag.client_id, ag.freelancer_id)
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
                            blocker_id = "n"."member_id"
                            and blocked_id = case
                              when ag.client_id = "n"."member_id" then ag.freelancer_id
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
                              when ag.client_id = "n"."member_id" then ag.freelancer_id
                              else ag.client_id
                            end
                            and blocked_id = "n"."member_id"
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
                              when ag.client_id = "n"."member_id" then ag.freelancer_id
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
                  "n"."member_id" in (ag.client_id, ag.freelancer_id)
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
                            blocker_id = "n"."member_id"
                            and blocked_id = case
                              when ag.client_id = "n"."member_id" then ag.freelancer_id
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
                              when ag.client_id = "n"."member_id" then ag.freelancer_id
                              else ag.client_id
                            end
                            and blocked_id = "n"."member_id"
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
                              when ag.client_id = "n"."member_id" then ag.freelancer_id
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
                  "n"."member_id" in (ag.client_id, ag.freelancer_id)
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
                            blocker_id = "n"."member_id"
                            and blocked_id = case
                              when ag.client_id = "n"."member_id" then ag.freelancer_id
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
                              when ag.client_id = "n"."member_id" then ag.freelancer_id
                              else ag.client_id
                            end
                            and blocked_id = "n"."member_id"
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
                              when ag.client_id = "n"."member_id" then ag.freelancer_id
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
                  "n"."member_id" in (ag.client_id, ag.freelancer_id)
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
                            blocker_id = "n"."member_id"
                            and blocked_id = case
                              when ag.client_id = "n"."member_id" then ag.freelancer_id
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
                              when ag.client_id = "n"."member_id" then ag.freelancer_id
                              else ag.client_id
                            end
                            and blocked_id = "n"."member_id"
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
                              when ag.client_id = "n"."member_id" then ag.freelancer_id
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
                  "n"."member_id" in (ag.client_id, ag.freelancer_id)
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
                            blocker_id = "n"."member_id"
                            and blocked_id = case
                              when ag.client_id = "n"."member_id" then ag.freelancer_id
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
                              when ag.client_id = "n"."member_id" then ag.freelancer_id
                              else ag.client_id
                            end
                            and blocked_id = "n"."member_id"
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
                              when ag.client_id = "n"."member_id" then ag.freelancer_id
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
                  "n"."member_id" in (ag.client_id, ag.freelancer_id)
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
                            blocker_id = "n"."member_id"
                            and blocked_id = case
                              when ag.client_id = "n"."member_id" then ag.freelancer_id
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
                              when ag.client_id = "n"."member_id" then ag.freelancer_id
                              else ag.client_id
                            end
                            and blocked_id = "n"."member_id"
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
                              when ag.client_id = "n"."member_id" then ag.freelancer_id
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
  )
