-- Two spellings of one mailbox are one account: docs/decisions/121-what-equals-what.md. The server has the same rule in
-- platform/mail/email-key.ts, which a test compares with this.

-- RFC 3492; a label that is no Punycode stays as it is.
create function unpunycoded(label text) returns text language plpgsql immutable strict parallel safe as $$
declare
  input text := lower(substr(label, 5) collate "C");
  rest text := regexp_replace(input, '^.*-', '');
  codes int[] := array(select ascii(sign) from string_to_table(case when input ~ '-' then regexp_replace(input, '-[^-]*$', '') end, null) as sign);
  n bigint := 128;
  i bigint := 0;
  bias int := 72;
  old bigint;
  weight bigint;
  k int;
  t int;
  digit int;
  delta bigint;
  size int;
  place int := 1;
begin
  if input !~ '^[a-z0-9-]{1,59}$' or rest = '' then return lower(label collate "C"); end if;
  while place <= length(rest) loop
    old := i;
    weight := 1;
    k := 36;
    loop
      if place > length(rest) then return lower(label collate "C"); end if;
      digit := strpos('abcdefghijklmnopqrstuvwxyz0123456789', substr(rest, place, 1)) - 1;
      place := place + 1;
      i := i + digit * weight;
      t := least(26, greatest(1, k - bias));
      exit when digit < t;
      weight := weight * (36 - t);
      k := k + 36;
      if weight > 1000000000 or i > 1000000000 then return lower(label collate "C"); end if;
    end loop;
    size := cardinality(codes) + 1;
    delta := (i - old) / case when old = 0 then 700 else 2 end;
    delta := delta + delta / size;
    k := 0;
    while delta > 455 loop
      delta := delta / 35;
      k := k + 36;
    end loop;
    bias := k + (36 * delta / (delta + 38))::int;
    n := n + i / size;
    i := i % size;
    if n > 1114111 or n between 55296 and 57343 then return lower(label collate "C"); end if;
    codes := codes[1:i] || n::int || codes[i + 1:];
    i := i + 1;
  end loop;
  return (select string_agg(chr(code), '' order by nth) from unnest(codes) with ordinality as its(code, nth));
end $$;

-- The letters that would become ones of ASCII, and so another's address, are put aside before.
create function email_key(email text) returns text language sql immutable strict parallel safe
  return case when email ~ '^[\x01-\x7f]*$' and email !~* '[@.]xn--' then lower(email collate "C")
    else (
      select translate(
        lower(normalize(translate(
            substr(email, 1, its.at) || (
              select coalesce(string_agg(case when label ~* '^xn--' then unpunycoded(label) else label end, '.' order by nth), '')
              from string_to_table(substr(email, its.at + 1), '.') with ordinality as labels(label, nth)),
            U&'\212A\0130\1FEF', U&'\E000\E001\E002'), nfc) collate pg_c_utf8),
        U&'\03C2\E000\E001\E002', U&'\03C3\212A\0130\1FEF')
      from (select length(email) - strpos(reverse(email), '@') + 1) as its(at)) end;
comment on function email_key is 'To where an address delivers, so that two spellings of one are the same: whatever the case, Unicode form, or form of its domain.';

-- Accounts of before may be of one mailbox. They stay, and `npm run members -- same-address` lists them.
alter table members add column shares_address boolean not null default false;
comment on column members.shares_address is 'An account of before 0426 whose address is another''s in another spelling.';
update members m set shares_address = true
from (select id, row_number() over (partition by email_key(email) order by id) as nth from members) as its
where its.id = m.id and its.nth > 1;
create unique index members_by_email_key on members (email_key(email), (case when shares_address then id else 0 end));
drop index members_by_email;

drop index signup_requests_by_email;
create index signup_requests_by_email on signup_requests (email_key(email), id desc);

create or replace function mailbox(email text) returns text language sql immutable strict parallel safe
  return (
    select case when its.domain in ('gmail.com', 'googlemail.com')
      then replace(split_part(its.local, '+', 1), '.', '') || '@gmail.com'
      else split_part(its.local, '+', 1) || '@' || its.domain end
    from (select split_part(email_key(email), '@', 1), split_part(email_key(email), '@', 2)) as its(local, domain));
reindex index members_by_mailbox;
