-- Whoever sent a file in a message is told when it cannot be processed, as in 0062.
create function tell_of_failed_message_file() returns trigger language plpgsql as $$
begin
  insert into notification_outbox (kind, member_id, about_id, item_id)
    select new.use || '_file_failed', d.author_id, d.conversation_id, d.id
    from messages d where d.media_id = new.id and d.deleted_at is null and d.author_id is not null;
  return null;
end $$;
create trigger media_tell_failed_message after update of state on media
  for each row when (new.state = 'failed' and old.state <> 'failed' and new.use in ('chat', 'group_chat'))
  execute function tell_of_failed_message_file();
