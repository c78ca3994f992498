create table saved_posts (
  member_id bigint not null references members on delete cascade,
  post_id bigint not null references posts on delete cascade,
  place bigint generated always as identity,
  saved_at timestamptz not null default now(),
  primary key (member_id, post_id)
);
create index saved_posts_by_place on saved_posts (member_id, place desc) include (post_id);
create index saved_posts_by_post on saved_posts (post_id);
comment on table saved_posts is 'Posts that members keep for themselves.';
comment on column saved_posts.place is 'Its place in the list, newest highest; the list''s cursor.';

-- Finds a word or several as a whole, whatever stands around them; what has a meaning in expressions has none.
create function mute_pattern(word text) returns text language sql immutable strict parallel safe
  return case when word ~ '^\w' then '\m' else '' end
    || regexp_replace(word, '([^[:alnum:][:space:]])', '\\\1', 'g')
    || case when word ~ '\w$' then '\M' else '' end;

create table mutes (
  id bigint generated always as identity primary key,
  member_id bigint not null references members on delete cascade,
  kind text not null check (kind in ('word', 'tag')),
  word text not null check (word <> ''),
  ends_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index mutes_by_word on mutes (member_id, kind, tag_key(word));
comment on table mutes is 'Words and tags whose posts a member does not want in lists.';
comment on column mutes.ends_at is 'When it ends; null: never.';

create table reports (
  id bigint generated always as identity primary key,
  reporter_id bigint not null references members on delete cascade,
  kind text not null check (kind in ('post', 'comment', 'reply', 'member')),
  -- What is reported may be removed for good; the report, with what it was about, stays.
  post_id bigint references posts on delete set null,
  comment_id bigint references comments on delete set null,
  member_id bigint references members on delete set null,
  shown jsonb not null,
  reason text not null,
  description text not null default '',
  state text not null default 'open' check (state in ('open', 'reviewing', 'upheld', 'dismissed')),
  answer text not null default '',
  decided_by bigint references members on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  check ((state in ('upheld', 'dismissed')) = (decided_at is not null))
);
create index reports_by_reporter on reports (reporter_id, id desc);
create index reports_waiting on reports (id) where state in ('open', 'reviewing');
create index reports_by_post on reports (post_id) where post_id is not null;
create index reports_by_comment on reports (comment_id) where comment_id is not null;
create index reports_by_member on reports (member_id) where member_id is not null;
create index reports_decided_by on reports (decided_by) where decided_by is not null;
comment on table reports is 'What members report to those who moderate.';
comment on column reports.member_id is 'The reported member, or the author of what is reported.';
comment on column reports.shown is 'What the reporter saw: {"message", "file_type"}; it may be edited or deleted since.';
comment on column reports.state is 'open, then reviewing where a moderator has taken it, then upheld or dismissed.';
comment on column reports.answer is 'What the moderator tells the reporter.';
-- Reporting the same thing again while it is open adds nothing. What is gone for good (null) is never the same.
create unique index reports_open_once on reports
  (reporter_id, kind, (case kind when 'post' then post_id when 'member' then member_id else comment_id end))
  where state in ('open', 'reviewing');
