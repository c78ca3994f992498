/**
 * Members who register, log in and post over HTTP whatever happens to the server, and remember what it
 * acknowledged: all of that must be there afterwards, once.
 */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'

const password = 'the quick brown marmot'
/** A request that takes longer hangs. The database's own limits are shorter. */
const longestMs = 12_000
/** Starting, healing and all: only so that a test that waits in vain ends. */
const patienceMs = 60_000

const Login = z.object({ user_data: z.object({ id: z.number(), api_key: z.string() }) })

export interface Acknowledged {
  readonly emails: Set<string>
  readonly posts: Set<string>
  readonly sessions: Set<string>
}

export interface BusyMembers {
  readonly acknowledged: Acknowledged
  /** What was answered that must not be. */
  readonly problems: readonly string[]
  /** How often the answer was that it is too much now. */
  overloaded(): number
  /** Resolves when something that is sent from now on is acknowledged. */
  nextAcknowledged(): Promise<void>
  stop(): Promise<void>
}

type Ask = (call: string, input: object) => Promise<Record<string, unknown> | 'taken'>

export function busyMembers(url: string, howMany: number): BusyMembers {
  const acknowledged = { emails: new Set<string>(), posts: new Set<string>(), sessions: new Set<string>() }
  const problems: string[] = []
  let overloaded = 0
  let stopped = false
  let waiting: Array<{ since: number; resolve: () => void }> = []

  const acknowledge = (sentAt: number) => {
    for (const each of waiting) if (each.since <= sentAt) each.resolve()
    waiting = waiting.filter((each) => each.since > sentAt)
  }

  /** Asks until there is an answer, as a patient client does; undefined when all stop. */
  const ask: Ask = async (call, input) => {
    for (let unanswered = false; ; unanswered = true) {
      if (stopped) throw new Stopped()
      const sentAt = performance.now()
      const answer = await send(url, call, input, problems)
      if (answer?.status === 200) {
        acknowledge(sentAt)
        return answer.body
      }
      // It was done, and the connection broke before the answer came.
      if (answer?.body['error'] === 'email_taken' && unanswered) return 'taken'
      if (answer?.status === 503) overloaded++
      else if (answer !== undefined)
        problems.push(`${call} answered ${answer.status} ${JSON.stringify(answer.body)}`)
      await sleep(20)
    }
  }

  const live = async () => {
    for (;;) {
      const email = `${randomUUID()}@example.org`
      const full_name = `Ada ${email.slice(0, 8)}`
      await ask('register', { full_name, email, password, confirm_password: password })
      acknowledged.emails.add(email)
      const { id, api_key } = Login.parse(await ask('login', { email, password })).user_data
      acknowledged.sessions.add(api_key.split('.')[0] ?? '')
      for (let i = 0; i < 20; i++) {
        const message = randomUUID()
        await ask('add_post', { user_id: id, api_key, message, idempotency_key: message })
        acknowledged.posts.add(message)
      }
    }
  }
  const lives = Array.from({ length: howMany }, () =>
    live().catch((error: unknown) => {
      if (!(error instanceof Stopped)) problems.push(String(error))
    }),
  )

  return {
    acknowledged,
    problems,
    overloaded: () => overloaded,
    nextAcknowledged: () =>
      new Promise((resolve, reject) => {
        const silence = () => reject(new Error(`Nothing was acknowledged for long. ${problems.join('; ')}`))
        const timer = setTimeout(silence, patienceMs)
        waiting.push({ since: performance.now(), resolve: () => (clearTimeout(timer), resolve()) })
      }),
    async stop() {
      stopped = true
      await Promise.all(lives)
    },
  }
}

class Stopped extends Error {}

async function send(url: string, call: string, input: object, problems: string[]) {
  let response: Response
  let body: Record<string, unknown>
  try {
    response = await fetch(`${url}/api/users/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
      signal: AbortSignal.timeout(longestMs),
    })
    body = (await response.json()) as Record<string, unknown>
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') problems.push(`${call} hung`)
    // Nobody is there: the server was killed.
    return undefined
  }
  if (response.status === 503) {
    if (!response.headers.has('retry-after')) problems.push(`${call}: 503 without Retry-After`)
    if (body['error'] !== 'overloaded') problems.push(`${call}: 503 ${JSON.stringify(body)}`)
  }
  return { status: response.status, body }
}

type Query = <Row extends object>(text: string, values?: readonly unknown[]) => Promise<Row[]>

/** All that was acknowledged up to now is there, and nothing is there twice. */
export async function assertKept({ emails, posts, sessions }: Acknowledged, query: Query): Promise<void> {
  const lists = [[...emails], [...posts], [...sessions]]
  const [members, messages, ids] = lists.map((list) => list.length)
  const [found] = await query<Record<string, number>>(
    `select
       (select count(*)::int from members where email = any($1)) as members,
       (select count(*)::int from posts where message = any($2)) as posts,
       (select count(*)::int from sessions where id = any($3::uuid[])) as sessions,
       (select count(*)::int from (select from posts group by message having count(*) > 1) as same) as twice`,
    lists,
  )
  assert.deepEqual(found, { members, posts: messages, sessions: ids, twice: 0 })
}
