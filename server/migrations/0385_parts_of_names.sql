-- By what staff find members by a part of their name: docs/decisions/107-new-and-related-accounts.md.

create function name_parts(name text) returns text[] language sql immutable strict parallel safe
  return (
    select coalesce(array_agg(distinct substr(lower(name), at, 3)), '{}')
    from generate_series(1, length(lower(name)) - 2) as at);
comment on function name_parts(text) is 'Every three letters that follow one another in a name. A text is part of a name only where all of its own are.';

create index members_by_name_parts on members
  using gin (name_parts((full_name collate "default") || ' ' || (username collate "default")))
  with (gin_pending_list_limit = 256);
