-- Questions to those who ask to join a closed group: docs/decisions/143-questions-to-those-who-join.md.
alter table groups add column questions jsonb not null default '[]'
  check (jsonb_typeof(questions) = 'array' and jsonb_array_length(questions) <= 3);
comment on column groups.questions is 'What it asks of those who want to join while it is closed: objects of question and is_required, in order.';

alter table group_members add column answers jsonb;
comment on column group_members.answers is 'What was asked and answered with an open request: objects of question and answer. Null once the request has ended.';

-- Whatever ends a request, nobody keeps its answers.
create function forget_answers() returns trigger language plpgsql as $$
begin
  new.answers := null;
  return new;
end $$;
create trigger group_members_forget_answers before update of standing on group_members
  for each row when (new.standing <> 'requested' and new.answers is not null) execute function forget_answers();
alter table group_members add constraint group_members_answers check (answers is null or standing = 'requested');
