-- What freelancers say of themselves: docs/decisions/071-profiles-of-freelancers.md.

create sequence freelancer_positions;
create table freelancers (
  member_id bigint primary key references members on delete cascade,
  hourly_rate bigint check (hourly_rate > 0),
  headline text not null default '',
  skills text[] not null default '{}' check (cardinality(skills) <= 10),
  skill_keys text[] generated always as (skill_keys(skills)) stored,
  summary text not null default '',
  country text not null default '',
  location text not null default '',
  words tsvector generated always as (words_of_job(headline, summary, skills, location, '')) stored,
  position bigint not null default nextval('freelancer_positions')
);
alter sequence freelancer_positions owned by freelancers.position;
create index freelancers_listed on freelancers (position desc) where headline <> '' or skills <> '{}';
create index freelancers_by_words on freelancers using gin (words) with (gin_pending_list_limit = 256)
  where headline <> '' or skills <> '{}';
create index freelancers_by_skills on freelancers using gin (skill_keys) with (gin_pending_list_limit = 256)
  where headline <> '' or skills <> '{}';
comment on table freelancers is 'Members as freelancers. Who has said a headline or skills is found.';
comment on column freelancers.hourly_rate is 'In cents of US dollars; null if not said.';
comment on column freelancers.country is 'USA, India, or a code of ISO 3166-1; empty if unknown.';
comment on column freelancers.location is 'A place in that country, in the member''s words.';
comment on column freelancers.position is 'Its place in the lists, latest first.';

alter table member_entries drop constraint about_entries_kind_check;
alter table member_entries add constraint member_entries_kind_check check (kind in (
  'work', 'education', 'place', 'contact', 'family', 'status', 'detail',
  'experience', 'portfolio', 'qualification', 'publication', 'certification', 'article'));
alter table member_entries add column media_id uuid unique references media on delete set null;
comment on column member_entries.media_id is 'The picture of an entry of a kind that has one.';
create trigger member_entries_replace_media after update of media_id on member_entries
  for each row when (old.media_id is distinct from new.media_id and old.media_id is not null)
  execute function release_media('media_id');
create trigger member_entries_release_media after delete on member_entries
  for each row when (old.media_id is not null) execute function release_media('media_id');
