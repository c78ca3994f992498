-- How long chats of two keep their messages, and what leaves for good.

alter table conversations
  add column gone_seq bigint not null default 0,
  add column purged_seq bigint not null default 0;
create index conversations_to_purge on conversations (id) where gone_seq > purged_seq;
comment on column conversations.gone_seq is 'Messages up to this place are gone for both, and are removed once no open report needs them.';
comment on column conversations.purged_seq is 'Up to which place they have been removed.';
