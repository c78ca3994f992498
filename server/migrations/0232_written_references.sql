-- The link by which a reference was written, so that an answer that got lost can be given again.
alter table member_references add column hash bytea unique;
comment on column member_references.hash is 'Of the secret in the link by which it was written; null for those written before it was kept.';
