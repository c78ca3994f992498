-- What makes two spellings one tag, as tagKey in the contract: docs/decisions/120-one-rule-of-text.md.
create function without_invisible(said text) returns text language sql immutable strict parallel safe
  -- Flags such as Scotland's are spelled with tags, and would all be the same without.
  return regexp_replace(said, '(\U0001f3f4[\U000e0020-\U000e007f]+)|[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]', '\1', 'g');
create or replace function tag_key(tag text) returns text language sql immutable strict parallel safe
  return regexp_replace(regexp_replace(
    normalize(casefold(normalize(without_invisible(tag), nfkc) collate pg_unicode_fast), nfkc),
    '[\u0009-\u000d\u0020\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+', ' ', 'g'), '^ | $', '', 'g');

-- Few spellings have another key than before: only their rows are written.
drop index mutes_by_word;
delete from mutes m using mutes newer
  where newer.member_id = m.member_id and newer.kind = m.kind and tag_key(newer.word) = tag_key(m.word) and newer.id > m.id;
create unique index mutes_by_word on mutes (member_id, kind, tag_key(word));

insert into interest_tags (interest_id, tag)
  select interest_id, tag_key(tag) from interest_tags where tag <> tag_key(tag) on conflict do nothing;
delete from interest_tags where tag <> tag_key(tag);

-- Tags that are one by now, with the row that stays: the most used.
create temporary table joined_tags on commit drop as
  select id, key, first_value(id) over same as into_id, max(heat) over (partition by key) as heat
  from (select id, tag_key(key) as key, uses, heat from hashtags) as each
  where key in (select tag_key(key) from hashtags where key <> tag_key(key))
  window same as (partition by key order by uses desc, id);

insert into object_tags (object_id, kind, hashtag_id, position, author_id, is_public, group_id)
  select t.object_id, t.kind, j.into_id, t.position, t.author_id, t.is_public, t.group_id
  from joined_tags j join object_tags t on t.hashtag_id = j.id where j.id <> j.into_id
  on conflict do nothing;
delete from object_tags t using joined_tags j where t.hashtag_id = j.id and j.id <> j.into_id;

delete from hashtag_follows f using joined_tags j, hashtag_follows earlier, joined_tags of_earlier
  where j.id = f.hashtag_id and of_earlier.id = earlier.hashtag_id and of_earlier.into_id = j.into_id
    and earlier.member_id = f.member_id and earlier.id < f.id;
update hashtag_follows f set hashtag_id = j.into_id from joined_tags j where f.hashtag_id = j.id and j.id <> j.into_id;

insert into blocked_tags (hashtag_id, reason, blocked_by, blocked_at)
  select j.into_id, b.reason, b.blocked_by, b.blocked_at from joined_tags j join blocked_tags b on b.hashtag_id = j.id
  where j.id <> j.into_id
  on conflict do nothing;
delete from blocked_tags b using joined_tags j where b.hashtag_id = j.id and j.id <> j.into_id;

delete from hashtags h using joined_tags j where h.id = j.id and j.id <> j.into_id;
update hashtags h set key = j.key, heat = j.heat, counts = counted.counts, uses = counted.uses
  from (select distinct into_id, key, heat from joined_tags) as j
  cross join lateral (
    select coalesce(jsonb_object_agg(kind, objects), '{}') as counts, coalesce(sum(objects), 0)::int as uses from (
      select t.kind, count(*)::int as objects from object_tags t
      where t.hashtag_id = j.into_id and t.is_public
        and not exists (select from away_members a where a.member_id = t.author_id)
      group by t.kind) as each) as counted
  where h.id = j.into_id;
update hashtag_names n set name = coalesce(nullif(replace(search_key(j.key), ' ', ''), ''), j.key)
  from joined_tags j where n.hashtag_id = j.into_id;

-- The keys of their tags are stored in these, too.
update reels set hashtags = hashtags where tags <> tag_keys(hashtags);
update videos set hashtags = hashtags where tags <> tag_keys(hashtags);
