delete from follows
where
  follower_id = $1
  and followed_id = $2
returning
  followed_id
