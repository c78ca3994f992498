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
  target as materialized (
    select
      vd.id,
      me.id as member,
      coalesce(
        (
          select
            f.seconds
          from
            media f
          where
            f.id = vd.media_id
        ),
        0
      ) as length
    from
      me
      cross join videos vd
    where
      vd.id = $2
      and not (
        (
          select
            true
          from
            video_history_pauses p
          where
            p.member_id = $1
        ) is true
      )
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
    for key share of
      vd
  )
insert into
  video_history (member_id, video_id)
select
  member,
  id
from
  target
on conflict (member_id, video_id) do update
set
  place = nextval('video_history_places'),
  watched_at = now()
