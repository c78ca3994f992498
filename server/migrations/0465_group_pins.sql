-- Several pinned posts of a group: docs/decisions/147-three-pinned-posts.md.
create table group_pins (
  id bigint generated always as identity primary key,
  group_id bigint not null references groups on delete cascade,
  post_id bigint not null unique references posts on delete cascade
);
create index group_pins_of_group on group_pins (group_id, id);
comment on table group_pins is 'Posts that stand first in their groups, the last pinned first.';

insert into group_pins (group_id, post_id)
  select g.id, p.id from groups g join posts p on p.id = g.pinned_post_id
  where p.group_id = g.id and p.deleted_at is null order by g.id;
alter table groups drop column pinned_post_id;

-- A deleted post, by whomever, leaves its place to others.
create function unpin_deleted_post() returns trigger language plpgsql as $$
begin
  delete from group_pins where post_id = new.id;
  return null;
end $$;
create trigger posts_unpin_deleted after update of deleted_at on posts
  for each row when (old.deleted_at is null and new.deleted_at is not null and new.group_id is not null)
  execute function unpin_deleted_post();
