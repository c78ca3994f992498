select
  (
    select
      "sv"."id"
    from
      "surveys" sv
    where
      "sv"."id" = $2
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
  ) as id
