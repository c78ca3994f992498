-- A list of what a member saved is of one kind, and doesn't read through what they saved of others:
-- docs/decisions/052-one-of-each-for-any-object.md.

alter table saved_objects add column kind text;
update saved_objects s set kind = o.kind from objects o where o.id = s.object_id;
alter table saved_objects alter column kind set not null;
drop index saved_objects_by_place;
create index saved_objects_by_place on saved_objects (member_id, kind, place desc) include (object_id);
comment on table saved_objects is 'What members keep for themselves.';
comment on column saved_objects.kind is 'As in objects.';
