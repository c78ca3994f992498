/** Decisions about videos on other sites, without I/O. */

/** Returns the id in a path; undefined if it is none. */
export function idIn(text: string | undefined): number | undefined {
  if (text === undefined || !/^[1-9]\d{0,15}$/.test(text)) return undefined
  const id = Number(text)
  return Number.isSafeInteger(id) ? id : undefined
}

/** Returns the second at which a link begins, `?t=83`; 0 if it doesn't say. */
export function secondIn(query: unknown): number {
  const at = typeof query === 'object' && query !== null && 't' in query ? query.t : undefined
  return typeof at === 'string' && /^[1-9]\d{0,5}$/.test(at) ? Number(at) : 0
}

const startingAt = (second: number) => (second > 0 ? `?t=${second}` : '')

/** The address of a video's page that a server sees, unlike what is behind the hash. */
export const pageOf = (origin: string, id: number, second = 0) => `${origin}/vtube/${id}${startingAt(second)}`
export const embedOf = (origin: string, id: number, second = 0) =>
  `${origin}/embed/${id}${startingAt(second)}`
export const channelOf = (origin: string, id: number) => `${origin}/mychannel/${id}`

export interface Size {
  readonly width: number
  readonly height: number
}

/** Returns the largest size with the same ratio within `most`, at least a pixel each way. */
export function within({ width, height }: Size, most: Partial<Size>): Size {
  const scale = Math.min(1, (most.width ?? width) / width, (most.height ?? height) / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Returns which video an address of this site shows, and from which second; undefined if it is none of them. */
export function videoAt(origin: string, address: string): { id: number; second: number } | undefined {
  const url = URL.parse(address)
  if (!url || url.origin !== origin) return undefined
  // What members copy from their browser has the page behind the hash.
  const inside = url.hash.startsWith('#/') ? URL.parse(url.hash.slice(1), origin) : url
  if (inside?.origin !== origin) return undefined
  const id = idIn(/^\/(?:vtube|embed)\/([^/]+)\/?$/.exec(inside.pathname)?.[1])
  if (id === undefined) return undefined
  return { id, second: secondIn(Object.fromEntries(inside.searchParams)) }
}

/** Whoever asks: other sites' pages may read it, since it is the same for everybody. */
export const forEverybody = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
} as const
