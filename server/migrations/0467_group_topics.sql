-- Topics of groups: docs/decisions/154-topics-of-groups.md.
create table group_topics (
  id bigint generated always as identity primary key,
  group_id bigint not null references groups on delete cascade,
  name text not null check (name <> ''),
  place int not null
);
create unique index group_topics_by_name on group_topics (group_id, lower(name));
comment on table group_topics is 'What the posts of a group are sorted by, as its owner and moderators have named it.';
comment on column group_topics.place is 'Its place in the order that they have given the topics.';

create table post_topics (
  post_id bigint primary key references posts on delete cascade,
  topic_id bigint not null references group_topics on delete cascade,
  position bigint
);
create index post_topics_newest on post_topics (topic_id, position desc) include (post_id);
comment on table post_topics is 'The topic of each post that has one, apart from the post: a topic that is removed changes no posts.';
comment on column post_topics.position is 'The post''s, so that those of a topic are walked newest first; null until it is published.';

create function place_post_topic() returns trigger language plpgsql as $$
begin
  update post_topics set position = new.position where post_id = new.id;
  return null;
end $$;
create trigger posts_place_topic after update of position on posts for each row
  when (new.group_id is not null and new.position is distinct from old.position)
  execute function place_post_topic();
