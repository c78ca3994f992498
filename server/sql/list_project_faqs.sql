select
  pd.id as object,
  mine.standing,
  (
    select
      coalesce(
        jsonb_agg(
          to_jsonb(shown)
          order by
            shown.place,
            shown.id
        ),
        '[]'
      )
    from
      (
        select
          faq.id,
          coalesce(c.message, faq.question) as question,
          coalesce(reply.message, faq.answer) as answer,
          faq.question_id as comment_id,
          faq.place
        from
          project_faqs faq
          left join comments c on c.id = faq.question_id
          left join comments reply on reply.id = faq.answer_id
        where
          faq.group_id = "g"."id"
          and (
            faq.question_id is null
            or (
              "c"."deleted_at" is null
              and (
                "c"."author_id" = $1
                or (
                  "c"."position" is not null
                  and (
                    not (
                      (
                        select
                          true
                        from
                          blocks
                        where
                          blocker_id = $1
                          and blocked_id = "c"."author_id"
                      ) is true
                      or (
                        select
                          true
                        from
                          blocks
                        where
                          blocker_id = "c"."author_id"
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
                          member_id = "c"."author_id"
                      ) is true
                    )
                  )
                  and (
                    "c"."circle" = 0
                    or (
                      select
                        true
                      from
                        "project_discussions" pd
                      where
                        "pd"."id" = "c"."object_id"
                    ) is true
                  )
                )
              )
            )
            and reply.deleted_at is null
            and reply.position is not null
            and c.message <> ''
            and reply.message <> ''
            and (
              reply.author_id = $1
              or (
                not (
                  (
                    select
                      true
                    from
                      blocks
                    where
                      blocker_id = $1
                      and blocked_id = "reply"."author_id"
                  ) is true
                  or (
                    select
                      true
                    from
                      blocks
                    where
                      blocker_id = "reply"."author_id"
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
                      member_id = "reply"."author_id"
                  ) is true
                )
              )
            )
          )
      ) shown
  ) as faqs
from
  groups g
  join project_discussions pd on pd.group_id = g.id
  left join group_members mine on mine.group_id = g.id
  and mine.member_id = $1
where
  g.id = $2
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
