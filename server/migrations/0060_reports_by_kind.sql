-- Reports name what they are about by its kind and id: docs/decisions/036-a-kind-of-report-is-one-declaration.md.
alter table reports add column reported_id bigint;
update reports set reported_id = case kind
  when 'post' then object_id
  when 'member' then member_id
  when 'comment' then comment_id when 'reply' then comment_id
  when 'chat' then conversation_id
  else message_id end;
drop index reports_open_once;
alter table reports
  drop constraint reports_kind_check,
  drop column object_id,
  drop column comment_id,
  drop column message_id;
-- Reporting the same thing again while it is open adds nothing.
create unique index reports_open_once on reports (reporter_id, kind, reported_id)
  where state in ('open', 'reviewing');
create index reports_to_forget on reports (id) where evidence is not null and state in ('upheld', 'dismissed');
comment on column reports.kind is 'A kind that the contract names and a feature declares.';
comment on column reports.reported_id is 'The id of what is reported, in the table of its kind. It may be gone: no id is used twice. Null where it was gone before reports kept it.';
comment on column reports.member_id is 'The reported member, or whose it is.';
comment on column reports.conversation_id is 'The conversation whose messages are kept until it is decided.';
comment on column reports.evidence is 'What those who decide need beside what the reporter saw, as it was then. Gone once it is decided.';
