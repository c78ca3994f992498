alter table media add waveform text not null default '' check (waveform ~ '^[0-9a-f]{0,64}$');
comment on column media.waveform is 'How loud a voice note is from its beginning to its end, a digit each, as its recorder heard it. Empty: unknown.';
