-- Search of scripts without spaces, and without marks of vowels: docs/decisions/123-text-of-every-script.md.

-- Marks that many leave out when they type: harakat, niqqud, nukta, virama and tones, and the tatweel, which only
-- stretches a word. One letter, whichever keyboard typed it: alef with and without hamza (by its marks), ya and kaf of
-- Arabic and of Persian, ta marbuta and ha. Digits of every script that has its own are 0 to 9.
create or replace function search_key(said text) returns text language plpgsql immutable strict parallel safe as $$
declare
  key text collate pg_c_utf8 := said;
begin
  if octet_length(key) <> char_length(key) then
    key := lower(regexp_replace(normalize(key, nfkd), '[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca]\u200c|['
      '\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc'
      '\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u08ca-\u08e1\u08e3-\u08fe\u093c\u094d\u0951-\u0954\u09bc\u09cd\u0a3c\u0a4d'
      '\u0abc\u0acd\u0b3c\u0b4d\u0bcd\u0c3c\u0c4d\u0cbc\u0ccd\u0d4d\u0dca\u0e47-\u0e4c\u0e4e\u0eba\u0ec8-\u0ecc\u0ece'
      '\u1037\u1039\u103a\u17b4\u17b5\u17c9-\u17d3\u17dd\u200d\ufe00-\ufe0f]', '', 'g'));
    key := translate(key, 'łøđðħıς', 'loddhiσ');
    -- Only where it is needed: it compares each letter with all of these.
    if key ~ '[\u0620-\u0e59]' then
      key := translate(key, 'ىیکة٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९๐๑๒๓๔๕๖๗๘๙', 'ييكه0123456789012345678901234567890123456789');
    end if;
    key := replace(replace(replace(replace(key, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
  end if;
  -- The marks that tell が from か are no letters, and part no word.
  return btrim(regexp_replace(lower(key), '[^[:alnum:]\u3099\u309a]+', ' ', 'g'));
end $$;

-- Thai, Lao, Myanmar, Khmer, kana and Han, of what search_key leaves.
create function is_unspaced(letters text) returns boolean language sql immutable strict parallel safe
  return letters ~ '[\u0e01-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u3007\u3021-\u3029\u3041-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\ua9e0-\ua9ff\uaa60-\uaa7f\uf900-\ufaff\U00020000-\U0003ffff]';
comment on function is_unspaced is 'Whether there are letters of scripts that have no spaces between words.';

create function words_of_key(key text, typed boolean) returns text[] language plpgsql immutable strict parallel safe as $$
begin
  if not is_unspaced(key) then
    return array(select left(word, 60) from unnest(string_to_array(key, ' ')) with ordinality as each (word, place)
      where word <> '' order by place);
  end if;
  return (
    with letters as materialized (
      select letter, place, is_unspaced(letter) as unspaced, lead(letter) over placed as next, lag(letter) over placed as last
      from unnest(string_to_array(key, null)) with ordinality as each (letter, place) window placed as (order by place))
    select words_of_key(coalesce(string_agg(case when unspaced then ' ' else letter end, '' order by place), ''), typed)
      || coalesce(array_agg(letter || case when is_unspaced(next) then next else '' end order by place) filter (where
        unspaced and not (typed and is_unspaced(next) is not true and is_unspaced(last) is true)), '{}')
    from letters);
end $$;
comment on function words_of_key is
  'The words of what search_key left, then, of scripts without spaces, each letter with the next: 上海, 海市, 市. A typed text needs no last letter alone; typed as a beginning, one letter finds all that begin with it.';

create or replace function search_words(said text) returns text[] language sql immutable strict parallel safe
  return words_of_key(search_key(said), false);
create function typed_words(said text) returns text[] language sql immutable strict parallel safe
  return words_of_key(search_key(said), true);
comment on function typed_words is 'The words, or beginnings of words, of a text that was typed to find others by.';

-- What is there is found by it, too: only texts in scripts whose words are others than before, not all of them.
create function had_other_words(said text) returns boolean language sql immutable strict parallel safe
  return octet_length(said) <> char_length(said) and normalize(said, nfkd)
    ~ '[\u0590-\u0dff\u0e01-\u0eff\u1000-\u109f\u1780-\u17ff\u200d\u3005-\u3007\u3021-\u30ff\u31f0-\u31ff\u3400-\u9fff\ua9e0-\ua9ff\uaa60-\uaa7f\ufe00-\ufe0f\U00020000-\U0003ffff]';

update post_words w set words = words_of_post(p.message, p.hashtags,
    array(select lexeme from unnest(w.words) where starts_with(lexeme, '~')))
  from posts p where p.id = w.post_id and had_other_words(p.message || ' ' || array_to_string(p.hashtags, ' '));
update reel_words w set words = words_of_post(r.message, r.hashtags,
    array(select lexeme from unnest(w.words) where starts_with(lexeme, '~')))
  from reels r where r.id = w.reel_id and had_other_words(r.message || ' ' || array_to_string(r.hashtags, ' '));
update member_names n set name = words_of_name(m.full_name, m.username)
  from members m where m.id = n.member_id and had_other_words(m.full_name)
    and n.name <> words_of_name(m.full_name, m.username);
update hashtag_names n set name = coalesce(nullif(replace(search_key(h.key), ' ', ''), ''), h.key)
  from hashtags h where h.id = n.hashtag_id and had_other_words(h.key);
-- Generated columns are made again where what they are made of is set.
update surveys set title = title where had_other_words(title);
update groups set name = name where had_other_words(name);
update videos set title = title
  where had_other_words(title || ' ' || array_to_string(hashtags, ' ') || ' ' || left(description, 1000));
update channels set name = name where had_other_words(name);
update jobs set title = title
  where had_other_words(title || ' ' || array_to_string(skills, ' ') || ' ' || kind || ' ' || purpose || ' ' || left(description, 2000));
update freelancers set headline = headline
  where had_other_words(headline || ' ' || summary || ' ' || array_to_string(skills, ' ') || ' ' || location);
drop function had_other_words(text);
