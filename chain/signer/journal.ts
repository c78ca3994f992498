/**
 * What a signer has signed, in a file that only grows. It is what keeps a withdrawal from being sent twice whatever
 * the database says, so it is never begun anew by itself.
 */
import { open, readFile } from 'node:fs/promises'
import { z } from 'zod'

const Line = z.object({
  /** Its number: none may be missing. */
  n: z.number(),
  at: z.iso.datetime(),
  /** What was paid for: a withdrawal has one purpose for good. */
  purpose: z.string(),
  from: z.string(),
  /** Its place in the order of a sender on Ethereum. */
  nonce: z.number().optional(),
  /** What it spends on Bitcoin, the one that it is bound to first. */
  coins: z.array(z.object({ coin: z.string(), units: z.string() })).optional(),
  to: z.string(),
  currency: z.enum(['FCELL', 'ETH', 'BTC']),
  units: z.string(),
  hash: z.string(),
})
export type Line = z.infer<typeof Line>
export type Signing = Omit<Line, 'n' | 'at'>

export interface Journal {
  readonly lines: readonly Line[]
  /** Returns once the line is on disk. */
  add(signing: Signing): Promise<void>
  /** Notes for people what was refused. */
  note(what: object): Promise<void>
  close(): Promise<void>
}

/** Begins a journal; fails where the file exists. */
export async function newJournal(file: string): Promise<void> {
  const handle = await open(file, 'wx', 0o600)
  await handle.sync()
  await handle.close()
}

/** Opens a journal; fails where the file is missing. */
export async function openJournal(file: string): Promise<Journal> {
  const lines = parse(await readFile(file, 'utf8'))
  const handle = await open(file, 'a', 0o600)
  // A line that a crash cut off must not swallow the next.
  await handle.write('\n')
  const write = async (what: object) => {
    await handle.write(`${JSON.stringify(what)}\n`)
    await handle.sync()
  }
  return {
    lines,
    async add(signing) {
      const line = { n: lines.length, at: new Date().toISOString(), ...signing }
      await write(line)
      lines.push(line)
    },
    note: (what) => write({ at: new Date().toISOString(), ...what }),
    close: () => handle.close(),
  }
}

/** What a crash cut off was never answered, so it can be left out; what is missing otherwise is not. */
function parse(text: string): Line[] {
  const lines = text.split('\n').flatMap((written) => {
    const said = Line.safeParse(read(written))
    return said.success ? [said.data] : []
  })
  const gap = lines.findIndex(({ n }, place) => n !== place)
  if (gap >= 0) throw new Error(`The journal has no line ${gap}: it is damaged, or not the whole one`)
  return lines
}

function read(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
