-- Cards of the pages that posts and messages link to: docs/decisions/127-link-cards.md.

create table link_cards (
  id bigint generated always as identity primary key,
  url_key text not null collate "C",
  url text not null,
  host text not null,
  is_current boolean not null default true,
  state text not null default 'waiting' check (state in ('waiting', 'ready', 'none')),
  title text not null default '',
  description text not null default '',
  picture_key text collate "C" unique,
  picture bytea,
  picture_width int check (picture_width > 0),
  picture_height int check (picture_height > 0),
  asked_at timestamptz not null default now(),
  begun_at timestamptz,
  check (state <> 'ready' or title <> ''),
  check (num_nonnulls(picture_key, picture, picture_width, picture_height) in (0, 4))
);
create unique index link_cards_current on link_cards (url_key) where is_current;
create index link_cards_by_host on link_cards (host, begun_at);
create index link_cards_by_age on link_cards (asked_at);

comment on table link_cards is 'What pages of other sites say of themselves, as they were fetched once. A card never changes: a link that is written later gets another one.';
comment on column link_cards.url_key is 'The SHA-256 of the address, which may be longer than an index takes.';
comment on column link_cards.host is 'The host of the address: of each, only so many are fetched in a minute.';
comment on column link_cards.is_current is 'Links with this address get it, while it is new enough.';
comment on column link_cards.state is 'waiting: it is being fetched. ready: it is shown. none: its page has none, or could not be fetched.';
comment on column link_cards.picture is 'A small WebP that we made of the page''s picture; its address has the key.';
comment on column link_cards.begun_at is 'When it was last requested.';

create table shown_links (
  id bigint generated always as identity primary key,
  post_id bigint unique references posts on delete cascade,
  message_id bigint unique references messages on delete cascade,
  url_key text not null collate "C",
  card_id bigint references link_cards on delete set null,
  check (num_nonnulls(post_id, message_id) = 1)
);
create index shown_links_by_card on shown_links (card_id) where card_id is not null;

comment on table shown_links is 'The link of a post or message that has a card.';
comment on column shown_links.card_id is 'Null once its author has removed the card: the same text gets no other one.';

-- Posts are cached under their version. A row is deleted only with its post, or in an edit, which raises it anyway.
create function shown_link_changed() returns trigger language plpgsql as $$
begin
  update objects set version = version + 1 where id = new.post_id;
  return null;
end $$;
create trigger shown_links_changed after insert or update on shown_links
  for each row when (new.post_id is not null) execute function shown_link_changed();

create function link_card_changed() returns trigger language plpgsql as $$
begin
  perform from objects o join shown_links l on l.post_id = o.id
    where l.card_id = new.id order by o.id for no key update of o;
  update objects set version = version + 1 from shown_links l where l.card_id = new.id and objects.id = l.post_id;
  return null;
end $$;
create trigger link_cards_changed after update on link_cards
  for each row when (old.state <> new.state) execute function link_card_changed();

create function unlink_empty_message() returns trigger language plpgsql as $$
begin
  delete from shown_links where message_id = new.id;
  return null;
end $$;
create trigger messages_unlink after update on messages
  for each row when (old.message <> '' and new.message = '') execute function unlink_empty_message();
