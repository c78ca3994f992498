-- What members say of themselves at the top of their profiles.

create table profile_intros (
  member_id bigint primary key references members on delete cascade,
  bio text not null default '',
  bio_audience text not null default 'public' check (bio_audience in ('public', 'friends', 'only_me')),
  website text not null default '',
  website_audience text not null default 'public' check (website_audience in ('public', 'friends', 'only_me')),
  joined_audience text not null default 'public' check (joined_audience in ('public', 'friends', 'only_me'))
);
comment on table profile_intros is 'What members say of themselves at the top of their profiles. Without a row everybody sees when they joined.';
