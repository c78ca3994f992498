create table pinned_posts (
  member_id bigint primary key references members on delete cascade,
  post_id bigint not null unique references posts on delete cascade
);
comment on table pinned_posts is 'The post of theirs that a member shows first on their profile.';
