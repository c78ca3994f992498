-- Reviews of agreements, and what a reputation is made of. docs/decisions/074-reviews-and-reputation.md.

alter table agreements
  add column released bigint not null default 0 check (released >= 0),
  add column is_related boolean not null default false;
comment on column agreements.released is 'In cents of US dollars, at the rates of funding: what was released to the freelancer so far.';
comment on column agreements.is_related is 'The two seemed to be one person, at some time: the agreement counts in no rating and no reputation.';

-- A mailbox: what is after a plus, and dots before an at of Gmail, make no other one.
create function mailbox(email text) returns text language sql immutable strict parallel safe
  return case when lower(split_part(email, '@', 2)) in ('gmail.com', 'googlemail.com')
    then replace(split_part(lower(split_part(email, '@', 1)), '+', 1), '.', '') || '@gmail.com'
    else split_part(lower(split_part(email, '@', 1)), '+', 1) || '@' || lower(split_part(email, '@', 2)) end;
comment on function mailbox(text) is 'To where an address delivers, so that two spellings of one are the same.';

-- A browser at a network, since a network alone may be a whole office. Networks of our own machine or of a proxy say nothing.
create function are_related(one bigint, other bigint) returns boolean language sql stable parallel safe as $$
  select one = other
    or exists (
      select from members a join members b on mailbox(a.email) = mailbox(b.email) where a.id = one and b.id = other)
    or exists (
      select from sessions a join sessions b on a.user_agent = b.user_agent and a.address_prefix = b.address_prefix
      where a.member_id = one and b.member_id = other and a.address_prefix <> 'unknown'
        and not (a.address_prefix::cidr <<= any ('{127.0.0.0/8,10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,fc00::/7,::/48}'::cidr[])))
    or exists (
      select from withdrawals a join withdrawals b on a.currency = b.currency and lower(a.address) = lower(b.address)
      where a.member_id = one and b.member_id = other)
$$;
comment on function are_related(bigint, bigint) is 'Whether two accounts seem to be one person''s: one mailbox, one browser at one network, or withdrawals to one address.';

-- Also of ended sessions, which the check for one person reads.
create index sessions_of_member on sessions (member_id);

create table reviews (
  id bigint generated always as identity primary key,
  agreement_id bigint not null references agreements on delete cascade,
  by_client boolean not null,
  author_id bigint references members on delete set null,
  subject_id bigint not null references members on delete cascade,
  stars int not null check (stars between 1 and 5),
  comment text not null,
  answer text not null default '',
  answered_at timestamptz check ((answered_at is null) = (answer = '')),
  created_at timestamptz not null,
  shown_at timestamptz not null,
  is_related boolean not null,
  unique (agreement_id, by_client)
);
create index reviews_of_subject on reviews (subject_id, id desc) include (by_client, stars, shown_at, is_related);
create index reviews_of_author on reviews (author_id);
comment on table reviews is 'What the two of an agreement say of each other.';
comment on column reviews.by_client is 'Whether the client wrote it, of the freelancer, or else the other way round.';
comment on column reviews.shown_at is 'From when on others see it: when both are written, or 14 days after the first; then the other can''t be written any more.';
comment on column reviews.is_related is 'The two seem to be one person: it is shown, and counts in no rating.';

create function tell_of_review() returns trigger language plpgsql as $$
begin
  insert into notification_outbox (kind, member_id, actor_id, about_id)
    values ('agreement_review', new.subject_id, new.author_id, new.agreement_id);
  return null;
end $$;
create trigger reviews_tell after insert on reviews for each row execute function tell_of_review();
