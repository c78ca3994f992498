-- The best comments on an object are found without passing its liked replies, of which there may be any number.

alter table comment_counts add column is_reply boolean;
update comment_counts n set is_reply = c.parent_id is not null from comments c where c.id = n.comment_id;
alter table comment_counts alter column is_reply set not null;
comment on column comment_counts.is_reply is 'Whether it counts reactions to a reply: replies are in no order of likes.';

drop index comment_counts_best;
create index comment_counts_best on comment_counts (object_id, likes desc, comment_id desc) where likes > 0 and not is_reply;
