/**
 * Requests a file of a stranger's server. This process has the network and doesn't read what it gets: a child process
 * without secrets does.
 */
import type { IncomingMessage } from 'node:http'
import { hostOf, reach } from '../outside/reach.ts'
import type { Web } from '../outside/web.ts'

/** There is nothing to fetch, or it must not be. */
export class NotFetched extends Error {}

export interface FetchRules {
  readonly web: Web
  /** The only hosts, with those below them; undefined: any. */
  readonly hosts: readonly string[] | undefined
  /** What all requests go through. It resolves names, and refuses addresses of private networks. */
  readonly proxy: string | undefined
  readonly userAgent: string
  /** How long a request may take, with its redirects, until all is here. */
  readonly longestMs: number
}

export interface Wanted {
  /** The value of `Accept`, and which types are taken. */
  readonly accept: string
  readonly types: RegExp
  readonly mostBytes: number
  /** Whether a longer file is taken up to there. */
  readonly takesBeginning: boolean
}

export interface Fetched {
  /** Where it was, after all redirects. */
  readonly url: URL
  readonly charset: string | undefined
  readonly body: Buffer
}

const mostRedirects = 3
const ports = new Set(['', '80', '443'])
const redirects = new Set([301, 302, 303, 307, 308])

/** Returns the address of a text if it may be requested at all. */
export function fetchableUrl(text: string): URL | undefined {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return undefined
  return ports.has(url.port) && url.hostname !== '' ? url : undefined
}

/** Returns a file, or its beginning. Throws `NotFetched`. */
export async function fetchLimited(address: string, wanted: Wanted, rules: FetchRules): Promise<Fetched> {
  const signal = AbortSignal.timeout(rules.longestMs)
  try {
    let url = fetchableUrl(address)
    for (let redirected = 0; url && redirected <= mostRedirects; redirected++) {
      const answer = await request(url, { wanted, rules, signal })
      const { location } = answer.headers
      if (!redirects.has(answer.statusCode ?? 0) || location === undefined)
        return await read(answer, { url, wanted, signal })
      answer.destroy()
      url = fetchableUrl(URL.parse(location, url.href)?.href ?? '')
    }
  } catch (error) {
    throw error instanceof NotFetched ? error : new NotFetched('The request failed', { cause: error })
  }
  throw new NotFetched('It is nowhere that may be asked')
}

interface Requesting {
  readonly wanted: Wanted
  readonly rules: FetchRules
  readonly signal: AbortSignal
}

async function request(url: URL, { wanted, rules, signal }: Requesting): Promise<IncomingMessage> {
  const { hosts, proxy, userAgent, web } = rules
  const name = hostOf(url)
  if (hosts && !hosts.some((host) => name === host || name.endsWith(`.${host}`)))
    throw new NotFetched('Its host is not among those allowed')
  const { ask, options } = await reach(url, { web, proxy, signal })
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const sent = ask({
    ...options,
    headers: {
      host: url.host,
      'user-agent': userAgent,
      accept: wanted.accept,
      'accept-encoding': 'identity',
    },
  })
  sent.on('response', resolve).on('error', reject).end()
  return promise
}

interface Reading {
  readonly url: URL
  readonly wanted: Wanted
  readonly signal: AbortSignal
}

async function read(answer: IncomingMessage, { url, wanted, signal }: Reading): Promise<Fetched> {
  const { types, mostBytes, takesBeginning } = wanted
  try {
    if (answer.statusCode !== 200) throw new NotFetched(`The answer is ${answer.statusCode}`)
    const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = answer.headers
    if (!types.test(type)) throw new NotFetched('It is of another type')
    // Asked for plain, and nothing is unpacked here: a few bytes could become gigabytes.
    if (encoding.trim().toLowerCase() !== 'identity') throw new NotFetched('It is packed')
    const charset = /;\s*charset\s*=\s*"?([\w:.-]{1,40})/i.exec(type)?.[1]
    const parts: Buffer[] = []
    let bytes = 0
    for await (const part of answer as AsyncIterable<Buffer>) {
      parts.push(part.subarray(0, mostBytes - bytes))
      bytes += part.length
      if (bytes < mostBytes) continue
      if (!takesBeginning) throw new NotFetched('It is too large')
      break
    }
    signal.throwIfAborted()
    return { url, charset, body: Buffer.concat(parts) }
  } finally {
    answer.destroy()
  }
}
