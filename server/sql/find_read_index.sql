select
  (pg_current_wal_flush_lsn() - '0/0'::pg_lsn)::bigint as position,
  left(pg_walfile_name(pg_current_wal_flush_lsn()), 8) as timeline
