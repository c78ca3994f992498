/** The load, in a process of its own: takes an order, answers what it measured. */
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

export interface LoadOrder {
  readonly port: number
  readonly call: Call
  readonly connections: number
  readonly seconds: number
  /** Gives other bodies to each run, and the same to the same run of another day. */
  readonly seed: number
  readonly callers: readonly Caller[]
  /** What may be liked and commented on by everybody; one post alone is liked, and liked no more, in turns. */
  readonly likeable: readonly number[]
  /** Goes with each request: which feed, from where on. */
  readonly fields?: Readonly<Record<string, string>>
  /** Who logs in, and with what; each of them from many networks. */
  readonly logins?: { readonly emails: readonly string[]; readonly password: string }
  /** Paths of files, one of which comes with each request, as a form. */
  readonly files?: readonly string[]
  /** Ends after so many answers, if the time is not over before. */
  readonly most?: number
  /** With a key against repetition, as the web client sends it. */
  readonly idempotent: boolean
  /** Asks for compressed answers, as browsers do. */
  readonly compressed: boolean
  /** What a right answer holds, and how many times. */
  readonly proof: { readonly text: string; readonly times: number }
}

export interface LoadResult {
  readonly answered: number
  readonly seconds: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
  /** What went wrong first, if anything did: then nothing of this counts. */
  readonly failure: string | undefined
}

/** More than any run sends, so that each run likes what none before it has. */
/** Five minutes' cards, at three seconds each: the browser reports as often. */
export const cardsSeen = 100
const likesARun = 100_000
const loginsARun = 5_000
/** As many as a page of the feed shows. */

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

/** The nth of the pairs of caller and post: in a wild order, and never twice while posts are a power of two. */
function likeOf({ callers, likeable }: LoadOrder, n: number) {
  const caller = callers[n % callers.length]
  const post = likeable[(n * 7919 + Math.floor(n / callers.length)) % likeable.length]
  return { user_id: caller?.id, api_key: caller?.apiKey, post_id: post }
}

/** A vote of who has not voted there: as likes, and with a code as the voter's browser draws it. */
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

/** A proxy's word for the nth network: one network may log in a few times a minute only. */
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
