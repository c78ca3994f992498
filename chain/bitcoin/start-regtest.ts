/** Starts the regtest chain as a process of its own, so that its work holds up nobody else's. */
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('regtest-main.ts', import.meta.url))

export interface RunningRegtest {
  readonly url: string
  /** Resolves when it has ended, for whatever reason. */
  readonly ended: Promise<void>
  stop(): Promise<void>
}

/** Starts it with the blocks that are kept in a file. It ends with this process, however that ends. */
export async function startRegtest(file: string): Promise<RunningRegtest> {
  const child = spawn(process.execPath, [program, file], {
    env: { PATH: process.env['PATH'] },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const said: string[] = []
  child.stderr.on('data', (chunk) => said.push(String(chunk)))
  const url = await new Promise<string>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) =>
      reject(new Error(`The regtest chain ended with ${code ?? 'a signal'}: ${said.join('').trim()}`)),
    )
    createInterface(child.stdout).on('line', (line) => {
      const address = /^Listening on (\S+)/.exec(line)?.[1]
      if (address) resolve(address)
    })
  })
  return {
    url,
    ended,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
