import type { CallName } from '../call.ts'
import { knownRow } from '../call-rows.ts'

/** What a read answered, to be shown again where the network does not answer. */
export interface KeptRead {
  readonly key: readonly unknown[]
  readonly data: unknown
  /** When it was answered, in milliseconds. */
  readonly at: number
  /** Of a list of ids: the call by which each of its rows is read. */
  readonly rows?: CallName | undefined
}

const firstPages = 3

interface Listed {
  pages: ReadonlyArray<{ ids: readonly number[] }>
  pageParams: readonly unknown[]
}

// A list that is read on by a button has its rows themselves in its pages: it is kept as any other read.
const isListed = (data: unknown): data is Listed =>
  typeof data === 'object' &&
  data !== null &&
  'pages' in data &&
  (data as Listed).pages.every((page) => 'ids' in page)

/** How many answers of this call the contract lets a browser keep: the latest. */
const mostOf = (name: unknown): number => (typeof name === 'string' ? (knownRow(name)?.offline ?? 0) : 0)

export function isKept(key: readonly unknown[]): boolean {
  return mostOf(key[0]) > 0
}

const rowName = (call: unknown, id: unknown) => `${String(call)}.${String(id)}`

/** A row that is read by itself is asked for by its id alone. */
const nameOf = ({ key: [call, input] }: KeptRead): string => rowName(call, Object.values(input as object)[0])

/** Of a long list its beginning, as far as its rows are here, too. */
function begun(read: KeptRead, known: ReadonlySet<string>): KeptRead {
  if (!isListed(read.data)) return read
  const pages = read.data.pages
    .slice(0, firstPages)
    .map((page) => ({ ...page, ids: page.ids.filter((id) => known.has(rowName(read.rows, id))) }))
  return { ...read, data: { pages, pageParams: read.data.pageParams.slice(0, firstPages) } }
}

/** As much of what was read as is kept: of each call the latest, and before all the rows that lists begin with. */
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
