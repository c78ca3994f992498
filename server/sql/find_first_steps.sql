select
  m.avatar_id is not null as picture,
  exists (
    select
    from
      posts
    where
      author_id = m.id
      and position is not null
      and deleted_at is null
  ) as post,
  coalesce(c.following, 0) >= 3 as follows,
  m.email_verified_at is not null as email,
  exists (
    select
    from
      member_entries
    where
      member_id = m.id
      and deleted_at is null
  ) as about
from
  members m
  left join member_counts c on c.member_id = m.id
where
  m.id = $1
  and m.set_up_at is not null
  and m.checklist_hidden_at is null
