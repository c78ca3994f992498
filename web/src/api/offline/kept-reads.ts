import type { CallName } from '../call.ts'
import { knownRow } from '../call-rows.ts'

/** A read's answer, to show again when the network does not answer. */
export interface KeptRead {
  readonly key: readonly unknown[]
  readonly data: unknown
  /** When it was answered, in milliseconds. */
  readonly at: number
  /** For a list of ids: the call that reads each of its rows. */
  readonly rows?: CallName | undefined
}

const firstPages = 3

interface Listed {
  pages: ReadonlyArray<{ ids: readonly number[] }>
  pageParams: readonly unknown[]
}

// A list with a button for more has the rows themselves in its pages, and is kept like any other read.
const isListed = (data: unknown): data is Listed =>
  typeof data === 'object' &&
  data !== null &&
  'pages' in data &&
  (data as Listed).pages.every((page) => 'ids' in page)

/** Returns how many of a call's latest answers the contract lets a browser keep. */
const mostOf = (name: unknown): number => (typeof name === 'string' ? (knownRow(name)?.offline ?? 0) : 0)

export function isKept(key: readonly unknown[]): boolean {
  return mostOf(key[0]) > 0
}

const rowName = (call: unknown, id: unknown) => `${String(call)}.${String(id)}`

/** A row's own read has the id as its only input. */
const nameOf = ({ key: [call, input] }: KeptRead): string => rowName(call, Object.values(input as object)[0])

/** Returns the first pages of a long list, without rows that are not kept themselves. */
function begun(read: KeptRead, known: ReadonlySet<string>): KeptRead {
  if (!isListed(read.data)) return read
  const pages = read.data.pages
    .slice(0, firstPages)
    .map((page) => ({ ...page, ids: page.ids.filter((id) => known.has(rowName(read.rows, id))) }))
  return { ...read, data: { pages, pageParams: read.data.pageParams.slice(0, firstPages) } }
}

/**
 * Chooses the reads to keep: the latest of each call, but the rows at the beginning of lists before all
 * others.
 */
export function chooseKept(reads: readonly KeptRead[]): KeptRead[] {
  const latest = reads.toSorted((a, b) => b.at - a.at)
  const singles = latest.filter(({ data }) => !isListed(data))
  const known = new Set(singles.map(nameOf))
  const lists = latest.filter(({ data }) => isListed(data)).map((read) => begun(read, known))
  const chosen = new Map<string, KeptRead[]>()
  const take = (read: KeptRead, group: string) => {
    const taken = chosen.get(group) ?? []
    if (taken.length < mostOf(read.key[0])) chosen.set(group, [...taken, read])
  }
  for (const read of lists) take(read, `${String(read.key[0])} pages`)
  const first = new Set(
    [...chosen.values()]
      .flat()
      .flatMap(({ data, rows }) =>
        isListed(data) ? data.pages.flatMap(({ ids }) => ids.map((id) => rowName(rows, id))) : [],
      ),
  )
  const isFirst = (read: KeptRead) => first.has(nameOf(read))
  for (const read of [...singles.filter(isFirst), ...singles.filter((each) => !isFirst(each))])
    take(read, String(read.key[0]))
  return [...chosen.values()].flat()
}
