-- Questions about projects that stand first: docs/decisions/157-frequently-asked.md.

create table project_faqs (
  id bigint generated always as identity primary key,
  group_id bigint not null references projects on delete cascade,
  question_id bigint unique references comments on delete cascade,
  answer_id bigint references comments on delete cascade,
  author_id bigint references members on delete set null,
  question text not null default '',
  answer text not null default '',
  place int not null,
  created_at timestamptz not null default now(),
  check ((question_id is null) = (answer_id is null)),
  check ((question_id is null) = (question <> '' and answer <> ''))
);
create index project_faqs_of_group on project_faqs (group_id, place, id);
create index project_faqs_of_answer on project_faqs (answer_id) where answer_id is not null;
create index project_faqs_of_author on project_faqs (author_id) where author_id is not null;
comment on table project_faqs is 'What is frequently asked about projects: questions of members with their answers, and what a project''s makers have written themselves.';
comment on column project_faqs.author_id is 'Who wrote it; null for a pinned question, and once they are gone.';
comment on column project_faqs.question is 'What a maker wrote; empty for a pinned question, which has its own words.';

-- A deleted question or answer, by whomever, leaves its place to others. Restored, it isn't pinned again.
create function unpin_deleted_question() returns trigger language plpgsql as $$
begin
  delete from project_faqs where question_id = new.id or answer_id = new.id;
  return null;
end $$;
create trigger comments_unpin_deleted after update of deleted_at on comments
  for each row when (old.deleted_at is null and new.deleted_at is not null)
  execute function unpin_deleted_question();
