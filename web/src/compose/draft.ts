/** Drafts: what a member has begun to write, kept in their browser until it is sent or discarded. */
import { currentSession, onSessionEnd, watchSession } from '../api/session.ts'
import {
  countRows,
  inTurn,
  isTooOld,
  listDrafts,
  readRows,
  removeRows,
  sweep,
  wipeRows,
  writeRows,
  type KeptFile,
  type Spot,
} from './draft-rows.ts'
import { ifGone, thisTab } from './draft-tab.ts'

/** Fields of all drafts. */
export interface Draft {
  /** The idempotency key under which exactly this content was sent, if it was. */
  readonly sentAs: string | undefined
}

/** A kind of draft, described by the feature or folder it belongs to. */
export interface DraftKind<D extends Draft> {
  /** Its name in storage; without a slash. */
  readonly name: string
  /** Raise it when stored drafts no longer mean the same: they are dropped then. A new part needs no raise. */
  readonly version: number
  /** An empty draft with every part. */
  readonly blank: D
  /** The stored parts that hold files, which are stored apart and only when they change. */
  readonly files: readonly string[]
  /** Returns the parts to store, if they aren't the draft's own: one for each file. */
  readonly apart?: (draft: D) => Readonly<Record<string, unknown>>
  /** Returns a draft's parts from what `apart` or an earlier version has stored. */
  readonly together?: (parts: Readonly<Record<string, unknown>>) => Partial<D>
  /** Whether it has nothing that its author would miss. */
  readonly isBlank: (draft: D) => boolean
  /** Merges what is being written with a draft that comes back. Changed content has not been sent. */
  readonly join: (written: D, kept: D) => D
}

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each, at) => isSame(each, other[at]))
  if (!isPlain(one) || !isPlain(other)) return false
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) =>
    isSame(one[key], other[key]),
  )
}

/** Compares all parts except those in `but`. */
export function isSameDraft<D extends Draft>(one: D, other: D, but: ReadonlyArray<keyof D> = []): boolean {
  return (Object.keys(one) as Array<keyof D>).every(
    (part) => but.includes(part) || isSame(one[part], other[part]),
  )
}

// A pending write must not bring back what was wiped.
let wipes = 0
let reader = currentSession()?.id
watchSession(() => {
  reader = currentSession()?.id ?? reader
})
// A logout wipes the member's drafts; after a session ended otherwise, they are found at the next login.
onSessionEnd((reason) => {
  const member = reader
  if (reason !== 'logged_out' || member === undefined) return
  wipes++
  // If storage is forbidden, there is nothing to wipe.
  inTurn(() => wipeRows(member)).catch(() => {})
})

/** Counts a member's drafts, in all places and tabs. */
export function countDrafts(member: number): Promise<number> {
  return inTurn(() => countRows(member))
}

interface Found<D> {
  readonly draft: D
  readonly files: ReadonlyMap<string, KeptFile>
}

async function read<D extends Draft>(kind: DraftKind<D>, spot: Spot): Promise<Found<D> | undefined> {
  const [words, ...rows] = await readRows<Partial<D>>(spot, kind.files)
  if (words?.version !== kind.version) return undefined
  const files = new Map<string, KeptFile>()
  for (const [index, part] of kind.files.entries()) {
    const row = rows[index]
    if (row && row.id === words.files[part]) files.set(part, row)
  }
  // A file may be missing because there was no room: then this is not the content that was sent.
  const isWhole = files.size === Object.keys(words.files).length
  const parts = {
    ...words.parts,
    ...Object.fromEntries([...files].map(([part, { file }]) => [part, file])),
  }
  const draft: D = {
    // An older page stored fewer parts.
    ...kind.blank,
    ...(kind.together ? kind.together(parts) : parts),
    ...(isWhole ? {} : { sentAs: undefined }),
  }
  return { draft, files }
}

/**
 * Keeps one member's draft of a place in the browser, for this tab. A tab without one takes over a closed
 * tab's. Files are written only when they change.
 */
export function draftStore<D extends Draft>(
  kind: DraftKind<D>,
  member: number,
  place: string,
  tab: () => Promise<string> = thisTab,
) {
  // The stored files by part, with their ids.
  const saved = new Map<string, KeptFile>()
  const wipesBefore = wipes
  const spotOf = (name: string): Spot => ({ member, kind: kind.name, place, tab: name })
  const own = async () => spotOf(await tab())

  async function write(draft: D): Promise<void> {
    const ids: Record<string, string> = {}
    const changed: Array<[string, KeptFile | undefined]> = []
    const all = new Map<string, unknown>(Object.entries(kind.apart?.(draft) ?? draft))
    for (const part of kind.files) {
      const file = all.get(part)
      const before = saved.get(part)
      if (file === undefined) {
        saved.delete(part)
        changed.push([part, undefined])
      } else if (before?.file === file) ids[part] = before.id
      else {
        const next = { id: crypto.randomUUID(), file }
        ids[part] = next.id
        saved.set(part, next)
        changed.push([part, next])
      }
    }
    const parts = Object.fromEntries([...all].filter(([part]) => !kind.files.includes(part)))
    await writeRows(await own(), { version: kind.version, at: Date.now(), parts, files: ids }, changed)
  }

  async function adopt(): Promise<D | undefined> {
    let adopted: D | undefined
    const all = await listDrafts(
      (spot) => spot.member === member && spot.kind === kind.name && spot.place === place,
    )
    for (const { tab: other, at } of all.toSorted((one, next) => next.at - one.at)) {
      await ifGone(other, async () => {
        if (!isTooOld(at) && adopted) return
        const found = isTooOld(at) ? undefined : (await read(kind, spotOf(other)))?.draft
        if (found) await write(found)
        await removeRows(spotOf(other))
        adopted ??= found
      })
    }
    // The draft is adopted, even if sweeping fails.
    await sweep().catch(() => {})
    return adopted
  }

  async function load(): Promise<D | undefined> {
    const mine = await own()
    const found = await read(kind, mine)
    if (!found) {
      // This tab's files are useless without readable words.
      await removeRows(mine)
      return adopt()
    }
    for (const [part, kept] of found.files) saved.set(part, kept)
    return found.draft
  }

  async function clear(): Promise<void> {
    saved.clear()
    await removeRows(await own())
  }

  return {
    load: () => inTurn(load),
    save: (draft: D) =>
      inTurn(async () => {
        if (wipes === wipesBefore) await write(draft)
      }),
    /** Call after sending or discarding. */
    clear: () => inTurn(clear),
  }
}
