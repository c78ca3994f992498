/** The rows in which a browser keeps drafts: of each its words, and every file that it has beside them. */
import { createStore, delMany, getMany, keys, setMany, type UseStore } from 'idb-keyval'
import { ifGone } from './draft-tab.ts'

/** Whose draft of what it is, and in which tab it is written. Nothing of it has a slash. */
export interface Spot {
  readonly member: number
  readonly kind: string
  readonly place: string
  readonly tab: string
}

/** The words of a draft. */
export interface Words<Parts = unknown> {
  /** Of its kind, when it was written. */
  readonly version: number
  /** When it was written, in milliseconds. */
  readonly at: number
  readonly parts: Parts
  /** The ids of its files, by the names of their parts: a row with another id belongs to an earlier draft. */
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

// Whoever writes and clears at once would leave a part of either.
let last: Promise<unknown> = Promise.resolve()

/** Does this when all that was asked for before is done. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work)
  last = mine.catch(() => {})
  return mine
}

/** Reads the words of a draft and these of its files; undefined stands for each that is not there. */
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

/** Writes the words and what has changed of the files; undefined removes one. */
export async function writeRows(
  spot: Spot,
  words: Words,
  files: ReadonlyArray<readonly [part: string, file: KeptFile | undefined]>,
): Promise<void> {
  // The words first and by themselves: a film for which there is no room must not take them along.
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

/** The drafts that have words and pass, with the time at which each was written. */
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
 * Removes what nobody comes back to: drafts of a place that was left for long, files without words (a page
 * ended while it wrote), and rows of a format that is no longer read.
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

/** How many drafts a member has, in all places and tabs. */
export async function countRows(member: number): Promise<number> {
  return (await listWordKeys()).filter((row) => row.member === member).length
}

/** Removes all drafts of a member, and what cannot be told to be another's. */
export async function wipeRows(member: number): Promise<void> {
  const all = await keys<string>(store())
  await delMany(
    all.filter((key) => (parsed(key)?.member ?? member) === member),
    store(),
  )
}
