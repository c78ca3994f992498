-- What members are told of: docs/decisions/023-news-is-written-where-it-happens.md.

-- Appended in the transaction of what it tells of, and gone once it is gathered. It names rows without references:
-- these would lock members in another order than the writes do that append it.
create table notification_outbox (
  id bigint generated always as identity primary key,
  kind text not null,
  member_id bigint not null,
  actor_id bigint,
  about_id bigint not null default 0,
  item_id bigint not null default 0,
  object_id bigint,
  comment_id bigint,
  data jsonb,
  acted_at timestamptz not null default now()
);
comment on table notification_outbox is 'What has happened and is not gathered into notifications yet.';
comment on column notification_outbox.member_id is 'Who is to be told.';
comment on column notification_outbox.actor_id is 'Who did it; null: Commons itself.';
comment on column notification_outbox.about_id is 'What unread news of one kind is gathered by: 0 where all of it is.';
comment on column notification_outbox.item_id is 'Tells two acts of one member about the same apart: 0 where there is only one.';

create table notifications (
  id bigint generated always as identity primary key,
  member_id bigint not null references members on delete cascade,
  kind text not null,
  about_id bigint not null,
  position bigint not null,
  is_read boolean not null default false,
  is_flashed boolean not null default false,
  acted_at timestamptz not null
) with (fillfactor = 80);
create index notifications_of_member on notifications (member_id, position desc);
create unique index notifications_unread on notifications (member_id, kind, about_id) where not is_read;
comment on table notifications is 'What a member is told: unread news of one kind about one thing is one of them.';
comment on column notifications.position is 'Its place in the list: the outbox''s id of its latest act.';

create table notification_acts (
  id bigint generated always as identity,
  notification_id bigint not null references notifications on delete cascade,
  kind text not null,
  member_id bigint not null,
  about_id bigint not null,
  item_id bigint not null,
  actor_id bigint references members on delete cascade,
  object_id bigint references objects on delete cascade,
  comment_id bigint references comments on delete cascade,
  data jsonb,
  acted_at timestamptz not null,
  primary key (notification_id, id)
);
-- Nobody is told of anything twice, however often it is taken back and done again.
create unique index notification_acts_once on notification_acts (member_id, kind, about_id, item_id, actor_id) nulls not distinct;
create index notification_acts_by_actor on notification_acts (actor_id);
create index notification_acts_by_object on notification_acts (object_id) where object_id is not null;
create index notification_acts_by_comment on notification_acts (comment_id) where comment_id is not null;
comment on table notification_acts is 'What a notification tells of. Whether it still stands, and who may see it, is asked whenever it is shown.';

-- Switches that differ from what a kind has by itself.
create table notification_settings (
  member_id bigint not null references members on delete cascade,
  kind text not null,
  in_app boolean,
  mail boolean,
  push boolean,
  primary key (member_id, kind)
);
comment on table notification_settings is 'Where a member wants news of a kind; null is as the kind has it by itself.';

-- The author of an object, and the name of its kind. Replaced where a table of objects is added.
create function object_of(wanted bigint, out kind text, out author_id bigint) language sql stable as
  $$ select 'post', author_id from posts where id = wanted $$;

create function tell_of_like() returns trigger language plpgsql as $$
begin
  insert into notification_outbox (kind, member_id, actor_id, about_id, object_id)
    select o.kind || '_like', o.author_id, new.member_id, new.object_id, new.object_id
    from object_of(new.object_id) o where o.author_id <> new.member_id;
  return null;
end $$;
create trigger reactions_tell after insert or update of kind on reactions
  for each row when (new.kind = 'like') execute function tell_of_like();

-- Whoever is told of the comment itself is not told that it names them, too.
create function tell_of_comment() returns trigger language plpgsql as $$
declare
  its_kind text;
  owner bigint;
  of bigint;
begin
  select kind, author_id into its_kind, owner from object_of(new.object_id);
  -- Of such objects nobody is told.
  if its_kind is null then return null; end if;
  of := case when new.parent_id is null then owner
    else (select author_id from comments where id = new.parent_id) end;
  if of <> new.author_id then
    insert into notification_outbox (kind, member_id, actor_id, about_id, item_id, object_id, comment_id)
      values (its_kind || case when new.parent_id is null then '_comment' else '_reply' end,
        of, new.author_id, coalesce(new.parent_id, new.object_id), new.id, new.object_id, new.id);
  end if;
  if new.mentions <> '[]' then
    insert into notification_outbox (kind, member_id, actor_id, about_id, object_id, comment_id)
      select its_kind || '_comment_mention', named.id, new.author_id, new.id, new.object_id, new.id
      from (select distinct (each ->> 'user_id')::bigint as id from jsonb_array_elements(new.mentions) each) named
      where named.id not in (new.author_id, of);
  end if;
  return null;
end $$;
create trigger comments_tell after insert on comments
  for each row when (new.position is not null) execute function tell_of_comment();
create trigger comments_tell_published after update of position on comments
  for each row when (old.position is null and new.position is not null) execute function tell_of_comment();

create function tell_of_post() returns trigger language plpgsql as $$
declare
  known jsonb := case when tg_op = 'INSERT' or old.position is null then '[]' else old.mentions end;
begin
  if new.is_repost and tg_op = 'INSERT' then
    insert into notification_outbox (kind, member_id, actor_id, about_id, item_id, object_id)
      select 'post_repost', o.author_id, new.author_id, new.original_id, new.id, new.id
      from posts o where o.id = new.original_id and o.author_id <> new.author_id;
  end if;
  insert into notification_outbox (kind, member_id, actor_id, about_id, object_id)
    select 'post_mention', named.id, new.author_id, new.id, new.id
    from (select distinct (each ->> 'user_id')::bigint as id from jsonb_array_elements(new.mentions) each) named
    where named.id <> new.author_id and not known @> jsonb_build_array(jsonb_build_object('user_id', named.id));
  return null;
end $$;
create trigger posts_tell after insert on posts
  for each row when (new.position is not null and (new.is_repost or new.mentions <> '[]')) execute function tell_of_post();
create trigger posts_tell_changed after update of position, mentions on posts
  for each row when (new.position is not null and new.mentions <> '[]'
    and (old.position is null or new.mentions is distinct from old.mentions)) execute function tell_of_post();

create function tell_of_follow() returns trigger language plpgsql as $$
begin
  insert into notification_outbox (kind, member_id, actor_id) values ('follow', new.followed_id, new.follower_id);
  return null;
end $$;
create trigger follows_tell after insert on follows for each row execute function tell_of_follow();
