-- Surveys: docs/decisions/034-one-row-a-voter.md.

create table surveys (
  id bigint primary key default nextval('object_ids') references objects,
  author_id bigint not null references members on delete cascade,
  title text not null check (title <> ''),
  options text[] not null check (cardinality(options) between 1 and 8),
  closes_at timestamptz not null,
  -- Made from the title alone, so that a search walks an index.
  words tsvector generated always as (array_to_tsvector(search_words(title))) stored,
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index surveys_newest on surveys (created_at desc, id desc) where deleted_at is null;
create index surveys_closing on surveys (closes_at desc, id desc) where deleted_at is null;
create index surveys_of_author on surveys (author_id, created_at desc, id desc);
create index surveys_by_words on surveys using gin (words) where deleted_at is null;
create index surveys_deleted on surveys (deleted_at) where deleted_at is not null;
create trigger surveys_remove_object after delete on surveys for each row execute function remove_object();
comment on table surveys is 'Questions with up to 8 options, of which each member chooses one.';
comment on column surveys.options is 'In the order in which they are shown; an option''s id is its place, from 1.';
comment on column surveys.closes_at is 'No vote counts from then on. Closing a survey early sets it.';
comment on column surveys.deleted_at is 'Deleted by its author; it can be restored for 30 days, then it is removed.';

create table survey_members (
  survey_id bigint not null references surveys on delete cascade,
  member_id bigint not null references members on delete cascade,
  choice smallint check (choice between 1 and 8),
  since timestamptz not null default now(),
  primary key (survey_id, member_id)
) with (fillfactor = 90);
create index survey_members_of_member on survey_members (member_id, survey_id);
comment on table survey_members is 'Who has seen a survey or voted in it: one row each, so that nobody votes twice.';
comment on column survey_members.choice is 'The option they voted for; null where they have only seen it.';
comment on column survey_members.since is 'When they voted, or else first saw it.';

create table survey_counts (
  survey_id bigint primary key references surveys on delete cascade,
  votes int[] not null,
  active int not null default 0
) with (fillfactor = 50);
comment on table survey_counts is 'Exact counts, apart from the survey: a vote rewrites one narrow row and no index.';
comment on column survey_counts.votes is 'By option. What was counted stays counted when its member leaves.';
comment on column survey_counts.active is 'Members who have seen it and not voted.';

create function count_survey() returns trigger language plpgsql as $$
begin
  insert into survey_counts (survey_id, votes) values (new.id, array_fill(0, array[cardinality(new.options)]));
  return null;
end $$;
create trigger surveys_counted after insert on surveys for each row execute function count_survey();

create function uncount_survey_member() returns trigger language plpgsql as $$
begin
  update survey_counts set active = active - 1 where survey_id = old.survey_id;
  return null;
end $$;
create trigger survey_members_uncounted after delete on survey_members for each row
  when (old.choice is null) execute function uncount_survey_member();
