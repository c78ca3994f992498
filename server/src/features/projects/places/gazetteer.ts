/**
 * Finds places of the world by position and by name, without asking another service. The data are from
 * GeoNames.
 */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Place } from '@commons/contract/projects/places.ts'
import type { Language } from '../../../platform/language.ts'
import { keyOf, type PlaceTable } from './place-table.ts'

/** A position farther than this from every place has none. */
const farthestKm = 50
const kmOfDegree = 111.2
/** How many names with the same beginning are compared, to show the best. */
const mostLookedAt = 5_000
const mostShown = 8

const lineAt = (text: string, starts: Uint32Array, place: number) =>
  text.slice(starts[place], (starts[place + 1] ?? 0) - 1)

export class Gazetteer {
  readonly #table: PlaceTable
  readonly #countries: Record<Language, Intl.DisplayNames> = {
    en: new Intl.DisplayNames('en', { type: 'region' }),
    cs: new Intl.DisplayNames('cs', { type: 'region' }),
  }

  constructor(table: PlaceTable) {
    this.#table = table
  }

  /** Returns the place nearest to a position; undefined if none is near. */
  nearest(latitude: number, longitude: number, language: Language): Place | undefined {
    const { latitudes, longitudes } = this.#table
    // Degrees of longitude are shorter away from the equator; over 50 km the earth is flat enough.
    const narrowing = Math.cos((latitude * Math.PI) / 180)
    let found = -1
    let least = (farthestKm / kmOfDegree) ** 2
    for (let place = 0; place < latitudes.length; place++) {
      const north = (latitudes[place] ?? 0) - latitude
      if (north * north >= least) continue
      const apart = Math.abs((longitudes[place] ?? 0) - longitude)
      const east = Math.min(apart, 360 - apart) * narrowing
      const distance = north * north + east * east
      if (distance < least) {
        least = distance
        found = place
      }
    }
    return found < 0 ? undefined : this.#place(found, language)
  }

  /**
   * Lists places whose names begin with `typed`: exact names first, then well-known places, then short names.
   */
  suggest(typed: string, language: Language): Place[] {
    const { keys, keyStarts, latitudes, ranks } = this.#table
    const wanted = keyOf(typed)
    if (wanted === '') return []
    const found: Array<{ place: number; isWhole: boolean; rank: number; length: number }> = []
    for (let place = this.#first(wanted); place < latitudes.length && found.length < mostLookedAt; place++) {
      const key = lineAt(keys, keyStarts, place)
      if (!key.startsWith(wanted)) break
      found.push({ place, isWhole: key === wanted, rank: ranks[place] ?? 0, length: key.length })
    }
    return found
      .toSorted(
        (one, other) =>
          Number(other.isWhole) - Number(one.isWhole) || other.rank - one.rank || one.length - other.length,
      )
      .slice(0, mostShown)
      .map(({ place }) => this.#place(place, language))
  }

  /** Returns the first place whose key isn't before `wanted`. */
  #first(wanted: string): number {
    const { keys, keyStarts, latitudes } = this.#table
    let low = 0
    let high = latitudes.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (lineAt(keys, keyStarts, middle) < wanted) low = middle + 1
      else high = middle
    }
    return low
  }

  #place(at: number, language: Language): Place {
    const { lines, lineStarts } = this.#table
    const [name = '', region = '', code = ''] = lineAt(lines, lineStarts, at).split('\t')
    const country = this.#countries[language].of(code) ?? code
    const parts = [name, region === name ? '' : region, country].filter((part) => part !== '')
    return { location: parts.join(', '), name, region, country }
  }
}

async function load(): Promise<Gazetteer> {
  const thread = new Worker(new URL('read-places.ts', import.meta.url))
  try {
    // An error of the thread is thrown here.
    const [table] = (await once(thread, 'message')) as [PlaceTable]
    return new Gazetteer(table)
  } finally {
    await thread.terminate()
  }
}

let loaded: Promise<Gazetteer> | undefined

/** Returns this process's gazetteer, which is read on first use. */
export function gazetteer(): Promise<Gazetteer> {
  loaded ??= load().catch((error: unknown) => {
    loaded = undefined
    throw error
  })
  return loaded
}
