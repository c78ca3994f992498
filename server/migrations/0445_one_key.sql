-- Tags are compared by the one rule of what equals what: docs/decisions/121-what-equals-what.md.

create or replace function tag_key(tag text) returns text language sql immutable strict parallel safe
  return equal_key(tag);
drop function without_invisible(text);
