-- A write that is one statement claims its key in it, before there is an answer: a repetition is then answered by
-- the object that the first has made, as its author may see it by then.
alter table idempotency_keys
  alter column answer drop not null,
  add column object_id bigint,
  add check (answer is not null or object_id is not null);
comment on column idempotency_keys.answer is 'What was answered first; null where a repetition is answered by the object.';
comment on column idempotency_keys.object_id is 'The object, comment or reply that the write has made.';
comment on table idempotency_keys is 'Writes by the key that the client chose: a repeated request gets the answer of the first and does nothing.';
