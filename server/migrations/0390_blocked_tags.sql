-- Tags that the team has blocked: nothing suggests them.
create table blocked_tags (
  hashtag_id bigint primary key references hashtags,
  reason text not null,
  blocked_by bigint references members on delete set null,
  blocked_at timestamptz not null default now()
);
create index blocked_tags_blocked_by on blocked_tags (blocked_by) where blocked_by is not null;
comment on table blocked_tags is 'Tags that are neither trending nor suggested. What has them stays; a tag can be blocked before anybody uses it.';
comment on column blocked_tags.reason is 'Why, for other staff.';
