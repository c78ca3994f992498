/** The load, in its own process: takes an order, returns the measurements. */
import { performance } from 'node:perf_hooks'
import { gunzipSync } from 'node:zlib'
import { Connection } from './connection.ts'
import { openForm } from './form.ts'
import { randomFrom } from './random.ts'
import type { Caller } from './seed.ts'

export type Call =
  | 'timeline'
  | 'add_post'
  | 'post_like'
  | 'post_comment'
  | 'login'
  | 'user_voting'
  | 'notification_list'
  | 'count_looks'
  | 'nothing_read'
  | 'nothing_write'

export interface LoadOrder {
  readonly port: number
  readonly call: Call
  readonly connections: number
  readonly seconds: number
  /** Makes the bodies of runs differ, and those of the same run on another day the same. */
  readonly seed: number
  readonly callers: readonly Caller[]
  /** Ids that every caller may like and comment on. If there is only one, it is liked and unliked in turns. */
  readonly likeable: readonly number[]
  /** Fields of each request, such as the feed and the cursor. */
  readonly fields?: Readonly<Record<string, string>>
  /** Members who log in, each from many networks, and their password. */
  readonly logins?: { readonly emails: readonly string[]; readonly password: string }
  /** Paths of files. Each request is a form with one of them. */
  readonly files?: readonly string[]
  /** Ends after this many answers, if the time isn't over before. */
  readonly most?: number
  /** Sends an idempotency key, as the web client does. */
  readonly idempotent: boolean
  /** Asks for compressed answers, as browsers do. */
  readonly compressed: boolean
  /** The text of a right answer, and how often it occurs. */
  readonly proof: { readonly text: string; readonly times: number }
}

export interface LoadResult {
  readonly answered: number
  readonly seconds: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
  /** The first error, if there was one: then the whole run is void. */
  readonly failure: string | undefined
}

/** Cards seen in five minutes, at three seconds each: the browser reports as often. */
export const cardsSeen = 100
/** More than any run sends, so that each run likes what no run before it has. */
const likesARun = 100_000
const loginsARun = 5_000

async function run(order: LoadOrder): Promise<LoadResult> {
  const form = order.files && openForm(order.files)
  const headers = {
    'content-type': form?.contentType ?? 'application/json',
    ...(order.compressed ? { 'accept-encoding': 'gzip' } : {}),
  }
  const opening = Array.from({ length: order.connections }, () =>
    Connection.open(order.port, `/api/users/${order.call}`, headers),
  )
  const connections = await Promise.all(opening)
  const random = randomFrom(order.seed)
  const latencies: number[] = []
  let failure: string | undefined
  let count = 0
  const started = performance.now()
  const deadline = started + order.seconds * 1000
  const most = order.most ?? Infinity

  const speak = async (connection: Connection) => {
    while (failure === undefined && count < most && performance.now() < deadline) {
      const from = order.logins ? networkOf(order.seed * loginsARun + count) : ''
      const nth = count++
      const request = requestOf(order, random, nth)
      const content = form ? form.body(request, nth) : JSON.stringify(request)
      const sent = performance.now()
      const { status, body } = await connection.post(content, from)
      latencies.push(performance.now() - sent)
      const isRight = status === 200 && isProven(order, body)
      if (!isRight) failure ??= `${status} ${body.toString('utf8', 0, 300)}`
    }
  }
  await Promise.all(connections.map(speak)).catch((error: unknown) => (failure ??= String(error)))
  const seconds = (performance.now() - started) / 1000
  for (const connection of connections) connection.close()
  const sorted = Float64Array.from(latencies).toSorted()
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { answered: latencies.length, seconds, p50: at(0.5), p99: at(0.99), failure }
}

function requestOf(order: LoadOrder, random: () => number, count: number) {
  if (order.call === 'login') return loginOf(order, count)
  if (order.call === 'post_like') return likeOf(order, order.seed * likesARun + count)
  if (order.call === 'user_voting') return voteOf(order, random, order.seed * likesARun + count)
  const chosen = order.callers[Math.floor(random() * order.callers.length)]
  const caller = { user_id: chosen?.id, api_key: chosen?.apiKey }
  if (order.call === 'timeline' || order.call === 'notification_list')
    return { ...caller, limit: 10, ...order.fields }
  if (order.call === 'nothing_read' || order.call === 'nothing_write')
    return { ...caller, post_id: 1 + count }
  if (order.call === 'count_looks') {
    const from = Math.floor(random() * (order.likeable.length - cardsSeen))
    return { ...caller, impressions: order.likeable.slice(from, from + cardsSeen) }
  }
  const words = Array.from({ length: 4 + Math.floor(random() * 30) }, () => random().toString(36).slice(2, 8))
  const once = order.idempotent ? { idempotency_key: words.join('').slice(0, 40) } : {}
  const text = words.join(' ')
  if (order.call === 'post_comment') {
    const post = order.likeable[Math.floor(random() * order.likeable.length)]
    return { ...caller, post_id: post, comment: text, ...once }
  }
  return { ...caller, message: text, ...once }
}

/**
 * Returns the nth pair of caller and post: scattered, and never the same twice if the number of posts is a
 * power of two.
 */
function likeOf({ callers, likeable }: LoadOrder, n: number) {
  const caller = callers[n % callers.length]
  const post = likeable[(n * 7919 + Math.floor(n / callers.length)) % likeable.length]
  return { user_id: caller?.id, api_key: caller?.apiKey, post_id: post }
}

/**
 * Returns a vote by a member who hasn't voted there: paired as likes are, with a code as the voter's browser
 * draws it.
 */
function voteOf(order: LoadOrder, random: () => number, n: number) {
  const { post_id: voting_title_id, ...caller } = likeOf(order, n)
  const digits = () => random().toString(16).slice(2, 10).padEnd(8, '0')
  const code = digits() + digits() + digits() + digits()
  return { ...caller, voting_title_id, option_id: 1 + (n % 3), code }
}

function loginOf({ logins, seed }: LoadOrder, count: number) {
  const { emails = [], password } = logins ?? {}
  return { email: emails[(seed * loginsARun + count) % emails.length], password }
}

/**
 * Returns the header by which a proxy names the nth network: one network may log in only a few times a
 * minute.
 */
function networkOf(n: number): string {
  return `x-forwarded-for: 10.${(n >> 8) & 255}.${n & 255}.7\r\n`
}

function isProven({ proof, compressed }: LoadOrder, body: Buffer): boolean {
  const plain = compressed && body[0] === 0x1f ? gunzipSync(body) : body
  let count = 0
  for (let at = plain.indexOf(proof.text); at >= 0; at = plain.indexOf(proof.text, at + 1)) count++
  return count === proof.times
}

if (import.meta.main) {
  process.on('message', (order: LoadOrder) => void run(order).then((result) => process.send?.(result)))
}
