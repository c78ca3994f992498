-- Rules about words and links that members publish: docs/decisions/100-words-links-and-files.md.

-- A text as rules read it: signs that nobody sees are left out, and wide or styled letters are plain ones.
create function rule_text(text text) returns text language sql immutable strict parallel safe
  return regexp_replace(normalize(text, nfkc), '[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]', '', 'g');

-- Finds words as muted ones are found, with any white space between them; `*` at the end stands for any ending.
create function word_rule_pattern(words text) returns text language sql immutable strict parallel safe
  return case when words like '%*'
    then regexp_replace(regexp_replace(mute_pattern(rtrim(rule_text(words), '*')), '\\M$', ''), '\s+', '\\s+', 'g')
    else regexp_replace(mute_pattern(rule_text(words)), '\s+', '\\s+', 'g') end;

-- Finds a domain in links or by itself, also where something stands before it: not as a part of another one.
create function domain_rule_pattern(domain text) returns text language sql immutable strict parallel safe
  return '(?:^|[^\w-])' || regexp_replace(domain, '([^[:alnum:][:space:]])', '\\\1', 'g') || '(?![\w-]|\.\w)';

create table word_rules (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('words', 'domain')),
  words text not null check (words <> ''),
  pattern text not null,
  act text not null check (act in ('refuse', 'report')),
  note text not null default '',
  added_by bigint references members on delete set null,
  created_at timestamptz not null default now()
);
create unique index word_rules_once on word_rules (kind, lower(words));
create index word_rules_added_by on word_rules (added_by) where added_by is not null;
comment on table word_rules is 'Words and domains of links that members don''t publish, or that moderators look at.';
comment on column word_rules.pattern is 'The regular expression that finds it in `rule_text`, whatever the case.';
comment on column word_rules.act is 'refuse: nobody can publish it. report: it is published, and reported.';

alter table reports
  alter column reporter_id drop not null,
  add column word_rule_id bigint references word_rules on delete set null;
comment on column reports.reporter_id is 'Null: a rule of words found it, and nobody reported it.';
comment on column reports.word_rule_id is 'The rule that found it; null also where the rule is gone.';
create index reports_by_word_rule on reports (word_rule_id) where word_rule_id is not null;
-- What rules found is reported once, too.
drop index reports_open_once;
create unique index reports_open_once on reports (coalesce(reporter_id, 0), kind, reported_id)
  where state in ('open', 'reviewing');
