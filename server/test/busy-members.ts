/**
 * Members who register, log in and post over HTTP whatever happens to the server, and remember what it
 * acknowledged: all of that must be there afterwards, exactly once.
 */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { patientClient, type PatientClient, Stopped } from './fakes/patient-client.ts'

const password = 'the quick brown marmot'

const Login = z.object({ user_data: z.object({ id: z.number(), username: z.string(), api_key: z.string() }) })

export interface Acknowledged {
  readonly emails: Set<string>
  readonly posts: Set<string>
  readonly sessions: Set<string>
}

export interface Identity {
  readonly email: string
  readonly password: string
  readonly username: string
  /** The credentials of each of their calls. */
  readonly session: { readonly user_id: number; readonly api_key: string }
}

/** Registers a member and logs them in. */
export async function join({ ask }: PatientClient): Promise<Identity> {
  const email = `${randomUUID()}@example.org`
  const registration = { full_name: `Ada ${email.slice(0, 8)}`, email, password, confirm_password: password }
  // It was done, but the connection broke before the answer arrived.
  await ask('register', registration, (refusal, wasUnanswered) => wasUnanswered && refusal === 'email_taken')
  const { id, username, api_key } = Login.parse(await ask('login', { email, password })).user_data
  return { email, password, username, session: { user_id: id, api_key } }
}

export interface BusyMembers extends Pick<PatientClient, 'problems' | 'overloaded' | 'nextAcknowledged'> {
  readonly acknowledged: Acknowledged
  stop(): Promise<void>
}

export function busyMembers(url: string, howMany: number): BusyMembers {
  const acknowledged = { emails: new Set<string>(), posts: new Set<string>(), sessions: new Set<string>() }
  const client = patientClient(url)

  const live = async () => {
    for (;;) {
      const { email, session } = await join(client)
      acknowledged.emails.add(email)
      acknowledged.sessions.add(session.api_key.split('.')[0] ?? '')
      for (let i = 0; i < 20; i++) {
        const message = randomUUID()
        await client.ask('add_post', { ...session, message, idempotency_key: message })
        acknowledged.posts.add(message)
      }
    }
  }
  const lives = Array.from({ length: howMany }, () =>
    live().catch((error: unknown) => {
      if (!(error instanceof Stopped)) client.problems.push(String(error))
    }),
  )

  return {
    ...client,
    acknowledged,
    async stop() {
      client.stop()
      await Promise.all(lives)
    },
  }
}

type Query = <Row extends object>(text: string, values?: readonly unknown[]) => Promise<Row[]>

/** Asserts that everything acknowledged so far is there, exactly once. */
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
