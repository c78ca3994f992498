select
  id
from
  playlists
where
  owner_id = $1
  and is_watch_later
