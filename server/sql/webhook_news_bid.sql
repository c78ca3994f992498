select
  a.actor_id,
  m.language,
  (
    case
      when a.kind in ('bid_placed', 'bid_shortlisted', 'bid_declined') then '/projects/' || "a"."about_id" || '?tab=proposals'
      when a.kind in ('bid_returned', 'bid_unanswered') then coalesce(
        (
          select
            '/projects/' || "a"."about_id" || '?tab=proposals'
          from
            jobs jb
          where
            jb.id = "a"."about_id"
            and (
              jb.deleted_at is null
              and (
                jb.author_id = "a"."member_id"
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
                          blocker_id = "a"."member_id"
                          and blocked_id = "jb"."author_id"
                      ) is true
                      or (
                        select
                          true
                        from
                          blocks
                        where
                          blocker_id = "jb"."author_id"
                          and blocked_id = "a"."member_id"
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
        ),
        '/freelancer/myProjects?role=freelancer'
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
      when a.kind in ('bid_placed') then (
        (
          select
            bd.state <> 'retreated'
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
            and (
              not (
                (
                  select
                    true
                  from
                    blocks
                  where
                    blocker_id = $1
                    and blocked_id = "a"."actor_id"
                ) is true
                or (
                  select
                    true
                  from
                    blocks
                  where
                    blocker_id = "a"."actor_id"
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
                    member_id = "a"."actor_id"
                ) is true
              )
            )
          from
            bids bd
            join jobs jb on jb.id = bd.job_id
          where
            bd.id = "a"."item_id"
        ) is true
      )
      when a.kind in ('bid_shortlisted') then (
        (
          select
            bd.state = 'shortlisted'
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
            and (
              not (
                (
                  select
                    true
                  from
                    blocks
                  where
                    blocker_id = $1
                    and blocked_id = "a"."actor_id"
                ) is true
                or (
                  select
                    true
                  from
                    blocks
                  where
                    blocker_id = "a"."actor_id"
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
                    member_id = "a"."actor_id"
                ) is true
              )
            )
          from
            bids bd
            join jobs jb on jb.id = bd.job_id
          where
            bd.id = "a"."item_id"
        ) is true
      )
      when a.kind in ('bid_declined') then (
        (
          select
            bd.state = 'declined'
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
            and (
              not (
                (
                  select
                    true
                  from
                    blocks
                  where
                    blocker_id = $1
                    and blocked_id = "a"."actor_id"
                ) is true
                or (
                  select
                    true
                  from
                    blocks
                  where
                    blocker_id = "a"."actor_id"
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
                    member_id = "a"."actor_id"
                ) is true
              )
            )
          from
            bids bd
            join jobs jb on jb.id = bd.job_id
          where
            bd.id = "a"."item_id"
        ) is true
      )
      when a.kind in ('bid_returned', 'bid_unanswered') then exists (
        select
        from
          bids bd
        where
          bd.id = "a"."item_id"
          and bd.returned_at is not null
      )
    end
  )
