-- Kinds of surveys, for whom they are, and their ballots: docs/decisions/035-ballots-without-names.md.

alter table surveys
  add column kind text not null default 'single' check (kind in ('single', 'several', 'ranked')),
  add column audience text not null default 'everybody' check (audience in ('everybody', 'followers', 'group')),
  add column group_id bigint references groups on delete cascade,
  add column is_secret boolean not null default false,
  add column results text not null default 'always' check (results in ('always', 'voted', 'closed')),
  add column is_changeable boolean not null default false,
  add column quorum int check (quorum > 0),
  add column settled_at timestamptz,
  add constraint surveys_of_groups check ((audience = 'group') = (group_id is not null)),
  add constraint surveys_secret_fixed check (not (is_secret and is_changeable));
comment on table surveys is 'Questions with up to 8 options, of which members choose one or several, or rank them.';
comment on column surveys.kind is 'single: one option. several: any number. ranked: options in order of preference.';
comment on column surveys.audience is 'Who sees it and may vote. Never changed.';
comment on column surveys.is_secret is 'Nothing links a ballot with its voter.';
comment on column surveys.results is 'From when on the result is shown, to its author too.';
comment on column surveys.quorum is 'So many members have to vote.';
comment on column surveys.settled_at is 'When its ballots were counted, once it was closed.';

-- What is for fewer is listed by their groups and authors, so that nobody's list walks past it.
drop index surveys_newest, surveys_closing;
create index surveys_newest on surveys (created_at desc, id desc) where deleted_at is null and audience = 'everybody';
create index surveys_closing on surveys (closes_at desc, id desc) where deleted_at is null and audience = 'everybody';
create index surveys_of_group on surveys (group_id, created_at desc, id desc) where group_id is not null;
create index surveys_for_followers on surveys (author_id, created_at desc, id desc) where audience = 'followers';
create index surveys_unsettled on surveys (closes_at) where settled_at is null;

create table survey_ballots (
  survey_id bigint not null references surveys on delete cascade,
  code bytea not null check (octet_length(code) = 16),
  choices smallint[] not null check (cardinality(choices) between 1 and 8),
  primary key (survey_id, code)
);
comment on table survey_ballots is 'What was voted, of whomever: published once the survey is closed.';
comment on column survey_ballots.code is 'Random bits that the voter''s client drew, and that only the voter has of a secret survey.';
comment on column survey_ballots.choices is 'Options: of a ranked survey in order of preference, else rising.';

alter table survey_members add column choices smallint[], add column code bytea;
update survey_members set choices = array[choice], code = decode(replace(gen_random_uuid()::text, '-', ''), 'hex')
  where choice is not null;
insert into survey_ballots (survey_id, code, choices)
  select survey_id, code, choices from survey_members where choices is not null;
-- Votes of members who have left are counted and are nobody's.
insert into survey_ballots (survey_id, code, choices)
  select c.survey_id, decode(replace(gen_random_uuid()::text, '-', ''), 'hex'), array[place::smallint]
  from survey_counts c cross join unnest(c.votes) with ordinality as counted (cast_votes, place)
  cross join generate_series(1, counted.cast_votes - (select count(*) from survey_members v
    where v.survey_id = c.survey_id and v.choice = place)) as missing;

drop trigger survey_members_uncounted on survey_members;
alter table survey_members drop column choice, alter column since drop not null, alter column since drop default;
create trigger survey_members_uncounted after delete on survey_members for each row
  when (old.choices is null) execute function uncount_survey_member();
comment on column survey_members.choices is 'What they voted for; empty where that is secret, null where they have only seen it.';
comment on column survey_members.code is 'The code of their ballot; null where that is secret.';
comment on column survey_members.since is 'When they voted, or else first saw it; null where a vote is secret: a time would link it with a ballot.';

alter table survey_counts add column voters int not null default 0;
update survey_counts set voters = (select coalesce(sum(votes), 0) from unnest(survey_counts.votes) as each (votes));
comment on column survey_counts.votes is 'By option, of a ranked survey first preferences. What was counted stays counted when its member leaves.';
comment on column survey_counts.voters is 'Members who have voted.';

create table survey_outcomes (
  survey_id bigint primary key references surveys on delete cascade,
  chain_hash text not null,
  ballots int not null,
  winners smallint[] not null,
  rounds jsonb not null
);
comment on table survey_outcomes is 'What a closed survey has come to, counted once from its ballots.';
comment on column survey_outcomes.chain_hash is 'The last link of the chain of its ballots (contract/src/shared/ballot-chain.ts).';
comment on column survey_outcomes.rounds is 'Of its run-off, as the wire has them.';
