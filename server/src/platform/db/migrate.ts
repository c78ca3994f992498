/**
 * Forward-only migrations: each file of `migrations/` is applied once, in order, under a lock that lets one
 * process migrate at a time. All files of an upgrade are one transaction: if one fails, nothing has changed,
 * and the version that ran before still starts.
 *
 * A file of statements that no transaction can hold (`create index concurrently`) begins with the line
 * `-- Outside the transaction`. Such files come last, whatever their number. If one fails, Commons starts
 * without it and tries again at the next start: nothing may need it, and its statements, each ending its line
 * with a semicolon, can be repeated.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { PlainError } from '../plain-error.ts'
import { isUnheard } from './transient-errors.ts'

const folder = new URL('../../../migrations/', import.meta.url)
/** An arbitrary number, the same in every process. */
const lockId = 7_202_611_210

export interface Migration {
  readonly name: string
  readonly text: string
  readonly checksum: string
}

/** The database can't be used by this version, or could not be changed for it. */
export class UpgradeRefusal extends PlainError {
  override readonly name = 'UpgradeRefusal'
}

interface MigrateOptions {
  /** All files that the database should have; by default those of this version. */
  readonly files?: readonly Migration[]
  /**
   * Called before a database that is in use is changed by files of the transaction. If it throws, nothing is
   * changed.
   */
  readonly before?: (pending: readonly string[]) => Promise<void>
  readonly log?: { error(fields: object, message: string): void }
}

export function migrations(): Migration[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => asMigration(name, readFileSync(new URL(name, folder), 'utf8')))
}

export function asMigration(name: string, text: string): Migration {
  return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
}

/**
 * Applies the missing migrations; returns their names. Refuses with an `UpgradeRefusal` if a file changed
 * after it was applied, if the database is newer, or if a file fails: then nothing has changed.
 */
export async function migrate(
  connection: pg.ClientConfig,
  { files = migrations(), before, log }: MigrateOptions = {},
): Promise<string[]> {
  const client = new pg.Client(connection)
  // A connection that breaks makes its statement fail, too.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await takeTurn(client)
    const applied = await readApplied(client)
    compare(files, applied)
    const pending = files.filter(({ name }) => !applied.has(name))
    if (pending.length === 0) return []
    const together = pending.filter((file) => !isOutside(file))
    if (together.length > 0) {
      // Not for files outside: one that keeps failing would have every start make a backup or be refused.
      if (applied.size > 0) await before?.(pending.map(({ name }) => name))
      await applyTogether(client, together)
    }
    const others = pending.filter(isOutside)
    const done = []
    for (const file of others) if (await applyOutside(client, file, log)) done.push(file)
    return [...together, ...done].map(({ name }) => name)
  } finally {
    // Ending the connection releases the lock.
    await client.end().catch(() => undefined)
  }
}

/**
 * Waits until no other process migrates. It asks again and again: `create index concurrently` waits for every
 * statement that runs, so one that waited for the lock here would deadlock with it.
 */
async function takeTurn(client: pg.Client): Promise<void> {
  // Where limits of calls are set on the role (decision 168), they aren't for this.
  await client.query(
    'set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0',
  )
  // A killed process keeps its turn until PostgreSQL notices. Not every system lets PostgreSQL look.
  await client.query(`set client_connection_check_interval = '1s'`).catch(() => undefined)
  const ask = async () => {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
      lockId,
    ])
    return rows[0]?.mine === true
  }
  while (!(await ask())) await sleep(100)
}

async function readApplied(client: pg.Client): Promise<Map<string, string>> {
  await client.query(
    `create table if not exists migrations (
       name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
  )
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migrations',
  )
  return new Map(rows.map(({ name, checksum }) => [name, checksum]))
}

function compare(files: readonly Migration[], applied: ReadonlyMap<string, string>): void {
  const known = new Map(files.map(({ name, checksum }) => [name, checksum]))
  const changed = [...applied].find(([name, checksum]) => known.has(name) && known.get(name) !== checksum)
  if (changed)
    throw new UpgradeRefusal(
      `Migration ${changed[0]} changed after it was applied. Put it back and add a new file instead.`,
    )
  const newer = [...applied.keys()].filter((name) => !known.has(name))
  if (newer.length > 0)
    throw new UpgradeRefusal(
      `The database is newer than this Commons: it has ${newer.join(', ')}. Start the newer version.`,
    )
}

const isOutside = ({ text }: Migration): boolean => text.startsWith('-- Outside the transaction')

const mostTries = 5
/** A deadlock, or a lock that another process held for too long. */
const busy = new Set(['40P01', '55P03', '40001'])
const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')

async function applyTogether(client: pg.Client, files: readonly Migration[]): Promise<void> {
  for (let tries = 1; ; tries++) {
    let current = ''
    try {
      await client.query('begin')
      for (const { name, text, checksum } of files) {
        current = name
        await client.query(text)
        await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum])
        // As at the end of a transaction of its own: a table can't be altered while checks of its rows wait.
        await client.query('set constraints all immediate')
        await client.query(deferAgain)
      }
      current = ''
      await client.query('commit')
      return
    } catch (error) {
      await client.query('rollback').catch(() => undefined)
      if (!busy.has(codeOf(error)) || tries >= mostTries) throw refusalOf(error, current)
      await sleep(200 * tries)
    }
  }
}

const deferAgain = `
  do $$
  declare its_name text;
  begin
    for its_name in select format('%I.%I', n.nspname, c.conname) from pg_constraint c
      join pg_namespace n on n.oid = c.connamespace where c.condeferred
    loop execute 'set constraints ' || its_name || ' deferred'; end loop;
  end $$`

function refusalOf(error: unknown, file: string): UpgradeRefusal {
  const reason = error instanceof Error ? error.message : String(error)
  if (file === '' && isUnheard(error))
    return new UpgradeRefusal(
      `The connection to the database broke while the upgrade was being completed (${reason}). Start Commons again: it finds out what is missing.`,
      { cause: error },
    )
  return new UpgradeRefusal(
    `The database could not be upgraded, and nothing in it has changed: the version of Commons that ran before still starts with it.
${file === '' ? 'The end of the upgrade' : `Migration ${file}`} failed: ${reason}
Start the version from before, and report this message where you got Commons from.`,
    { cause: error },
  )
}

async function applyOutside(
  client: pg.Client,
  { name, text, checksum }: Migration,
  log: MigrateOptions['log'],
): Promise<boolean> {
  try {
    for (const statement of text.split(/;[ \t]*$/m))
      if (statement.replaceAll(/^--.*$/gm, '').trim() !== '') await client.query(statement)
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum])
    return true
  } catch (error) {
    log?.error(
      { err: error, migration: name },
      'A part of the upgrade that can wait has failed. Commons works without it, and tries again at the next start.',
    )
    return false
  }
}
