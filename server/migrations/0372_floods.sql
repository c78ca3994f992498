-- Rules about the same text, published again and again: docs/decisions/109-floods-and-waves.md.

-- What two texts have in common that are the same but for case, white space and dress; null of those too short to tell.
create function same_text(text text) returns uuid language sql immutable strict parallel safe
  return (
    select case when length(regexp_replace(plain, '[^[:alpha:]]', '', 'g')) >= 20 then md5(plain)::uuid end
    from (select btrim(regexp_replace(lower(rule_text(text)), '\s+', ' ', 'g'))) as its(plain));

alter table word_rules
  drop constraint word_rules_kind_check,
  add constraint word_rules_kind_check check (kind in ('words', 'domain', 'flood', 'flood_by_all')),
  alter column pattern drop not null,
  add column most int check (most between 1 and 1000),
  add column hours int check (hours between 1 and 168),
  add constraint word_rules_of_floods check (
    (kind in ('flood', 'flood_by_all')) = (most is not null)
    and (most is null) = (hours is null) and (most is null) = (pattern is not null));
comment on column word_rules.pattern is 'The regular expression that finds it in `rule_text`, whatever the case; null of floods.';
comment on column word_rules.most is 'How often the same text may be published, by one member or by all, in so many `hours`.';

create table published_texts (
  same uuid not null,
  about text not null,
  member_id bigint not null references members on delete cascade,
  at timestamptz not null default now(),
  primary key (same, about)
);
create index published_texts_by_member on published_texts (member_id, same, at);
create index published_texts_by_time on published_texts (at);
create index published_texts_of_all on published_texts (same, at);
comment on table published_texts is 'What was published while there are rules about floods; nothing here is older than the longest of them looks back.';
comment on column published_texts.same is 'The `same_text` of it.';
comment on column published_texts.about is 'What it was published as, such as post:5. An object counts once with each text.';

-- Notes texts, and returns the rules that they break, with the place of the text. Whoever publishes the same waits here
-- until the one before has committed, so that none is missed: a statement alone would count what was there when it began.
create function note_texts(its_member bigint, its_about text, texts text[])
  returns table (place int, id bigint, act text, most int, hours int) language plpgsql as $$
declare
  its_marks uuid[];
  added uuid[];
begin
  select array_agg(distinct mark order by mark) into its_marks
  from (select same_text(each) from unnest(texts) as each) as its(mark) where mark is not null;
  if its_marks is null then return; end if;
  for n in 1 .. cardinality(its_marks) loop
    perform pg_advisory_xact_lock(hashtextextended(its_marks[n]::text, 372));
  end loop;
  with noted as (
    insert into published_texts as pt (same, about, member_id)
    select mark, its_about, its_member from unnest(its_marks) as mark
    on conflict (same, about) do nothing returning pt.same)
  select array_agg(noted.same) into added from noted;
  if added is null then return; end if;
  return query
    select its.place::int, wr.id, wr.act, wr.most, wr.hours
    from unnest(texts) with ordinality as its(text, place)
      join word_rules wr on wr.most is not null
      cross join lateral (
        select count(*) as count from (
          select from published_texts pt
          where pt.same = same_text(its.text) and pt.at > now() - make_interval(hours => wr.hours)
            and (wr.kind = 'flood_by_all' or pt.member_id = its_member)
          limit wr.most + 1) as enough) as found
    where same_text(its.text) = any (added) and found.count > wr.most
    order by its.place, wr.id;
end $$;
