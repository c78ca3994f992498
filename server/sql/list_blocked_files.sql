select
from
  blocked_files
where
  sha256 = any ($1::text[])
