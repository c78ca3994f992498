/** Starts anvil, a chain of Ethereum's kind in one process, for development and tests. */
import { type ChildProcess, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { createInterface } from 'node:readline'

const required = createRequire(import.meta.url)

/** Packages name processors otherwise than Node does. */
const processors: Readonly<Record<string, string>> = { x64: 'amd64', arm64: 'arm64' }

/** Returns the program for this machine; undefined where it isn't installed or doesn't exist. */
export function findAnvil(): string | undefined {
  const name = `@foundry-rs/anvil-${process.platform}-${processors[process.arch]}`
  const program = process.platform === 'win32' ? 'anvil.exe' : 'anvil'
  try {
    return required.resolve(`${name}/bin/${program}`)
  } catch {
    return undefined
  }
}

export interface AnvilOptions {
  /** A free one if it is 0. */
  readonly port?: number
  readonly chainId: number
  /** Seconds between blocks; if missing, each transaction is mined at once, in a block of its own. */
  readonly blockSeconds?: number
  /** Where the chain is kept; in memory if missing. */
  readonly stateFile?: string
  /** The time of its first block, in seconds since 1970; now if missing. */
  readonly startedAt?: number
  /** How many accounts with play money it has from the start. */
  readonly accounts?: number
}

export interface Anvil {
  readonly url: string
  readonly process: ChildProcess
}

/** Starts it on loopback and waits until it answers; throws what it says if it ends before. */
export async function startAnvil({
  port = 0,
  chainId,
  blockSeconds,
  stateFile,
  startedAt,
  accounts = 10,
}: AnvilOptions): Promise<Anvil> {
  const program = findAnvil()
  if (program === undefined) throw new Error('anvil is not installed for this kind of machine')
  const args = [
    ['--host', '127.0.0.1', '--port', String(port), '--chain-id', String(chainId)],
    ['--accounts', String(accounts)],
    blockSeconds === undefined ? [] : ['--block-time', String(blockSeconds)],
    // Whoever reads it later asks for balances of blocks from before it was last started.
    stateFile === undefined
      ? []
      : ['--state', stateFile, '--state-interval', '5', '--preserve-historical-states'],
    startedAt === undefined ? [] : ['--timestamp', String(startedAt)],
  ].flat()
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const said: string[] = []
  child.stderr.on('data', (chunk) => said.push(String(chunk)))
  const url = await new Promise<string>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) =>
      reject(new Error(`anvil ended with ${code ?? 'a signal'}: ${said.join('').trim()}`)),
    )
    createInterface(child.stdout).on('line', (line) => {
      const address = /^Listening on (\S+)/.exec(line)?.[1]
      if (address) resolve(`http://${address}`)
    })
  })
  return { url, process: child }
}
