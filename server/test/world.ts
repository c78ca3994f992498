/** An application with a database of its own, and named people: the start of most server tests. */
import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { allCalls, type CallName, type Calls } from '@commons/contract/all.ts'
import { type OutputOf, type RequestOf, pathOf } from '@commons/contract/call.ts'
import type { Post } from '@commons/contract/posts/posts.ts'
import { hash } from '@node-rs/argon2'
import { type App, buildApp } from '../src/app.ts'
import type { Feature } from '../src/feature.ts'
import { features } from '../src/features.ts'
import { addMember, listUsernames } from '../src/features/accounts/accounts.queries.ts'
import { freeUsername, newReferralCode, usernameStem } from '../src/features/accounts/accounts.rules.ts'
import { type OpenPlatform, openPlatform } from '../src/open-platform.ts'
import type { ConnectedChain } from '../src/platform/chains/chains.ts'
import type { EventName, Events } from '../src/platform/events.ts'
import { readConfig } from '../src/platform/config.ts'
import type { Web } from '../src/platform/outside/web.ts'
import type { Handler } from '../src/platform/call/handle.ts'
import { openLog } from '../src/platform/log.ts'
import type { StepJob } from '../src/platform/media/streams/streams.ts'
import { formatKey } from '../src/platform/session/api-key.ts'
import { type TestDatabase, testDatabase } from './database.ts'
import { atEndOfFile } from './end-of-file.ts'
import { pooled } from './pooled.ts'
import { type ReadMail, readOutbox, readTexts } from './mail.ts'
import { type Pair, testPair } from './replica.ts'
import { settingsOfRun } from './other-roads.ts'
import { watchStatements } from './written-statements.ts'

/** Everyone's password in tests. */
export const password = 'the quick brown marmot'

export interface Person {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly username: string
  readonly apiKey: string
  /** Calls with this token in place of the session. */
  readonly token?: string
}

export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly body: Record<string, unknown>
}

type Input<N extends CallName> = RequestOf<Calls[N]>
type Output<N extends CallName> = OutputOf<Calls[N]> & { code: true; message: string }

export interface Voice {
  /** Makes a call and returns its answer; a refusal fails the test. */
  call<N extends CallName>(name: N, input: Input<N>, files?: Record<string, Blob>): Promise<Output<N>>
  /** Makes a call and asserts this refusal. */
  isRefused<N extends CallName>(
    name: N,
    input: Input<N>,
    refusal: string,
    files?: Record<string, Blob>,
  ): Promise<Answer>
  /** Sends anything, as a client that ignores the contract. */
  send(name: string, input: unknown, files?: Record<string, Blob>): Promise<Answer>
}

export interface World {
  readonly url: string
  readonly app: App
  readonly platform: OpenPlatform
  readonly database: TestDatabase
  /** Adds a member with a session that wasn't opened by a browser. */
  person(name: string): Promise<Person>
  /** Returns a client that calls as a member, or as a visitor. */
  as(person?: Person): Voice
  follow(follower: Person, followed: Person): Promise<void>
  /** Makes two members follow each other. */
  befriend(one: Person, other: Person): Promise<void>
  block(blocker: Person, blocked: Person): Promise<void>
  /** Posts with files as a member does; returns the post once it is processed. */
  post(author: Person, input: Input<'add_post'>, files: Record<string, Blob>): Promise<Post>
  /** Processes every waiting file. */
  processMedia(): Promise<void>
  /** Removes the files that no row names, as the job does later. */
  removeFiles(): Promise<void>
  /** The folder of the files in `mediaStore`. */
  readonly mediaRoot: string
  /** Sends all ordered mails; returns those to this address, oldest first. */
  mailsTo(address: string): Promise<ReadMail[]>
  /** The same for text messages to a phone number. */
  textsTo(number: string): Promise<string[]>
  /** Returns the events of this kind since the world was made. */
  events<Name extends EventName>(name: Name): Array<Events[Name]>
}

const readsFromReplicas = process.env['COMMONS_TEST_REPLICA'] === '1'

const known = new Map(allCalls.map(({ key, call }) => [key as string, call]))
let shared: Promise<World> | undefined

/** Returns this test file's world: made at the first call, removed when the file is done. */
export function world(): Promise<World> {
  if (shared === undefined) {
    atEndOfFile(async () => {
      shared = undefined
    })
    shared = makeWorld()
  }
  return shared
}

export interface WorldOptions {
  readonly env?: Record<string, string>
  /** Another world's database, for several processes of one installation; by default its own. */
  readonly database?: TestDatabase
  /** A primary with a replica that it reads from; `COMMONS_TEST_REPLICA=1` gives all worlds that of their file. */
  readonly pair?: Pair
  /** Features that only this test declares. */
  readonly features?: readonly Feature[]
  /** Chains that it is connected to. */
  readonly chains?: readonly ConnectedChain[]
  /** The web from which it fetches the pages of links. */
  readonly web?: Web
  /** Calls that only this test has. */
  readonly handlers?: readonly Handler[]
}

/** Makes a separate world, for tests that need another configuration. */
export async function makeWorld({
  env = {},
  database: lent,
  pair: given,
  features: more = [],
  chains = [],
  handlers = [],
  web,
}: WorldOptions = {}): Promise<World> {
  const pair = given ?? (readsFromReplicas ? await testPair() : undefined)
  const database = lent ?? (await (pair ? pair.database() : testDatabase()))
  const folder = await mkdtemp(path.join(tmpdir(), 'commons-world-'))
  const way = await pooled(database)
  const ofRun = await settingsOfRun()
  const config = readConfig({
    LOG_LEVEL: 'silent',
    DATA_DIR: folder,
    PORT: '0',
    RATE_LIMIT_FACTOR: '1000',
    ...(pair && { DATABASE_REPLICA_URLS: pair.replica.urlOf(database.name) }),
    ...way.env,
    ...ofRun,
    ...env,
  })
  const platform = await openPlatform(
    config,
    openLog(config),
    way.connection,
    [...features, ...more],
    chains,
    web,
  )
  const happened: Array<[EventName, Events[EventName]]> = []
  const app = await buildApp(platform, {
    strict: true,
    handlers,
    onEvent: (name, event) => happened.push([name, event]),
  })
  const checkStatements = watchStatements()
  await app.fastify.listen({ host: '127.0.0.1', port: 0 })
  // Mails are sent and files are processed on a test's demand, by the functions that the jobs call.
  const asked = features
    .flatMap(({ jobs }) => jobs?.(platform) ?? [])
    .filter(({ every }) => every === undefined)
  await platform.jobs.prepare([
    platform.mail.work,
    ...platform.mediaRoad.jobs,
    ...platform.events.jobs,
    ...asked,
  ])
  atEndOfFile(async () => {
    // Closing waits for answers whose body a test left unread, as long as a slow connection may take.
    const hurry = setTimeout(() => app.fastify.server.closeAllConnections(), 200)
    await app.close().finally(() => clearTimeout(hurry))
    await platform.close()
    if (!lent) await database.drop()
    await rm(folder, { recursive: true, force: true })
    // The module of a test file is never unloaded, and what it calls its world would keep the whole server.
    for (const part of Object.keys(made)) Reflect.deleteProperty(made, part)
    checkStatements()
  })

  const url = `http://127.0.0.1:${(app.fastify.server.address() as AddressInfo).port}`
  platform.site.listensOn((app.fastify.server.address() as AddressInfo).port)
  const { db } = platform.database
  const follow = async (follower: Person, followed: Person) => {
    await db.insertInto('follows').values({ follower_id: follower.id, followed_id: followed.id }).execute()
  }

  const processMedia = async () => {
    const waiting = await db.selectFrom('media').select('id').where('state', '=', 'processing').execute()
    for (const { id } of waiting) await platform.mediaRoad.process(id)
    while (await doSteps(platform)) continue
  }

  const outbox = path.join(config.DATA_DIR, 'outbox')
  const sendMails = async () => {
    // In the order of their ids, which is the order of the requests.
    const waiting = await db
      .selectFrom('mails')
      .select('id')
      .where('state', '=', 'waiting')
      .orderBy('id')
      .execute()
    for (const { id } of waiting) await platform.mail.deliver(id)
  }
  const made: World = {
    url,
    app,
    platform,
    database,
    mediaRoot: path.join(folder, 'media'),
    follow,
    processMedia,
    async removeFiles() {
      await db
        .updateTable('removed_media')
        .set({ removed_at: new Date(0) })
        .execute()
      await platform.mediaRoad.removeFiles()
    },
    async post(author, input, files) {
      const { recdata } = await voice(url, author).call('add_post', input, files)
      await processMedia()
      return (await voice(url, author).call('post_detail', { post_id: recdata.post_id })).recdata
    },
    person: (name) => makePerson(platform, name),
    as: (person) => voice(url, person),
    async befriend(one, other) {
      await follow(one, other)
      await follow(other, one)
    },
    async block(blocker, blocked) {
      await db.insertInto('blocks').values({ blocker_id: blocker.id, blocked_id: blocked.id }).execute()
    },
    async mailsTo(address) {
      await sendMails()
      return readOutbox(outbox, address)
    },
    async textsTo(number) {
      await sendMails()
      return readTexts(outbox, number)
    },
    events: <Name extends EventName>(name: Name) =>
      happened.filter(([each]) => each === name).map(([, event]) => event as Events[Name]),
  }
  return made
}

/** Does the steps of streamed videos that have a job by now; returns whether there were any. */
export async function doSteps({ database: { db }, mediaRoad }: OpenPlatform): Promise<boolean> {
  const steps = await db
    .selectFrom('media_steps')
    .select(['media_id as id', 'kind', 'rendition', 'chunk'])
    .where('state', '=', 'queued')
    .orderBy('rendition')
    .orderBy('chunk')
    .execute()
  for (const step of steps) await mediaRoad.doStep(step as StepJob)
  return steps.length > 0
}

/** Logs in as a browser does; returns the cookie for requests of files. */
export async function browserCookie(url: string, email: string): Promise<string> {
  const response = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email, password }),
  })
  const cookie = response.headers.getSetCookie().find((each) => each.startsWith('commons_session='))
  return cookie?.split(';')[0] ?? ''
}

let passwordHash: Promise<string> | undefined
let count = 0

async function makePerson({ database: { db }, sessions }: OpenPlatform, name: string): Promise<Person> {
  // The cheapest settings that argon2 allows, and one hash for all people in tests.
  passwordHash ??= hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 })
  const stem = usernameStem(name)
  const username = freeUsername(stem, await listUsernames(db, stem))
  const email = `${username}.${++count}@example.org`
  const member = await addMember(db, {
    email,
    passwordHash: await passwordHash,
    fullName: name,
    username,
    language: 'en',
    referralCode: newReferralCode(),
    referredWith: null,
  })
  assert(member)
  const client = { address: '127.0.0.1', userAgent: 'test', browser: false }
  const opened = await sessions.open(db, member.id, client, '127.0.0.0/24')
  return { id: member.id, name, email, username, apiKey: formatKey(opened) }
}

/** Returns a client that calls the process at this address as a member. */
export function voice(url: string, person: Person | undefined): Voice {
  const token = person?.token
  const credentials = person && token === undefined ? { user_id: person.id, api_key: person.apiKey } : {}
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` }

  const send: Voice['send'] = async (name, input, files) => {
    const { method, ...called } = known.get(name) ?? { method: 'POST', name, isRoot: false }
    const query =
      method === 'GET' ? `?${new URLSearchParams(input as Record<string, string>).toString()}` : ''
    const response = await fetch(`${url}${pathOf(called)}${query}`, {
      method,
      ...(method === 'GET' ? { headers } : bodyOf({ ...credentials, ...(input as object) }, files, headers)),
    })
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as Answer['body'],
    }
  }

  return {
    send,
    async call(name, input, files) {
      const { status, body } = await send(name, input, files)
      assert.equal(status, 200, `${name} answered ${status}: ${JSON.stringify(body)}`)
      return body as never
    },
    async isRefused(name, input, refusal, files) {
      const answer = await send(name, input, files)
      assert.equal(answer.body['error'], refusal, `${name} answered ${JSON.stringify(answer.body)}`)
      assert.equal(answer.body['code'], false)
      return answer
    },
  }
}

function bodyOf(
  fields: Record<string, unknown>,
  files: Record<string, Blob> | undefined,
  headers: Record<string, string>,
): RequestInit {
  if (!files)
    return { body: JSON.stringify(fields), headers: { ...headers, 'content-type': 'application/json' } }
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value))
  for (const [name, file] of Object.entries(files)) form.append(name, file, 'file')
  return { body: form, headers }
}
