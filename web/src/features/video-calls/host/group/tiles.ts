/** Which tiles a group's call has, and how they stand. */
import type { ShownSize } from '../call-link.ts'
import type { Person } from '../people.ts'

export interface TileOf {
  readonly key: string
  readonly person: Person
  readonly kind: 'camera' | 'screen'
}

export type Layout = 'tiles' | 'speaker'

/** A page of tiles has no more. */
export const mostTiles = 9
/** Pictures at least this wide are wanted large. */
const largeFrom = 480
/** Narrower boxes show one tile below the other, at least this high. */
const oneColumnBelow = 480
const leastHeight = 132
/** A tile is looked at best when it is about this wide for its height. */
const aspect = 16 / 10

/** Returns a tile for each shared screen and each member, the member themselves last. */
export function tilesOf(people: readonly Person[]): readonly TileOf[] {
  const inOrder = people.toSorted((one, other) => Number(one.isOneself) - Number(other.isOneself))
  const tile = (kind: TileOf['kind']) => (person: Person) => ({
    key: `${person.entry} ${kind}`,
    person,
    kind,
  })
  return [...inOrder.filter(({ screen }) => screen).map(tile('screen')), ...inOrder.map(tile('camera'))]
}

/**
 * Returns the tile that is shown large: the one that the member pinned, else a shared screen (one's own shows
 * itself without end), else who speaks, else anybody else.
 */
export function mainOf(
  tiles: readonly TileOf[],
  pinned: string | undefined,
  speaker: string | undefined,
): TileOf | undefined {
  const rest = tiles.filter(({ person }) => !person.isOneself)
  return (
    tiles.find(({ key }) => key === pinned) ??
    rest.find(({ kind }) => kind === 'screen') ??
    rest.find(({ person }) => person.entry === speaker) ??
    rest[0] ??
    tiles[0]
  )
}

export interface Grid {
  readonly columns: number
  readonly rows: number
  /** Too many for the box: it scrolls. */
  readonly scrolls: boolean
}

/** Returns the grid in which this many tiles are largest in a box. */
export function gridOf(count: number, width: number, height: number): Grid {
  if (width < oneColumnBelow)
    return { columns: 1, rows: Math.max(1, count), scrolls: height / Math.max(1, count) < leastHeight }
  let best = { columns: 1, rows: Math.max(1, count), area: 0 }
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns)
    const shown = Math.min(width / columns, (height / rows) * aspect)
    if (shown * shown > best.area) best = { columns, rows, area: shown * shown }
  }
  return { columns: best.columns, rows: best.rows, scrolls: false }
}

const ranks: Readonly<Record<ShownSize, number>> = { none: 0, small: 1, large: 2 }

/** Returns how large each entry is wanted, by the widths of the tiles that are in sight. */
export function sizesOf(shown: ReadonlyArray<readonly [TileOf, number]>): ReadonlyMap<string, ShownSize> {
  const sizes = new Map<string, ShownSize>()
  for (const [{ person, kind }, width] of shown) {
    if (person.isOneself) continue
    const size = kind === 'screen' || width >= largeFrom ? 'large' : 'small'
    if (ranks[size] > ranks[sizes.get(person.entry) ?? 'none']) sizes.set(person.entry, size)
  }
  return sizes
}
