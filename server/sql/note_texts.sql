select
  *
from
  note_texts ($1::bigint, $2::text, $3::text[])
