-- A member's removal first takes their names away, and then rewrites the texts that name them.
alter table away_members add column former_names text[];
comment on column away_members.former_names is 'The usernames of a member whose removal has begun, until no text names them any more.';

-- By the username that the text has, which is the present one soon after a change.
comment on column posts.mentions is 'The members whom the message names, as [{"username": …, "user_id": …}].';
comment on column comments.mentions is 'The members whom the text names, as [{"username": …, "user_id": …}].';
comment on column reels.mentions is 'The members whom the message names, as [{"username": …, "user_id": …}].';
