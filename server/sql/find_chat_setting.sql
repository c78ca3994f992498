select
  who_may_write,
  shows_presence
from
  chat_settings
where
  member_id = $1
