select
  w.field,
  wr.id,
  wr.act
from
  unnest($1::text[], $2::text[]) as w (field, text)
  cross join lateral (
    select
      equal_key (w.text) collate pg_unicode_fast as text
  ) as plain
  join word_rules wr on plain.text ~ wr.pattern
where
  plain.text ~ (
    select
      string_agg(pattern, '|')
    from
      word_rules
  )
order by
  wr.id
