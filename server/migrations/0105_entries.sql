-- About's entries are kept like those of other pages that members say of themselves.

alter table about_entries rename to member_entries;
alter index about_entries_by_member rename to member_entries_by_member;
alter index about_entries_deleted rename to member_entries_deleted;
comment on table member_entries is 'What members say of themselves, in entries of several kinds.';
