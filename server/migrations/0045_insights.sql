-- How often members' content was looked at: docs/decisions/026-looks-are-counted-not-kept.md.

create table member_looks (
  member_id bigint not null references members on delete cascade,
  hour timestamptz not null,
  impressions int not null default 0,
  pageviews int not null default 0,
  primary key (member_id, hour)
) with (fillfactor = 80);
-- For removing what is old; rows come nearly in the order of their hours.
create index member_looks_by_hour on member_looks using brin (hour);
comment on table member_looks is 'How often everything of a member was looked at in an hour, by others. Nothing says who looked.';
comment on column member_looks.impressions is 'Cards of their posts that were on a screen.';
comment on column member_looks.pageviews is 'Their profile and pages of their posts that were opened.';

create table post_looks (
  post_id bigint not null references posts on delete cascade,
  author_id bigint not null references members on delete cascade,
  day date not null,
  impressions int not null default 0,
  pageviews int not null default 0,
  primary key (post_id, day)
) with (fillfactor = 80);
create index post_looks_of_author on post_looks (author_id, day);
create index post_looks_by_day on post_looks using brin (day);
comment on table post_looks is 'How often a post was looked at on a day (UTC), by others than its author.';
