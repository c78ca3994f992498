/**
 * `npm run database -- [--superuser] <program> …`: runs a program of PostgreSQL's, such as psql or pg_dump, on the
 * embedded database, whether or not Commons runs. It gets the address and the password in its environment. Without a
 * program it says where the database is.
 */
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { ConfigError, readConfig } from '../server/src/platform/config.ts'
import { openMaintenance } from '../server/src/platform/postgres/maintenance.ts'
import { passSignalsTo, runInWords, sayProgress } from './say.ts'

await runInWords(async () => {
  const words = process.argv.slice(2)
  const isSuperuser = words[0] === '--superuser'
  const [program, ...args] = isSuperuser ? words.slice(1) : words
  const config = readConfig(process.env)
  if (config.DATABASE_URL)
    throw new ConfigError(
      'This is for the embedded PostgreSQL. That of DATABASE_URL can be reached at its address.',
    )
  const { owner, superuser, close } = await openMaintenance({
    dataDir: config.DATA_DIR,
    backupDir: config.BACKUP_DIR,
    log: sayProgress,
  })
  try {
    const { host, port, user, password } = isSuperuser ? superuser : owner
    if (program === undefined) {
      console.log(`host=${host} port=${port} user=${user} dbname=${owner.database}

To run a program of PostgreSQL 18 or newer on it, with its password:
  npm run database -- psql
  npm run database -- --superuser pg_dump --format=custom --file=/var/backups/commons.dump`)
      return
    }
    process.exitCode = await run(program, args, {
      PGHOST: host,
      PGPORT: String(port),
      PGUSER: user,
      PGPASSWORD: password,
      PGDATABASE: owner.database,
    })
  } finally {
    await close()
  }
})

/** Returns the exit code. */
function run(program: string, args: string[], env: Record<string, string>): Promise<number> {
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: 'inherit' })
  passSignalsTo(child)
  return new Promise((resolve, reject) => {
    child.once('exit', (code, signal) =>
      resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal])),
    )
    child.once('error', (error) =>
      reject(
        'code' in error && error.code === 'ENOENT'
          ? new ConfigError(`There is no program ${program}. Install the client of PostgreSQL 18 or newer.`)
          : error,
      ),
    )
  })
}
