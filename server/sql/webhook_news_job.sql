select
  a.actor_id,
  m.language,
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
  null::bigint as post,
  null::bigint as comment
from
  notifications n
  join notification_acts a on a.notification_id = n.id
  and a.id = $3
  join members m on m.id = n.member_id -- the reader
where
  n.id = $2
  and n.member_id = $1
  and not (
    $4
    and a.actor_id is not null
    and (
      (
        select
          true
        from
          member_mutes
        where
          member_id = $1
          and (
            ends_at is null
            or ends_at > now()
          )
          and muted_id = "a"."actor_id"
      ) is true
    )
  )
  and (
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
