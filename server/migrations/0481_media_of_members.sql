-- The posts of a member that show pictures or a video.

create index posts_with_media on posts (author_id, position desc) where media_id is not null and deleted_at is null;
