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
  ) || '{}'::jsonb as evidence
from
  groups g
  join group_members s on s.group_id = g.id
  and s.standing = 'owner'
  join group_counts c on c.group_id = g.id
  left join media avatar on avatar.id = g.avatar_id
  left join media banner on banner.id = g.banner_id
where
  g.id = $2
  and not g.is_project
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
