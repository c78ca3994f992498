/**
 * The signer of the development chain: the same process as for real coins, with a key of its own, started when
 * something is first sent. It ends with Commons, however that ends.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { access, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { setTimeout as sleep } from 'node:timers/promises'
import { connectSigner } from '@commons/chain/signer/client.ts'
import { newJournal } from '@commons/chain/signer/journal.ts'
import { writeKeyFile } from '@commons/chain/signer/key-file.ts'
import { publicKeyOf, type Status } from '@commons/chain/signer/protocol.ts'
import type { Signer } from '@commons/chain/signer/signer.ts'

export interface DevelopmentSignerOptions {
  /** Where its files are. */
  readonly folder: string
  /** 32 bytes in hexadecimal digits. */
  readonly seed: string
  readonly approvalKey: string
  /** What it signs for, as the signer's variables. */
  readonly rules: Readonly<Record<string, string>>
  /** Gives its wallet something to send. */
  fund(status: Status): Promise<void>
}

export interface DevelopmentSigner extends Signer {
  stop(): Promise<void>
}

const program = fileURLToPath(import.meta.resolve('@commons/chain/signer/main.ts'))
/** The passphrase is beside the key, so a costly way from one to the other keeps nobody out. */
const workFactor = 8
const startMs = 15_000

export function openDevelopmentSigner(options: DevelopmentSignerOptions): DevelopmentSigner {
  let running: Promise<{ signer: Signer; stop(): Promise<void> }> | undefined
  const started = async (): Promise<Signer> => {
    running ??= start(options)
    try {
      return (await running).signer
    } catch (error) {
      // The next to ask tries again.
      running = undefined
      throw error
    }
  }
  return {
    status: async () => (await started()).status(),
    check: async (purpose) => (await started()).check(purpose),
    sign: async (request) => (await started()).sign(request),
    spend: async (request) => (await started()).spend(request),
    async stop() {
      await (await running?.catch(() => undefined))?.stop()
    },
  }
}

async function start(options: DevelopmentSignerOptions): Promise<{ signer: Signer; stop(): Promise<void> }> {
  const { folder, seed, approvalKey, rules, fund } = options
  const file = (name: string) => path.join(folder, name)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if (!(await exists(file('key.age')))) {
    const passphrase = randomBytes(16).toString('hex')
    await writeFile(file('passphrase'), passphrase, { mode: 0o600 })
    await writeKeyFile(file('key.age'), { words: seed, passphrase, workFactor })
  }
  if (!(await exists(file('signed.jsonl')))) await newJournal(file('signed.jsonl'))
  // The path of a socket must be short, and that of DATA_DIR may not be.
  const isPipe = process.platform === 'win32'
  const place = isPipe ? undefined : await mkdtemp(path.join(os.tmpdir(), 'commons-'))
  const socket = place === undefined ? `\\\\.\\pipe\\commons-${randomUUID()}` : path.join(place, 'signer')
  const child = spawn(process.execPath, [program], {
    env: {
      PATH: process.env['PATH'],
      SIGNER_KEY_FILE: file('key.age'),
      SIGNER_PASSPHRASE_FILE: file('passphrase'),
      SIGNER_JOURNAL: file('signed.jsonl'),
      SIGNER_SOCKET: socket,
      SIGNER_APPROVALS: publicKeyOf(approvalKey),
      SIGNER_ENDS_WITH_INPUT: 'yes',
      ...rules,
    },
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  const said: string[] = []
  child.stderr.on('data', (chunk) => said.push(String(chunk)))
  const signer = connectSigner(socket)
  const stop = async () => {
    await ended(child)
    if (place !== undefined) await rm(place, { recursive: true, force: true })
  }
  try {
    await fund(await answered(signer, child, said))
    return { signer, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function answered(signer: Signer, child: ChildProcess, said: readonly string[]): Promise<Status> {
  for (let waited = 0; waited < startMs; waited += 50) {
    const status = await signer.status().catch(() => undefined)
    if (status) return status
    if (child.exitCode !== null) break
    await sleep(50)
  }
  throw new Error(`The signer did not start: ${said.join('').trim()}`)
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const end = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await end
}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  )
