/**
 * `npm run dev`: the server, restarted whenever its sources change. The web client needs no build: Vite
 * serves it from within the server. The database belongs to this process, so a restart doesn't wait for it.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readConfig } from '../server/src/platform/config.ts'
import { startEmbeddedPostgres } from '../server/src/platform/postgres/embedded.ts'

const root = dirname(import.meta.dirname)
const flags = [
  '--disable-warning=ExperimentalWarning',
  '--import',
  new URL('launch-follow.mjs', import.meta.url).href,
]
const watched = ['server/src', 'server/migrations', 'contract/src']

const say = (message: string) => console.log(`[dev] ${message}`)
const log = {
  info: (_: object, message: string) => say(message),
  warn: (_: object, message: string) => say(message),
  error: (_: object, message: string) => say(message),
}

let server: ChildProcess | undefined
let ending = false

function run(): void {
  const child = spawn(process.execPath, [...flags, 'server/src/main.ts'], {
    cwd: root,
    // Lingui looks for its configuration in the working directory, which isn't the web client's.
    env: { ...process.env, COMMONS_DEV: '1', LINGUI_CONFIG: join(root, 'web', 'lingui.config.ts') },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  child.once('exit', (code, signal) => {
    if (server !== child || ending) return
    server = undefined
    say(`The server ended (${signal ?? code}). It starts again with the next change.`)
  })
  server = child
}

async function halt(): Promise<void> {
  const child = server
  server = undefined
  if (child === undefined || child.exitCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  const impatience = setTimeout(() => child.kill('SIGKILL'), 5000)
  await gone
  clearTimeout(impatience)
}

let restarting: Promise<void> | undefined
let timer: NodeJS.Timeout | undefined

/**
 * Restarts once for several changes: editors write a file in several steps, and a checkout writes many files.
 */
function restartSoon(file: string): void {
  clearTimeout(timer)
  timer = setTimeout(() => {
    restarting = (restarting ?? Promise.resolve()).then(async () => {
      if (ending) return
      say(`${file} changed`)
      await halt()
      run()
    })
  }, 150)
}

async function main(): Promise<void> {
  const config = readConfig(process.env)
  const database =
    config.DATABASE_URL === undefined
      ? await startEmbeddedPostgres({ dataDir: config.DATA_DIR, log })
      : undefined
  const end = async (code: number) => {
    if (ending) return
    ending = true
    await restarting
    await halt()
    await database?.stop()
    process.exit(code)
  }
  database?.onExit((reason) => {
    say(reason)
    void end(1)
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end(0))
  for (const folder of watched) {
    watch(fileURLToPath(new URL(`../${folder}`, import.meta.url)), { recursive: true }, (_, file) => {
      if (file !== null && /\.(ts|sql|json)$/.test(file) && !file.endsWith('.test.ts')) restartSoon(file)
    })
  }
  run()
}

await main().catch((cause: unknown) => {
  console.error(cause instanceof Error ? cause.message : cause)
  process.exit(1)
})
