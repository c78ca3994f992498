/** Kills the signer and the processes that read a chain and send on it, at any moment. */
import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestContext } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type Line, newJournal, openJournal } from '@commons/chain/signer/journal.ts'
import { writeKeyFile } from '@commons/chain/signer/key-file.ts'
import { type RawBuilder, sql } from 'kysely'
import { isLong } from '../long.ts'
import type { World } from '../world.ts'
import type { ChainChild } from './chain-child.ts'

/** COMMONS_TEST_KILL_ROUNDS has the long run take fewer. */
const rounds = isLong ? Number(process.env['COMMONS_TEST_KILL_ROUNDS'] ?? 40) : 1
const killsEach = isLong ? 25 : 6
export const allKills = rounds * killsEach
export const killsTimeout = isLong ? 7_200_000 : 120_000
/** So short that some of what waits is replaced. */
const patienceMs = 1000

const worker = fileURLToPath(new URL('chain-child.ts', import.meta.url))
const signerMain = fileURLToPath(import.meta.resolve('@commons/chain/signer/main.ts'))

export interface KilledChain {
  readonly here: World
  readonly confirmations: number
  /** What the processes are given. */
  readonly child: Pick<ChainChild, 'ethereum' | 'bitcoin'>
  /** The signer's variables. */
  readonly rules: Readonly<Record<string, string>>
  /** One of what happens while processes are killed; its number is below 10. */
  happens(dice: number): Promise<void>
  /** Adds a block, and has sent again what lost its own. */
  mine(): Promise<void>
  /** Whether all that was begun is over. */
  isCalm(): Promise<boolean>
  /** Fails where anything came or went twice, or not at all. */
  isExact(journal: readonly Line[]): Promise<void>
}

interface Target {
  readonly begin: () => ChildProcess
  child: ChildProcess
}

/** Makes numbers from a seed, so that a run can be repeated. */
export function openRandom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return Math.floor((state / 0x7fffffff) * below)
  }
}

/** Its `killed` runs the test. The signer has the key of the scenes. */
export async function openKilling(chain: KilledChain, random: (below: number) => number) {
  const folder = await mkdtemp(path.join(tmpdir(), 'killed-'))
  const journalFile = path.join(folder, 'signed.jsonl')
  const socket = path.join(folder, 's')
  await newJournal(journalFile)
  await writeKeyFile(path.join(folder, 'key.age'), { words: '07'.repeat(32), passphrase: 'x', workFactor: 1 })

  const running = new Set<ChildProcess>()
  const ups = new WeakMap<ChildProcess, Promise<unknown>>()
  /** What they complained about, and how often. */
  const said = new Map<string, number>()
  const start = (args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
      env: { ...env, NODE_TEST_CONTEXT: undefined, NODE_OPTIONS: undefined },
      stdio: ['pipe', 'pipe', 'pipe'],
    })
    running.add(child)
    ups.set(child, Promise.race([once(child.stdout, 'data'), once(child, 'exit')]))
    child.stdin.on('error', () => undefined)
    child.stderr.on('data', (chunk) => {
      for (const line of String(chunk).split('\n')) {
        const times = said.get(line) ?? 0
        if (line.trim()) said.set(line, times + 1)
      }
    })
    return child
  }
  /** Resolves once it has said its first word, or has ended. */
  const up = async (child: ChildProcess): Promise<void> => void (await ups.get(child))
  const kill = async (child: ChildProcess): Promise<void> => {
    running.delete(child)
    const ended = once(child, 'exit')
    assert.ok(child.kill('SIGKILL'), 'It had ended by itself')
    await ended
  }
  const startWorker = (): ChildProcess => {
    const given: ChainChild = {
      connection: chain.here.platform.database.connection,
      socket,
      confirmations: chain.confirmations,
      patienceMs,
      ...chain.child,
    }
    return start([worker, JSON.stringify(given)], process.env)
  }
  const startSigner = (): ChildProcess =>
    start([signerMain], {
      PATH: process.env['PATH'],
      SIGNER_KEY_FILE: path.join(folder, 'key.age'),
      SIGNER_JOURNAL: journalFile,
      SIGNER_PASSPHRASE: 'x',
      SIGNER_SOCKET: socket,
      SIGNER_ENDS_WITH_INPUT: '1',
      ...chain.rules,
    })
  const beginAll = (targets: readonly Target[]) => {
    for (const target of targets) target.child = target.begin()
  }

  /** Adds blocks until all that was begun is over, and kills all, so that nothing else begins. */
  const settle = async (targets: readonly Target[]): Promise<void> => {
    for (;;) {
      await Promise.all(targets.map(({ child }) => up(child)))
      for (let tries = 0, calm = 0; calm < chain.confirmations; tries++) {
        assert.ok(tries < 150, 'It does not settle')
        await chain.mine()
        await sleep(100)
        calm = (await chain.isCalm()) ? calm + 1 : 0
      }
      await Promise.all(targets.map(({ child }) => kill(child)))
      // What one of them told the database last.
      await sleep(100)
      if (await chain.isCalm()) return
      beginAll(targets)
    }
  }
  const isExact = async () => {
    const journal = await openJournal(journalFile)
    await journal.close()
    await chain.isExact(journal.lines)
  }

  return {
    async killed(t: TestContext): Promise<void> {
      const targets: Target[] = [startSigner, startWorker, startWorker].map((begin) => ({
        begin,
        child: begin(),
      }))
      try {
        for (let round = 0; round < rounds; round++) {
          for (let nth = 0; nth < killsEach; nth++) {
            const target = targets[random(targets.length)] ?? assert.fail()
            await up(target.child)
            for (let times = 0; times < 4; times++) await chain.happens(random(10))
            await sleep(random(150))
            await kill(target.child)
            target.child = target.begin()
          }
          await settle(targets)
          await isExact()
          if (round + 1 < rounds) beginAll(targets)
        }
      } catch (error) {
        for (const row of await rowsOf(
          chain.here,
          sql`
            select to_jsonb(s)::text as open from chain_sends s where ended_at is null or outcome <> 'done'
            union all
            select to_jsonb(w)::text from withdrawals w where state <> 'confirmed'
            union all
            select to_jsonb(d)::text from deposits d
            where state not in ('credited', 'orphaned') or (state = 'credited' and chain <> 'bitcoin' and gathered_by is null)`,
        ))
          t.diagnostic(JSON.stringify(row))
        for (const [line, times] of said) t.diagnostic(`${times} times: ${line}`)
        throw error
      }
    },
    async close(): Promise<void> {
      for (const each of running) each.kill('SIGKILL')
      await rm(folder, { recursive: true })
    },
  }
}

export const rowsOf = async <Row>(here: World, query: RawBuilder<Row>): Promise<Row[]> =>
  (await query.execute(here.platform.database.db)).rows
