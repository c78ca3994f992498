-- Decisions that were made at once: docs/decisions/109-floods-and-waves.md.

alter table decisions add column wave_id bigint references decisions on delete set null;
create index decisions_by_wave on decisions (wave_id) where wave_id is not null;
comment on column decisions.wave_id is 'The first decision of the act, in several parts or not, that made this one with others; null of one made alone.';
