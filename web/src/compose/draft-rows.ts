/** The rows in which a browser keeps drafts: one for a draft's words, and one for each of its files. */
import { createStore, delMany, getMany, keys, setMany, type UseStore } from 'idb-keyval'
import { ifGone } from './draft-tab.ts'

/** Identifies a draft: its member, kind and place, and the tab it is written in. No field has a slash. */
export interface Spot {
  readonly member: number
  readonly kind: string
  readonly place: string
  readonly tab: string
}

/** The words of a draft. */
export interface Words<Parts = unknown> {
  /** The version of its kind when it was written. */
  readonly version: number
  /** When it was written, in milliseconds. */
  readonly at: number
  readonly parts: Parts
  /** Ids of its files by part name: a row with another id belongs to an earlier draft. */
  readonly files: Readonly<Record<string, string>>
}

export interface KeptFile {
  readonly id: string
  readonly file: unknown
}

const longestKept = 30 * 24 * 3600 * 1000
export const isTooOld = (at: number): boolean => Date.now() - at > longestKept

let opened: UseStore | undefined
const store = () => (opened ??= createStore('commons.drafts', 'drafts'))

const wordsPart = 'words'

const keyOf = ({ member, kind, place, tab }: Spot, part: string) => [member, kind, place, tab, part].join('/')

interface RowKey extends Spot {
  readonly key: string
  readonly part: string
}

function parsed(key: string): RowKey | undefined {
  const [member, kind, place, tab, part, ...more] = key.split('/')
  if (kind === undefined || place === undefined || tab === undefined || part === undefined) return undefined
  return more.length > 0 ? undefined : { key, member: Number(member), kind, place, tab, part }
}

const isSameSpot = (one: Spot, other: Spot) => keyOf(one, '') === keyOf(other, '')

async function listKeys(): Promise<RowKey[]> {
  return (await keys<string>(store())).flatMap((key) => parsed(key) ?? [])
}

const listWordKeys = async () => (await listKeys()).filter(({ part }) => part === wordsPart)

// Writing and clearing at the same time would leave parts of both.
let last: Promise<unknown> = Promise.resolve()

/** Runs the work after everything requested before. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work)
  last = mine.catch(() => {})
  return mine
}

/** Reads a draft's words and these files of it; undefined for each that is missing. */
export async function readRows<Parts>(
  spot: Spot,
  parts: readonly string[],
): Promise<readonly [Words<Parts> | undefined, ...Array<KeptFile | undefined>]> {
  const rows: unknown[] = await getMany(
    [keyOf(spot, wordsPart), ...parts.map((part) => keyOf(spot, part))],
    store(),
  )
  return rows as [Words<Parts> | undefined, ...Array<KeptFile | undefined>]
}

/** Writes the words and the changed files; undefined removes a file. */
export async function writeRows(
  spot: Spot,
  words: Words,
  files: ReadonlyArray<readonly [part: string, file: KeptFile | undefined]>,
): Promise<void> {
  // Words first and on their own: they must be saved even if a video does not fit.
  await setMany([[keyOf(spot, wordsPart), words]], store())
  const gone = files.flatMap(([part, file]) => (file ? [] : [keyOf(spot, part)]))
  const changed = files.flatMap(([part, file]): Array<[string, KeptFile]> =>
    file ? [[keyOf(spot, part), file]] : [],
  )
  if (gone.length > 0) await delMany(gone, store())
  if (changed.length > 0) await setMany(changed, store())
}

export async function removeRows(spot: Spot): Promise<void> {
  const rows = (await listKeys()).filter((row) => isSameSpot(row, spot))
  await delMany(
    rows.map(({ key }) => key),
    store(),
  )
}

/** Lists the drafts that have words and pass the filter, with the time each was written. */
export async function listDrafts(
  passes: (spot: Spot) => boolean,
): Promise<ReadonlyArray<Spot & { at: number }>> {
  const rows = (await listWordKeys()).filter(passes)
  const words: Array<Words | undefined> = await getMany(
    rows.map(({ key }) => key),
    store(),
  )
  return rows.map((row, index) => ({ ...row, at: words[index]?.at ?? 0 }))
}

/**
 * Removes what nobody will come back to: drafts that are too old, files without words (a page ended while it
 * wrote), and rows of a format that is no longer read.
 */
export async function sweep(): Promise<void> {
  await delMany(
    (await keys<string>(store())).filter((key) => !parsed(key)),
    store(),
  )
  const isWritten = new Set(
    (await listDrafts(() => true)).flatMap((each) => (isTooOld(each.at) ? [] : [keyOf(each, '')])),
  )
  const left = new Map((await listKeys()).map((row) => [keyOf(row, ''), row] as const))
  for (const [name, spot] of left) {
    if (isWritten.has(name)) continue
    await ifGone(spot.tab, async () => {
      const [words] = await readRows(spot, [])
      if (!words || isTooOld(words.at)) await removeRows(spot)
    })
  }
}

/** Whether a member's draft of this kind and place may be kept here, in whichever tab. */
export async function hasRows({ member, kind, place }: Omit<Spot, 'tab'>): Promise<boolean> {
  const rows = await listWordKeys()
  return rows.some((row) => row.member === member && row.kind === kind && row.place === place)
}

/** Counts a member's drafts in all places and tabs. */
export async function countRows(member: number): Promise<number> {
  return (await listWordKeys()).filter((row) => row.member === member).length
}

/** Removes all drafts of a member, and rows whose member is unknown. */
export async function wipeRows(member: number): Promise<void> {
  const all = await keys<string>(store())
  await delMany(
    all.filter((key) => (parsed(key)?.member ?? member) === member),
    store(),
  )
}
