-- Comments that wait until the owner of their object approves them: docs/decisions/063-the-studio.md.

alter table channels add column comment_hold text not null default 'off' check (comment_hold in ('off', 'some', 'all'));
comment on column channels.comment_hold is 'Which comments on its videos wait for its owner''s approval. some: those with a link, or with one of the owner''s words.';

alter table discussion_settings add column hold text check (hold in ('off', 'some', 'all'));
comment on column discussion_settings.hold is 'Which comments wait for the owner''s approval; null: as the default of its kind says.';

alter table comments add column held_for bigint;
alter table comments add constraint comments_held_have_no_place check (held_for is null or position is null);
create index comments_held on comments (held_for, id desc) include (object_id) where held_for is not null and deleted_at is null;
comment on column comments.held_for is 'The owner of its object, while it waits for their approval: only its author and they see it. Removed with the object.';

create table comment_rules (
  owner_id bigint primary key references members on delete cascade,
  words text[] not null default '{}'
);
comment on table comment_rules is 'Words that make comments wait on what a member owns.';

create table approved_commenters (
  owner_id bigint not null references members on delete cascade,
  member_id bigint not null references members on delete cascade,
  approved_at timestamptz not null default now(),
  primary key (owner_id, member_id)
);
create index approved_commenters_of_member on approved_commenters (member_id);
comment on table approved_commenters is 'Members whose comments never wait on what the owner owns.';

-- Anything that a reader takes for an address, also without "https://".
create function has_link(message text) returns boolean language sql immutable strict parallel safe
  return message ~* '(https?://|www\.)\S'
    or message ~* '\m[a-z0-9][a-z0-9-]*\.(com|net|org|info|biz|io|me|tv|app|co|cz|sk|de|eu|uk|ru|cn|xyz|top|link|shop|site|online|store|club|live|pro|gg|ly)\M';
comment on function has_link is 'Whether a text has a web address.';

create function has_word(message text, words text[]) returns boolean language sql stable strict parallel safe
  return message ~* (select string_agg(mute_pattern(word), '|') from unnest(words) as word);
comment on function has_word is 'Whether a text has one of these words; null where there are none.';

-- The owner who has approved a comment knows of it, and nobody is told twice of one that was edited and approved again.
create or replace function tell_of_comment() returns trigger language plpgsql as $$
declare
  its_kind text;
  owner bigint;
  of bigint;
begin
  if new.edited_at is not null then
    return null;
  end if;
  select kind, author_id into its_kind, owner from objects where id = new.object_id;
  of := case when new.parent_id is null then owner
    else (select author_id from comments where id = new.parent_id) end;
  if of <> new.author_id and not (tg_op = 'UPDATE' and old.held_for is not distinct from of) then
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

drop trigger comments_tell_edited on comments;
create trigger comments_tell_edited after update of mentions on comments
  for each row when (old.position is not null and new.position is not null and new.mentions <> '[]'
    and old.mentions is distinct from new.mentions)
  execute function tell_of_edited_comment();
