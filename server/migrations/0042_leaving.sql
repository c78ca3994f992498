-- Members who are away, and members who leave: docs/decisions/024-away-is-one-row.md.

-- The row itself hides a member from everybody, so that taking it away brings back everything as it was.
create table away_members (
  member_id bigint primary key references members on delete cascade,
  away_since timestamptz not null default now(),
  delete_at timestamptz,
  warned_at timestamptz
);
create index away_members_to_delete on away_members (delete_at) where delete_at is not null;
comment on table away_members is 'Members whom nobody sees: they deactivated their account, or asked to have it deleted.';
comment on column away_members.delete_at is 'When the account is deleted for good; null where it is only deactivated.';
comment on column away_members.warned_at is 'When they were mailed that this is soon.';

-- Counts of comments are kept for all, and what is hidden from a viewer is taken off while reading. These are
-- looked up by what was commented on, so that nothing is paid for where nobody is away.
create table away_comments (
  comment_id bigint primary key references comments on delete cascade,
  author_id bigint not null references away_members on delete cascade,
  object_id bigint not null,
  parent_id bigint
);
create index away_comments_by_author on away_comments (author_id);
create index away_comments_by_object on away_comments (object_id);
create index away_comments_by_parent on away_comments (parent_id) where parent_id is not null;
comment on table away_comments is 'The comments of members who are away; kept by triggers.';

create function note_away_comments() returns trigger language plpgsql as $$
begin
  insert into away_comments (comment_id, author_id, object_id, parent_id)
    select id, author_id, object_id, parent_id from comments where author_id = new.member_id
    on conflict do nothing;
  return null;
end $$;
create trigger away_members_comments after insert on away_members
  for each row execute function note_away_comments();

-- What was on its way while its author left.
create function note_away_comment() returns trigger language plpgsql as $$
begin
  insert into away_comments (comment_id, author_id, object_id, parent_id)
    select new.id, a.member_id, new.object_id, new.parent_id from away_members a where a.member_id = new.author_id
    on conflict do nothing;
  return null;
end $$;
create trigger comments_of_away after insert on comments for each row execute function note_away_comment();

-- Texts of others keep the names they were written with; that somebody is meant by them goes with the member.
create index posts_by_mention on posts using gin (mentions jsonb_path_ops) where mentions <> '[]';
create index comments_by_mention on comments using gin (mentions jsonb_path_ops) where mentions <> '[]';
create index post_versions_by_mention on post_versions using gin (mentions jsonb_path_ops) where mentions <> '[]';
