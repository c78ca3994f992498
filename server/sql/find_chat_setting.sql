select
  who_may_write,
  who_may_call,
  shows_presence
from
  chat_settings
where
  member_id = $1
