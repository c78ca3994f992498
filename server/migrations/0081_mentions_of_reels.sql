-- As posts and comments have it: a member who is deleted is taken out of the texts that name them.
create index reels_by_mention on reels using gin (mentions jsonb_path_ops) where mentions <> '[]';
create index messages_by_mention on messages using gin (mentions jsonb_path_ops) where mentions <> '[]';
