-- What equals what: the database's side of contract/src/shared/text/equal-key.ts, which a test compares with it.
-- docs/decisions/121-what-equals-what.md

create function equal_key(text text) returns text language sql immutable strict parallel safe
  return btrim(regexp_replace(
    normalize(casefold(
      normalize(regexp_replace(text,
        '(\U0001f3f4[\U000e0020-\U000e007f]+)|[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]',
        '\1', 'g'), nfkc)
      collate pg_unicode_fast), nfkc),
    '[\t-\r\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000][\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]*| [\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+',
    ' ', 'g'), ' ');
comment on function equal_key is 'What makes two texts the same: compatible spellings, capitals, invisible characters and the kind of white space make no difference.';

-- Letters and digits with their marks, in brackets; and the letters of scripts that put no spaces between words.
create function word_letters() returns text language sql immutable parallel safe
  return '[:alnum:]_\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u0711\u0730-\u074a\u07a6-\u07b0\u093c\u094d\u0951-\u0954\u09bc\u09cd\u0a3c\u0a4d\u0abc\u0acd\u0b3c\u0b4d\u0bcd\u0c3c\u0c4d\u0cbc\u0ccd\u0d3b\u0d3c\u0d4d\u0dca\u0f18\u0f19\u0f35\u0f37\u0f39\u0f3e\u0f3f\u0f82-\u0f87\u0fc6\u135d\u1714\u1734\u1dc0-\u1dff\u20d0-\u20f0\ua66f-\ua672\ua67c\ua67d\ua806\ua82c\ua8c4\ua8e0-\ua8f1\ua953\ua9c0\uabed\ufe20-\ufe2f';
create function unspaced_letters() returns text language sql immutable parallel safe
  return '\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u2e80-\u2fdf\u3005-\u3007\u3021-\u3029\u3040-\u30ff\u3100-\u312f\u31a0-\u31bf\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\ua9e0-\ua9ff\uaa60-\uaa7f\uf900-\ufaff\U00020000-\U0003ffff';

-- What has to stand before and after a key in the key of a text, so that it isn't a part of another word.
create function word_begin(key text) returns text language sql immutable strict parallel safe
  return case when key collate pg_unicode_fast ~ ('^[' || word_letters() || ']')
    and key !~ ('^[' || unspaced_letters() || ']')
    then '(?:^|[^' || word_letters() || ']|[' || unspaced_letters() || '])' else '' end;
create function word_end(key text) returns text language sql immutable strict parallel safe
  return case
    when key ~ ('[' || unspaced_letters() || ']$') then
      -- Vowels and tones of the last letter.
      '(?:$|[^\u0300-\u036f\u0e31\u0e34-\u0e3a\u0e47-\u0e4e\u0eb1\u0eb4-\u0ebc\u0ec8-\u0ece\u102b-\u103e\u1056-\u1059\u105e-\u1060\u1062-\u1064\u1067-\u106d\u1071-\u1074\u1082-\u108d\u108f\u109a-\u109d\u17b4-\u17d3\u17dd\u302a-\u302f\u3099\u309a\ua9e5\uaa7b-\uaa7d])'
    when key collate pg_unicode_fast ~ ('[' || word_letters() || ']$')
    then '(?:$|[^' || word_letters() || ']|[' || unspaced_letters() || '])' else '' end;
-- Korean writes particles at the end of a word without a space.
create function word_itself(key text) returns text language sql immutable strict parallel safe
  return regexp_replace(key, '([\\^$.*+?()[\]{}|/])', '\\\1', 'g') || case when key ~ '[\uac00-\ud7a3]$' then
    '(?:들)?(?:은|는|이|가|을|를|의|에|에서|에게|께|한테|와|과|랑|이랑|하고|도|만|로|으로|부터|까지|처럼|보다|마다|이나|나)?' else '' end;

-- One expression for all words: compiling the edges once for each would take twenty times as long.
create function words_pattern(words text[]) returns text language sql immutable strict parallel safe
  return (
    select string_agg(its.begin || '(?:' || its.bodies || ')' || its."end", '|')
    from (
      select word_begin(key) as begin, word_end(key) as "end", string_agg(word_itself(key), '|') as bodies
      from (select distinct equal_key(word) as key from unnest(words) as word) as keys
      where key <> '' group by 1, 2) as its);
comment on function words_pattern is 'The regular expression that finds any of these words in the equal_key of a text; null where there are none.';

create function has_words(text text, pattern text) returns boolean language sql immutable strict parallel safe
  return equal_key(text) collate pg_unicode_fast ~ pattern;
comment on function has_words is 'Whether a text has what a words_pattern finds.';

create or replace function has_word(message text, words text[]) returns boolean language sql stable strict parallel safe
  return has_words(message, words_pattern(words));

create or replace function same_text(text text) returns uuid language sql immutable strict parallel safe
  return (
    select case when length(regexp_replace(plain, '[^[:alpha:]]', '', 'g')) >= 20 then md5(plain)::uuid end
    from (select equal_key(text)) as its(plain));

create or replace function word_rule_pattern(words text) returns text language sql immutable strict parallel safe
  return (
    select word_begin(its.key) || word_itself(its.key) || case when words like '%*' then '' else word_end(its.key) end
    from (select equal_key(rtrim(words, '*'))) as its(key));
create or replace function domain_rule_pattern(domain text) returns text language sql immutable strict parallel safe
  return '(?:^|[^\w-])' || regexp_replace(equal_key(domain), '([\\^$.*+?()[\]{}|/])', '\\\1', 'g') || '(?![\w-]|\.\w)';
drop function mute_pattern;
drop function rule_text;
update word_rules set pattern = case kind when 'words' then word_rule_pattern(words) else equal_key(pattern) end
where pattern is not null;
comment on column word_rules.pattern is 'The regular expression that finds it in the equal_key of a text; null of floods.';

-- The same words muted twice are one mute, until the later of their ends.
update mutes m set ends_at = case when its.has_no_end then null else its.ends_at end
from (
  select member_id, equal_key(word) as key, max(id) as id, max(ends_at) as ends_at, bool_or(ends_at is null) as has_no_end
  from mutes where kind = 'word' group by 1, 2 having count(*) > 1) as its
where m.id = its.id;
delete from mutes m using mutes later
where m.kind = 'word' and later.kind = 'word' and later.member_id = m.member_id and later.id > m.id
  and equal_key(later.word) = equal_key(m.word);
drop index mutes_by_word;
create unique index mutes_by_word on mutes (member_id, equal_key(word)) where kind = 'word';
create unique index mutes_by_tag on mutes (member_id, tag_key(word)) where kind = 'tag';
