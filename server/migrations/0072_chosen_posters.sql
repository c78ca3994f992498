alter table media add column poster_at double precision check (poster_at >= 0);
comment on column media.poster_at is 'The second of a video that its owner chose to stand for it; null where Commons chooses.';
