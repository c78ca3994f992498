/** The settings PostgreSQL is started with, always from here, so that an older data directory gets them too. */
import { totalmem } from 'node:os'
import type { Binaries } from './binaries.ts'

export interface Listening {
  /** Without one PostgreSQL listens on TCP at 127.0.0.1. */
  readonly socketDirectory: string | undefined
  readonly port: number
}

export interface Purpose {
  /** False loses data in a crash and is for tests only. */
  readonly durable: boolean
  /** Where to keep the log of all changes, for a restore to any moment. */
  readonly archive?: string | undefined
  readonly recovery?: Recovery | undefined
}

/** How to go on from a backup: through all changes that lie in `pg_wal`, or up to a moment. */
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
  // The path stands in a list there: quoted, so that a comma or a space in it is part of it.
  const quoted = `"${socketDirectory.replaceAll('"', '""')}"`
  return { ...common, listen_addresses: '', unix_socket_directories: quoted, unix_socket_permissions: '0700' }
}

/** Commons shares a small machine with its database: an eighth of the memory, at most half a gigabyte. */
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
  // Short statements only: compiling one costs more than running it.
  jit: 'off',
  timezone: 'UTC',
}

/** The statement and the values of a refused row stay out of the log: they are members' data. */
const logging = {
  cluster_name: 'commons',
  log_line_prefix: '',
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
  // Tests have many servers beside one another, each with a pool of its own, on one database server.
  return { ...lost, autovacuum: 'off', max_connections: 400 }
}

/** A segment is archived when it is full, and after five minutes if anything was changed. */
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
    // All that there is to replay was put into pg_wal, where it is looked for next.
    restore_command: 'exit 1',
    recovery_target_action: 'promote',
    // Nobody is let in, and it does not count as ready, before all is replayed.
    hot_standby: 'off',
    // In PostgreSQL's own letters; it does not take the usual ones here.
    ...(recovery.until && {
      recovery_target_time: recovery.until.toISOString().replace('T', ' ').replace('Z', '+00'),
    }),
  }
}
