select
  g.id,
  s.member_id as author,
  g.name as message,
  null as file_type,
  true as is_open,
  jsonb_build_object(
    'description',
    g.description,
    'rules',
    g.rules,
    'questions',
    g.questions,
    'is_closed',
    g.is_closed,
    'members',
    c.members,
    'avatar',
    avatar.key,
    'banner',
    banner.key
  ) || jsonb_build_object(
    'target',
    pr.target::text,
    'location',
    pr.location,
    'experience',
    pr.experience,
    'industry',
    pr.industry,
    'price_point',
    pr.price_point,
    'rewards',
    (
      select
        coalesce(
          jsonb_agg(
            jsonb_build_object('title', r.title, 'description', r.description)
            order by
              r.units,
              r.id
          ),
          '[]'
        )
      from
        reward_tiers r
      where
        r.group_id = g.id
        and r.removed_at is null
    ),
    'stretch_goals',
    (
      select
        coalesce(
          jsonb_agg(
            jsonb_build_object('title', sg.title, 'description', sg.description)
            order by
              sg.units
          ),
          '[]'
        )
      from
        stretch_goals sg
      where
        sg.group_id = g.id
    ),
    'story_files',
    (
      select
        coalesce(
          jsonb_agg(
            jsonb_build_object('caption', sf.caption, 'alt', file.alt, 'file', file.key)
            order by
              sf.after_paragraph nulls first,
              sf.place,
              sf.id
          ),
          '[]'
        )
      from
        project_story_files sf
        join media file on file.id = sf.media_id
      where
        sf.group_id = g.id
    ),
    'faqs',
    (
      select
        coalesce(
          jsonb_agg(
            jsonb_build_object('question', faq.question, 'answer', faq.answer)
            order by
              faq.place,
              faq.id
          ),
          '[]'
        )
      from
        project_faqs faq
      where
        faq.group_id = g.id
        and faq.question_id is null
    )
  ) as evidence
from
  groups g
  join group_members s on s.group_id = g.id
  and s.standing = 'owner'
  join group_counts c on c.group_id = g.id
  left join media avatar on avatar.id = g.avatar_id
  left join media banner on banner.id = g.banner_id
  join projects pr on pr.group_id = g.id
where
  g.id = $2
  and g.is_project
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
