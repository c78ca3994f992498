alter table comments add column deleted_by_owner boolean not null default false;
comment on column comments.deleted_at is 'Deleted by its author, who can restore it, or by the owner of its object; 30 days later it is removed.';
comment on column comments.deleted_by_owner is 'Deleted by the owner of its object, from whom a block hid its author: nobody can restore it.';
