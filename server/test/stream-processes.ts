/** Other processes that make streamed videos of a world, for tests that kill them. */
import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { atEndOfFile } from './end-of-file.ts'
import type { World } from './world.ts'

const child = fileURLToPath(new URL('stream-child.ts', import.meta.url))

export interface StreamProcess {
  /** In the middle of the first step of this kind it waits for its end. */
  readonly stops?: 'chunk' | 'join'
  /** The word that it says when the caller may go on. */
  readonly until: 'stopped' | 'works'
}

/** Starts another process with the world's database and this environment; resolves once it says its word. */
export async function startStreamProcess(
  { database }: World,
  env: Record<string, string>,
  { stops, until }: StreamProcess,
): Promise<ChildProcess> {
  const given = JSON.stringify({ connection: database.connection, env, stops })
  const started = spawn(process.execPath, [child, given], { stdio: ['ignore', 'pipe', 'inherit'] })
  atEndOfFile(async () => void started.kill('SIGKILL'))
  for await (const line of started.stdout ?? []) if (String(line).includes(until)) return started
  throw new Error(`A process ended before it said ${until}`)
}

/** What pg-boss does some seconds after a process has died: its jobs are for others. */
export async function releaseStreamJobs({ platform }: World): Promise<void> {
  await platform.database.pool.query(
    `update jobs.job set state = 'retry', start_after = now() where name = 'media.steps' and state in ('active', 'retry')`,
  )
}
