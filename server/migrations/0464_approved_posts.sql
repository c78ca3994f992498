-- Posts that those who run a group approve first: docs/decisions/146-posts-held-for-approval.md.
alter table groups add column approves_posts boolean not null default false;
comment on column groups.approves_posts is 'Whether posts of its ordinary members wait until its owner or a moderator has approved them.';

alter table post_drafts
  add column waits_in bigint references groups on delete set null,
  add column reason text check (reason <> ''),
  drop constraint post_drafts_problem_check,
  add constraint post_drafts_problem_check check (problem in ('group', 'words', 'limit', 'file', 'away', 'declined')),
  add constraint post_drafts_waits check (waits_in is null or (publish_at is null and problem is null)),
  add constraint post_drafts_reason check (reason is null or (problem is not null and problem = 'declined'));
create index post_drafts_waiting on post_drafts (waits_in, post_id) where waits_in is not null;
comment on table post_drafts is 'Posts that wait for their author, for a time, or for those who run their group. They have no position. Publishing deletes the row.';
comment on column post_drafts.problem is 'Why it was not published; null once its author has edited or scheduled it again.';
comment on column post_drafts.waits_in is 'The group whose owner and moderators are asked to approve it; null while nobody is.';
comment on column post_drafts.saved_at is 'When it was last saved, sent to be approved, or couldn''t be published.';
comment on column post_drafts.reason is 'What was said to its author when it was declined; null for nothing.';

-- Posts that waited for a group that their authors can't write in any more become drafts, too.
create or replace function release_drafts(in_group bigint, of_member bigint) returns void language plpgsql as $$
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
    where post_id = any (released) and (publish_at is not null or waits_in is not null) order by post_id;
  update post_drafts set publish_at = null, waits_in = null, reason = null, problem = 'group', saved_at = now()
    where post_id = any (released);
end $$;
