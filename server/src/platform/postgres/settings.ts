/** PostgreSQL's settings, passed at each start, so that older data directories get them too. */
import { totalmem } from 'node:os'
import type { Binaries } from './binaries.ts'
import { linePrefix } from './log.ts'

export interface Listening {
  /** Undefined: listen on TCP at 127.0.0.1. */
  readonly socketDirectory: string | undefined
  readonly port: number
}

export interface Purpose {
  /** False loses data in a crash; for tests only. */
  readonly durable: boolean
  /** Where to archive the WAL, for a restore to any moment. */
  readonly archive?: string | undefined
  readonly recovery?: Recovery | undefined
}

/** How far to recover a backup: to `until`, or through all changes in `pg_wal`. */
export interface Recovery {
  readonly until: Date | undefined
}

export function serverSettings(listening: Listening, binaries: Binaries, purpose: Purpose): string[] {
  const settings = {
    ...network(listening),
    ...memory(),
    ...planning,
    ...logging,
    ...durability(purpose.durable),
    ...archiving(purpose.archive),
    ...recovering(purpose.recovery),
  }
  const statistics = binaries.hasStatementStatistics ? { shared_preload_libraries: 'pg_stat_statements' } : {}
  return Object.entries({ ...settings, ...statistics }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

function network({ socketDirectory, port }: Listening): Record<string, string | number> {
  const common = { port, max_connections: 100, password_encryption: 'scram-sha-256' }
  if (socketDirectory === undefined) return { ...common, listen_addresses: '127.0.0.1' }
  // The setting is a list: quotes keep a comma or a space in the path.
  const quoted = `"${socketDirectory.replaceAll('"', '""')}"`
  return { ...common, listen_addresses: '', unix_socket_directories: quoted, unix_socket_permissions: '0700' }
}

/** Sizes memory for a small machine that Commons shares: an eighth of its memory, at most half a gigabyte. */
function memory(): Record<string, string | number> {
  const megabytes = Math.floor(totalmem() / 1024 / 1024)
  const buffers = Math.min(512, Math.max(64, Math.floor(megabytes / 8)))
  return {
    shared_buffers: `${buffers}MB`,
    effective_cache_size: `${Math.max(buffers, Math.floor(megabytes / 2))}MB`,
    work_mem: '8MB',
    maintenance_work_mem: '128MB',
    max_wal_size: '1GB',
  }
}

const planning = {
  random_page_cost: 1.1,
  // All statements are short: compiling one costs more than running it.
  jit: 'off',
  timezone: 'UTC',
}

/** Keeps the statement and values of failed rows out of the log: they are members' data. */
const logging = {
  cluster_name: 'commons',
  log_line_prefix: linePrefix,
  log_timezone: 'UTC',
  log_min_messages: 'warning',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  lc_messages: 'C',
}

function durability(durable: boolean): Record<string, string | number> {
  if (durable) return { fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on' }
  const lost = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }
  // Tests run many servers at once on one database server, each with its own pool.
  return { ...lost, autovacuum: 'off', max_connections: 400 }
}

/** Segments are archived when full, and after five minutes if anything changed. */
function archiving(directory: string | undefined): Record<string, string | number> {
  if (directory === undefined) return { archive_mode: 'off' }
  return {
    archive_mode: 'on',
    archive_library: 'basic_archive',
    'basic_archive.archive_directory': directory,
    archive_timeout: 300,
  }
}

function recovering(recovery: Recovery | undefined): Record<string, string> {
  if (recovery === undefined) return {}
  return {
    // Everything to replay is already in pg_wal, where PostgreSQL looks next.
    restore_command: 'exit 1',
    recovery_target_action: 'promote',
    // The server accepts no connections, and doesn't count as ready, until everything is replayed.
    hot_standby: 'off',
    // In PostgreSQL's own format: it doesn't accept `T` and `Z` here.
    ...(recovery.until && {
      recovery_target_time: recovery.until.toISOString().replace('T', ' ').replace('Z', '+00'),
    }),
  }
}
