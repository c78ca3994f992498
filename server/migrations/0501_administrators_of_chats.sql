-- Administrators and pictures of chats of several people: docs/decisions/139-chats-of-several-people.md.
alter table conversation_members add is_admin boolean not null default false;
comment on column conversation_members.is_admin is 'Of several people: they name the chat, and add and remove people. The first of these owns it, or without one the first who came.';

-- Who owns a chat stays the owner once there are others.
update conversation_members s set is_admin = true
where s.entry is not null and not exists (select from conversation_members earlier
  where earlier.conversation_id = s.conversation_id and earlier.entry < s.entry);

alter table messages drop constraint messages_notice_check,
  add constraint messages_notice_check check (notice in
    ('started', 'added', 'removed', 'left', 'renamed', 'pictured', 'unpictured', 'appointed', 'dismissed'));

alter table conversations add picture_id uuid unique references media on delete set null;
comment on column conversations.picture_id is 'Of several people: the picture that they gave it.';
create trigger conversations_replace_picture after update of picture_id on conversations
  for each row when (old.picture_id is distinct from new.picture_id and old.picture_id is not null)
  execute function release_media('picture_id');
create trigger conversations_lose_picture after delete on conversations
  for each row when (old.picture_id is not null) execute function release_media('picture_id');
