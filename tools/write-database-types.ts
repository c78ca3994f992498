/**
 * Writes `server/src/platform/db/schema.generated.ts` from a freshly migrated database, or with `--check`
 * fails if the file differs from the migrations.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { migrate } from '../server/src/platform/db/migrate.ts'
import { startEmbeddedPostgres } from '../server/src/platform/postgres/embedded.ts'

const target = new URL('../server/src/platform/db/schema.generated.ts', import.meta.url)
const quiet = { info: () => undefined, warn: console.warn, error: console.error }

/** kysely-codegen's command, found where npm put it. */
const codegen = path.join(
  path.dirname(createRequire(new URL('../server/package.json', import.meta.url)).resolve('kysely-codegen')),
  'cli/bin.js',
)

async function generate(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'commons-types-'))
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: quiet, durable: false })
  try {
    await migrate(postgres.connection)
    const { host, port, user, password, database } = postgres.connection
    const url = `postgres://${user}:${encodeURIComponent(password)}@/${database}?host=${encodeURIComponent(host)}&port=${port}`
    const out = path.join(folder, 'schema.ts')
    const mapping = JSON.stringify({ int8: 'number' })
    execFileSync(
      process.execPath,
      [
        codegen,
        '--dialect',
        'postgres',
        '--url',
        url,
        '--out-file',
        out,
        '--type-mapping',
        mapping,
        '--exclude-pattern',
        '{migrations,pg_*,jobs.*}',
      ],
      { stdio: ['ignore', 'ignore', 'inherit'] },
    )
    const text = readFileSync(out, 'utf8').replace(/^\/\*\*[\s\S]*?\*\/\n/, '')
    return `// Written by tools/write-database-types.ts from the migrations; do not edit.\n${text}`
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const text = await generate()
if (!process.argv.includes('--check')) writeFileSync(target, text)
else if (readFileSync(target, 'utf8') !== text) {
  console.error('schema.generated.ts is not what the migrations say. Run: node tools/write-database-types.ts')
  process.exitCode = 1
}
