-- Posts that their authors keep for later: docs/decisions/131-drafts-and-scheduled-posts.md.
create table post_drafts (
  post_id bigint primary key references posts on delete cascade,
  author_id bigint not null references members on delete cascade,
  publish_at timestamptz,
  problem text check (problem in ('group', 'words', 'limit', 'file', 'away')),
  saved_at timestamptz not null default now(),
  check (publish_at is null or problem is null)
);
create index post_drafts_by_author on post_drafts (author_id);
create index post_drafts_due on post_drafts (publish_at, post_id) where publish_at is not null;

comment on table post_drafts is 'Posts that wait for their author, or for a time. They have no position: nobody else sees them. Publishing deletes the row.';
comment on column post_drafts.publish_at is 'When it is published; null for a draft without a time.';
comment on column post_drafts.problem is 'Why it was not published at its time; null once its author has edited or scheduled it again.';
comment on column post_drafts.saved_at is 'When it was last saved, or couldn''t be published.';

-- Drafts for a group that their authors can't write in any more become drafts for their friends.
create function release_drafts(in_group bigint, of_member bigint) returns void language plpgsql as $$
declare
  released bigint[];
begin
  select array_agg(held.id order by held.id) into released from (
    select p.id from post_drafts d join posts p on p.id = d.post_id
    where p.group_id = in_group and (of_member is null or p.author_id = of_member)
    order by p.id for no key update of p) held;
  if released is null then return; end if;
  update posts set group_id = null, audience = 'private' where id = any (released);
  insert into notification_outbox (kind, member_id, about_id, object_id)
    select 'post_not_published', author_id, post_id, post_id from post_drafts
    where post_id = any (released) and publish_at is not null order by post_id;
  update post_drafts set publish_at = null, problem = 'group', saved_at = now() where post_id = any (released);
end $$;

create function release_drafts_of_member() returns trigger language plpgsql as $$
begin
  perform release_drafts(old.group_id, old.member_id);
  return null;
end $$;
create trigger group_members_release_drafts after update on group_members
  for each row when (old.is_in and not new.is_in) execute function release_drafts_of_member();
create trigger group_members_gone_release_drafts after delete on group_members
  for each row when (old.is_in) execute function release_drafts_of_member();

create function release_drafts_of_group() returns trigger language plpgsql as $$
begin
  perform release_drafts(new.id, null);
  return null;
end $$;
create trigger groups_release_drafts after update of deleted_at on groups
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function release_drafts_of_group();
