/**
 * The fuzzer's world: four members, posts of every kind, and keys that are valid, expired or another
 * member's.
 */
import assert from 'node:assert/strict'
import { allCalls } from '@commons/contract/all.ts'
import { pathOf } from '@commons/contract/call.ts'
import path from 'node:path'
import { sql } from 'kysely'
import { formatKey } from '../../src/platform/session/api-key.ts'
import { eventIn } from '../scenes/events-scene.ts'
import { aboutKinds, addAbout } from '../scenes/about-scene.ts'
import { multipartBody, multipartType, type Part } from '../fakes/multipart-body.ts'
import { outboxOf, zipOf } from '../files/archives.ts'
import { blob, gif, jpeg, png } from '../files/pictures.ts'
import type { RawRequest } from '../fakes/raw-request.ts'
import { mp4Bytes } from '../files/videos.ts'
import { runStaffCommand } from '../../src/features/staff/staff.operator.ts'
import type { Db } from '../../src/platform/db/prepared.ts'
import { tellChanged } from '../../src/platform/realtime/bus.ts'
import { makeStaff } from '../staff.ts'
import { openMemoryChain } from '../fakes/memory-chain.ts'
import { withToken } from '../scenes/tokens-scene.ts'
import { makeWorld, password, type Person, type World } from '../world.ts'
import { addChats } from './chats.ts'
import { addGroups } from './groups.ts'
import { addReels } from './reels.ts'
import { addFunding } from './scene-funding.ts'
import { addMoney, privateWords } from './scene-money.ts'
import type { Pair } from '../replica.ts'
import { codeOf } from '../scenes/surveys-scene.ts'
import { addSurveys } from './surveys.ts'
import { addFreelance } from './freelance.ts'
import { addVideos } from './videos.ts'
import { type CallPlan, type FileName, type FormPlan, type MemberName, members, type Plan } from './plans.ts'
import type { Known } from './values.ts'

export interface Scene {
  readonly here: World
  readonly known: Known
  idOf(name: MemberName): number
  toRequest(plan: Plan): RawRequest
  /** The secret parts of each member's current key and of the ended one. */
  secrets(): Array<{ owner: MemberName; secret: string }>
  /** Restores a member's session and settings after a call that ended it, or let logins end it. */
  renew(name: MemberName): Promise<void>
  /** Sets the network to what it was: without a feature most calls would be absent. */
  resetNetwork(): Promise<void>
  /** Ends all suspensions and limits, in every cache too. */
  unsuspend(): Promise<void>
  /** Forgets new legal pages: without agreeing to them most calls would be refused. */
  forgetLegal(): Promise<void>
}

/** An application at LinkedIn, where nobody answers. */
const nobodyElsewhere = {
  LINKEDIN_CLIENT_ID: 'commons',
  LINKEDIN_CLIENT_SECRET: 'not-a-secret',
  LINKEDIN_URL: 'http://127.0.0.1:9/oauth',
}

export async function openScene(env: Record<string, string> = {}, pair?: Pair): Promise<Scene> {
  const here = await makeWorld({
    ...(pair && { pair }),
    env: { RATE_LIMIT_FACTOR: '999999', ...nobodyElsewhere, ...env },
    chains: [openMemoryChain()],
  })
  const { config } = here.platform
  // So that a backup can be started. Its job finds no embedded database.
  Object.assign(config, { BACKUP_DIR: path.join(config.DATA_DIR, 'backups') })
  const { db } = here.platform.database
  // Far from any id that is drawn by chance: friendships must stay as the judge knows them.
  await sql`alter table members alter column id restart with 700000001`.execute(db)
  const people = {} as Record<MemberName, Person>
  for (const name of members) people[name] = await here.person(name)
  const { ada, bob, eve } = people
  await makeStaff(here, ada, 'admin')
  await here.befriend(ada, bob)
  await here.block(ada, eve)
  // Otherwise a login would end the sessions that the other requests use.
  await db.updateTable('members').set({ several_devices: true }).execute()
  await here.as(bob).call('update_language', { language_id: 2 })

  /** Members whom the others may follow and block freely. */
  const bystanders: number[] = []
  for (let i = 0; i < 4; i++) bystanders.push((await here.person('Bystander')).id)

  const posts: number[] = []
  const folders: number[] = []
  const lists: number[] = []
  for (const name of members) {
    const voice = here.as(people[name])
    const messages = [
      { message: 'to everybody' },
      { message: `${privateWords} ${name}`, post_type: 'private' as const },
      { message: 'gone' },
    ]
    for (const message of messages) posts.push((await voice.call('add_post', message)).recdata.post_id)
    await voice.call('post_delete', { post_id: posts.at(-1) ?? 0 })
    const { recdata: folder } = await voice.call('add_saved_folder', { name: 'Kept' })
    folders.push(folder.folder_id)
    const { recdata: list } = await voice.call('add_people_list', { name: 'Neighbours' })
    lists.push(list.list_id)
    const draft = { message: 'not yet', post_type: 'private' as const, is_draft: 1 as const }
    posts.push((await voice.call('add_post', draft)).recdata.post_id)
  }

  const { rows: brought } = await sql<{ id: number }>`
    insert into post_imports (member_id, key, file_name, for_friends, state)
    select id, 'import of ' || id, 'outbox.zip', false, 'done' from unnest(${Object.values(people).map(({ id }) => id)}::bigint[]) id
    returning id`.execute(db)
  const imports = brought.map(({ id }) => id)

  const tokens: string[] = []
  for (const name of members)
    for (let nth = 0; nth < 3; nth++)
      tokens.push((await withToken(here, people[name], ['read', 'write'])).tokenId)

  const redirect = 'https://app.example/done'
  const apps: string[] = []
  for (const name of members) {
    const app = { name: 'Timer', website: 'https://app.example', redirect_uris: [redirect] }
    for (let nth = 0; nth < 3; nth++)
      apps.push((await here.as(people[name]).call('add_app', app)).recdata.app_id)
  }

  const hooks = await addWebhooks(here, people)
  const comments = await addComments(here, people)
  const groups = await addGroups(here, people)
  posts.push(...groups.posts)
  const aboutIds = await addAboutEntries(here, people)

  const money = await addMoney(here, people)
  const surveys = await addSurveys(here, people)
  const reels = await addReels(here, people)
  const videos = await addVideos(here, people)
  const chats = await addChats(here, people)
  const freelance = await addFreelance(here, people)
  const { group_id: projects = [], ...funding } = await addFunding(here, people)

  const keys = Object.fromEntries(members.map((name) => [name, people[name].apiKey])) as Record<
    MemberName,
    string
  >
  const endedKey = (await newKey(here, ada)) as string
  await here.as({ ...ada, apiKey: endedKey }).call('logout', {})

  const ids = [
    ...posts,
    ...posts.map(String),
    ...members.map((name) => people[name].id),
    0,
    999_999,
    '123456789012',
  ]
  // Whose restriction of processing can be ended.
  const { id: restricted } = await here.person('Restricted')
  await db.insertInto('processing_restrictions').values({ member_id: restricted, reason: 'Asked' }).execute()
  const idOf: Known = (field) =>
    field === 'view_user_id'
      ? [...members.flatMap((name) => [people[name].id, String(people[name].id)]), restricted, 999_999]
      : ids
  const codes = await db.selectFrom('members').select('referral_code').limit(4).execute()
  const referralCodes = codes.map(({ referral_code }) => referral_code)
  const failedJob = await addFailedJob(here, 'test.failed')
  const failedKind = 'test.failed-too'
  await addFailedJob(here, failedKind)
  const cases = await addCases(here, people)
  for (const name of members)
    await here.as(people[name]).call('send_moderator_message', { message: 'to moderators' })
  const { recdata: ofDecisions } = await here.as(ada).call('template_list', {})
  const templates = ofDecisions.map(({ template_id }) => template_id)
  const entrance = await addEntrance(db, people.ada.id)
  const known: Known = (field, call) => {
    // Of all objects, a post of the group that is drawn beside it would seldom be among those tried.
    if (field === 'post_id' && call.startsWith('group_')) return groups.posts
    const ofEntrance = entrance[field]
    if (ofEntrance) return ofEntrance
    if (field === 'comment_id')
      return [...(surveys(field) ?? []), ...(videos('held_id') ?? []), ...(funding['asked_id'] ?? [])]
    if (field === 'parts')
      return [[{ message: 'One' }, { message: 'Two' }], '[{"message":"1"},{"message":"2"}]']
    if (field === 'folder_id') return folders
    const ofHooks = hooks[field]
    if (ofHooks && call.includes('webhook')) return ofHooks
    if (field === 'import_id') return imports
    if (field === 'list_id') return lists
    if (field === 'list_ids') return lists.map((id) => [id])
    if (field === 'emoji') return ['', '🌱']
    if (field === 'job_id') return [...(freelance(field) ?? []), failedJob]
    if (field === 'job_name') return [failedKind]
    if (field === 'report_ids') return cases.waiting.map((id) => [id])
    if (field === 'report_id') return [...ids, ...cases.waiting]
    if (field === 'decision_id') return cases.decided
    if (field === 'wave_id') return cases.waves
    if (field === 'appeal_id') return cases.appeals
    if (field === 'reporter_user_id') return [people.bob.id, people.eve.id]
    if (field === 'template_id') return templates
    if (field === 'reason_en' || field === 'reason_cs') return ['Spam']
    if (field === 'read_id') return [0, Number.MAX_SAFE_INTEGER]
    if (field === 'jury_case_id') return cases.seats
    if (field === 'moderator_user_id') return [people.ada.id, 0]
    if (field === 'rule_id') return [1, '2']
    if (field === 'version' || field === 'based_on') return [0]
    if (field === 'acts') return [['hide'], ['warn'], ['suspend'], ['warn', 'limit'], []]
    if (field === 'until') return [new Date(Date.now() + 86_400_000).toISOString()]
    if (field === 'value') return ['12', '0', '1']
    if (field === 'setup_token') return ['x'.repeat(32)]
    if (field === 'act') return ['', 'grant']
    if (field === 'group_id') return [...(groups.known(field) ?? []), ...projects]
    // Several features call theirs so.
    if (field === 'id') return [...(freelance(field) ?? []), ...(aboutIds.get(field) ?? [])]
    const ofKnown =
      groups.known(field) ??
      surveys(field) ??
      reels(field) ??
      videos(field) ??
      chats(field) ??
      freelance(field) ??
      money(field) ??
      funding[field]
    if (ofKnown) return ofKnown
    if (['following_id', 'blocked_user_id', 'muted_user_id'].includes(field)) return bystanders
    if (field.startsWith('post_comment_')) return comments
    if (field === 'from' || field === 'to') return ['', '2026-01-01', '2026-01-01T00:00:00Z']
    if (field === 'website') return ['https://example.org', ...(call.endsWith('_app') ? [] : [''])]
    if (field === 'nsfw') return ['', 'Nudity,Other']
    if (field === 'mobile_number') return ['', '+420 601 234 567']
    if (field.endsWith('_date')) return ['', '2001-02-03', '2010-11-12', '1066-10-14']
    if (field === 'dob') return ['1990-02-03', '2000-02-29']
    if (field === 'session_id' || field === 'passkey_id') return ['0198f0a0-0000-7000-8000-000000000000']
    if (field === 'token_id') return tokens
    if (field === 'app_id' || field === 'client_id') return apps
    if (field === 'redirect_uri') return [redirect]
    if (field === 'redirect_uris') return [[redirect], ['org.example.app:/done']]
    if (field === 'code_challenge') return ['E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM']
    if (field === 'scope') return ['read', 'write money']
    if (field === 'scopes') return [['read'], ['chat', 'write'], ['money'], []]
    if (field === 'days') return [1, 366]
    if (field === 'daily_limit') return ['12.5', '']
    if (field === 'give_up') return ['give up']
    if (field === 'theme') return ['#006972', '']
    if (field === 'domain') return ['ada.example.org', '']
    const entries = aboutIds.get(field)
    if (entries) return [...entries, ...entries.map(String)]
    if (field.endsWith('_id') && field !== 'language_id') return idOf(field, call)
    if (field === 'referral_code') return referralCodes
    if (field === 'endpoint')
      return ['https://fcm.googleapis.com/fcm/send/a', 'https://updates.push.services.mozilla.com/b']
    // A crop that fits into every picture.
    if (field === 'x' || field === 'y') return [0, '0']
    if (field === 'width' || field === 'height') return [1, 2, '4', 8]
    if (field === 'p256dh') return ['B'.repeat(87)]
    if (field === 'auth') return ['A'.repeat(22)]
    if (field === 'quiet_from') return ['22:00', '']
    if (field === 'quiet_to') return ['07:00', '']
    if (field === 'time_zone') return ['Europe/Prague']
    if (field === 'kind') return ['follow', 'post_like']
    if (field === 'email') return [...members.map((name) => people[name].email), ...newcomers]
    if (field === 'password') return [password, password, 'a wrong one, long enough']
    if (field.endsWith('_password')) return [password]
    if (field === 'username') return ['ada_2', 'b0b', '@Cyd_the_third', 'x'.repeat(30)]
    // Nobody can guess a code, and there is no passkey here.
    if (field === 'code' || field === 'email_auth_code')
      return ['123456', 'abcd-efgh-jkmn', 'x'.repeat(43), codeOf(7), '']
    if (field === 'credential') return [{ id: 'AAAA' }, noCredential]
    // A solved captcha would take half a second.
    if (field === 'captchaToken') return [undefined]
    if (field === 'idempotency_key') return ['the same key', 'another key']
    // Files are sent with their call.
    if (field.endsWith('upload_id')) return [undefined]
    if (field === 'before') return posts.map(String)
    return []
  }

  const files = await makeFiles()
  return {
    here,
    known,
    idOf: (name) => people[name].id,
    toRequest: (plan) => (plan.what === 'raw' ? plan : requestOf(plan, { people, keys, endedKey, files })),
    secrets: () => [
      ...members.map((owner) => ({ owner, secret: secretOf(keys[owner]) })),
      { owner: 'ada', secret: secretOf(endedKey) },
    ],
    async resetNetwork() {
      await sql`delete from settings`.execute(db)
      await here.platform.settings.read()
    },
    async unsuspend() {
      await db.deleteFrom('restrictions').execute()
      await db.deleteFrom('processing_restrictions').where('member_id', '<>', restricted).execute()
      const sessions = await db.selectFrom('sessions').select('id').where('ended_at', 'is', null).execute()
      await tellChanged(
        db,
        sessions.map(({ id }) => id),
      )
    },
    async forgetLegal() {
      await db.deleteFrom('legal_versions').execute()
      here.platform.sessions.forgetAll()
    },
    async renew(name) {
      await restoreStaff(db, people.ada)
      await db.deleteFrom('away_members').where('member_id', '=', people[name].id).execute()
      await db
        .updateTable('members')
        .set({ several_devices: true })
        .where('id', '=', people[name].id)
        .execute()
      keys[name] = await newKey(here, people[name])
    },
  }
}

/** Adds webhooks of each member, which lead where nobody answers, and deliveries of them. */
async function addWebhooks(
  { platform }: World,
  people: Record<MemberName, Person>,
): Promise<Record<string, unknown[]>> {
  const { db } = platform.database
  const url = 'http://127.0.0.1:9/hook'
  const { rows: hooks } = await sql<{ id: number }>`
    insert into webhooks (member_id, name, url, events, salt)
    select id, 'Bot', ${url}, '{posts,messages}', sha256(int4send(nth))
    from unnest(${Object.values(people).map(({ id }) => id)}::bigint[]) id, generate_series(1, 4) nth
    returning id`.execute(db)
  const { rows: deliveries } = await sql<{ id: number }>`
    insert into webhook_deliveries (webhook_id, type, body, state, happened_at)
    select id, 'webhook.test', '{}', 'delivered', now() from unnest(${hooks.map(({ id }) => id)}::bigint[]) id
    returning id`.execute(db)
  return {
    webhook_id: hooks.map(({ id }) => id),
    delivery_id: deliveries.map(({ id }) => id),
    url: [url],
    events: [['posts'], '["messages","people"]'],
  }
}

/**
 * Adds comments of each member on every public post that they see, and on a private post whose id the fuzzer
 * doesn't know: it could make that post public, and its friends' comments with it. Some can be restored.
 */
async function addComments(here: World, people: Record<MemberName, Person>): Promise<number[]> {
  const { db } = here.platform.database
  const posts = await db.selectFrom('posts').select('id').where('audience', '=', 'public').execute()
  const places = posts.map(({ id }) => ({ id, words: 'to everybody' }))
  await sql`alter sequence object_ids restart with 800000001`.execute(db)
  for (const name of members) {
    const message = { message: `${privateWords} ${name}`, post_type: 'private' as const }
    const { recdata } = await here.as(people[name]).call('add_post', message)
    places.push({ id: recdata.post_id, words: `${privateWords} ${name}` })
  }
  const ids: number[] = []
  const deleted: number[] = []
  for (const { id: post_id, words } of places) {
    for (const name of members) {
      const voice = here.as(people[name])
      const said = await voice.send('post_comment', { post_id, comment: words })
      if (said.status !== 200) continue
      const { post_comment_id } = said.body['recdata'] as { post_comment_id: number }
      const reply = async () =>
        (await voice.call('post_comment_reply', { post_comment_id, reply: words })).recdata
          .post_comment_reply_id
      const gone = (await voice.call('post_comment', { post_id, comment: words })).recdata.post_comment_id
      deleted.push(await reply(), gone)
      ids.push(post_comment_id, await reply(), ...deleted.slice(-2))
    }
  }
  await db.updateTable('comments').set({ deleted_at: new Date() }).where('id', 'in', deleted).execute()
  return ids
}

/**
 * Adds two entries of each kind. The fuzzer doesn't know the id of the one for friends, since it could make
 * it public.
 */
async function addAboutEntries(
  here: World,
  people: Record<MemberName, Person>,
): Promise<ReadonlyMap<string, readonly number[]>> {
  const known = new Map<string, number[]>()
  const learn = (field: string, id: number) => known.set(field, [...(known.get(field) ?? []), id])
  for (const name of members)
    for (const kind of aboutKinds) {
      const { id } = await addAbout(here, people[name], kind)
      // Any entry is restored by the same call.
      for (const field of new Set(['about_id', 'id', kind.id])) learn(field, id)
    }
  await sql`alter table member_entries alter column id restart with 900000001`.execute(
    here.platform.database.db,
  )
  for (const name of members)
    for (const kind of aboutKinds) {
      const input = { ...kind.whole, [kind.field]: `${privateWords} ${name}`, audience: 'friends' }
      await addAbout(here, people[name], kind, input)
    }
  return known
}

const newcomers = Array.from({ length: 8 }, (_, number) => `newcomer${number}@Example.org`).concat(
  'İrem@example.org',
)

/** All fields of a WebAuthn credential, without a valid signature. */
const noCredential = {
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key',
  clientExtensionResults: {},
  response: { clientDataJSON: 'e30', attestationObject: 'oA', authenticatorData: 'AAAA', signature: 'AAAA' },
}

const secretOf = (key: string) => key.split('.')[1] ?? assert.fail('A key has two parts')

/** A new session; with a second factor, which staff need. */
async function newKey({ platform }: World, { id }: Person): Promise<string> {
  const client = { address: '127.0.0.1', userAgent: 'fuzz', browser: false }
  return formatKey(await platform.sessions.open(platform.database.db, id, client, '127.0.0.0/24', 'passed'))
}

/** Ada is the admin, and nobody else has a role. */
async function restoreStaff(db: Db, ada: Person): Promise<void> {
  const others = await db
    .selectFrom('staff_roles as r')
    .innerJoin('members as m', 'm.id', 'r.member_id')
    .select(['m.username', 'r.role'])
    .where('m.id', '<>', ada.id)
    .execute()
  for (const { username, role } of others) await runStaffCommand(db, ['revoke', username, role])
  const { username } = await db
    .selectFrom('members')
    .select('username')
    .where('id', '=', ada.id)
    .executeTakeFirstOrThrow()
  await runStaffCommand(db, ['grant', username, 'admin'])
}

/** Reports of posts that wait, decisions about others, and appeals against further ones. */
async function addCases(
  here: World,
  { ada, bob, cyd }: Record<MemberName, Person>,
): Promise<{ waiting: number[]; decided: number[]; waves: number[]; appeals: number[]; seats: number[] }> {
  const reports: number[] = []
  for (let nth = 0; nth < 24; nth++) {
    const { post_id } = (await here.as(cyd).call('add_post', { message: `Reported ${nth}` })).recdata
    const report = { report_type: 'post', report_id: post_id, reason: 'spam' } as const
    reports.push((await here.as(bob).call('add_report', report)).recdata.report_id)
  }
  const decided: number[] = []
  for (const id of reports.splice(0, 16)) {
    const verdict = { report_ids: [id], acts: ['hide' as const], rule_id: 1, reason: 'Spam' }
    const { recdata } = await here.as(ada).call('decide_reports', verdict)
    decided.push(...recdata.map(({ decision_id }) => decision_id))
  }
  const appeals: number[] = []
  for (const decision_id of decided.splice(0, 4)) {
    const appeal = { decision_id, message: 'It was no spam' }
    appeals.push((await here.as(cyd).call('appeal_decision', appeal)).recdata.appeal_id)
    // Whoever decided doesn't answer.
    await sql`update decisions set moderator_id = null where id = ${decision_id}`.execute(
      here.platform.database.db,
    )
  }
  // Some are to be removed for good, as somebody asked who has left since.
  await sql`insert into purges (decision_id, reason)
    select id, 'Illegal' from unnest(${decided.slice(-3)}::bigint[]) as id`.execute(here.platform.database.db)
  // Some by the operator: `undo_moderator` takes back all of Ada's.
  const { rows: waves } = await sql<{ id: number }>`
    insert into decisions (kind, reported_id, member_id, moderator_id, rule_id, rule_version, reason, shown)
    select 'member', ${cyd.id}::bigint, ${cyd.id}::bigint,
      case when nth % 2 = 0 then ${ada.id}::bigint end, ru.id, ru.version_id, 'Spam', '{}'
    from rules ru cross join generate_series(1, 9) as nth where ru.id = 1 returning id`.execute(
    here.platform.database.db,
  )
  await sql`update decisions set wave_id = id where id = any (${waves.map(({ id }) => id)}::bigint[])`.execute(
    here.platform.database.db,
  )
  return {
    waiting: reports,
    decided,
    waves: waves.map(({ id }) => id),
    appeals,
    seats: await addSeats(here, { ada, bob, cyd }, decided.splice(0, 4)),
  }
}

/** Seats of the members in juries on Cyd's appeals, some of them accepted; ten others are asked, too. */
async function addSeats(
  here: World,
  { ada, bob, cyd }: Pick<Record<MemberName, Person>, 'ada' | 'bob' | 'cyd'>,
  decisions: readonly number[],
): Promise<number[]> {
  const { db } = here.platform.database
  const { rows } = await sql<{ id: number }>`
    with appealed as (
      insert into appeals (decision_id, message, state, jury_until, jury_seed)
      select unnest(${decisions}::bigint[]), 'It was no spam', 'jury', now() + interval '7 days', '\\x00' returning id)
    insert into jurors (appeal_id, member_id, state)
    select appealed.id, members.id, case when appealed.id % 2 = 0 then 'accepted' else 'invited' end
    from appealed cross join members where members.id in (${ada.id}, ${bob.id}, ${cyd.id})
      or members.full_name = 'Bystander' returning id`.execute(db)
  return rows.map(({ id }) => id)
}

/** People who wait to be let in, rules about who may, and an invitation. */
async function addEntrance(db: Db, ada: number): Promise<Record<string, readonly unknown[]>> {
  await sql`update members set email_verified_at = now() where id = ${ada}`.execute(db)
  const idsOf = async (adding: ReturnType<typeof sql<{ id: number }>>) =>
    (await adding.execute(db)).rows.map(({ id }) => id)
  const waiting = await idsOf(sql`
    insert into signup_requests (state, because, email, domain, full_name, language, password_hash, answers, confirmed_at)
    select 'waiting', 'everybody', format('waits%s@waits.example', nth), 'waits.example', 'Waits', 'en', '', '[]', now()
    from generate_series(1, 12) nth returning id`)
  return {
    signup_request_ids: waiting.map((id) => [id]),
    domain_rule_id: await idsOf(sql`
      insert into domain_rules (domain, act, note)
      select format('blocked%s.example', nth), 'block', '' from generate_series(1, 9) nth returning id`),
    ip_rule_id: await idsOf(sql`
      insert into address_rules (range, act, note)
      select format('192.0.2.%s', nth)::cidr, 'block', '' from generate_series(1, 9) nth returning id`),
    invitation_id: await idsOf(sql`
      insert into invitations (member_id, code, note, uses)
      select ${ada}::bigint, format('code%s', nth), '', 1 from generate_series(1, 9) nth returning id`),
    invitation: ['code1', ''],
    range: ['198.51.100.0/24', '2001:db8::/32'],
    // Words and a domain that no other call writes.
    words: ['nobody-says.example'],
    // A flood that no run comes to.
    most: ['1000'],
    word_rule_id: await idsOf(sql`
      insert into word_rules (kind, words, pattern, act)
      select 'words', format('unsaid%s', nth), word_rule_pattern(format('unsaid%s', nth)), 'refuse'
      from generate_series(1, 9) nth returning id`),
    hashtag: ['free1', 'free2', ...(await blockTags(db))],
    announcement_id: await idsOf(sql`
      insert into announcements (text_en, text_cs, for_visitors, starts_at)
      select 'News', 'Novinky', false, now() from generate_series(1, 9) nth returning id`),
    interest_id: await idsOf(sql`
      insert into interests (name_en, name_cs, kind, place)
      select 'Interest ' || nth, 'Zájem ' || nth, 'home', 100 + nth from generate_series(1, 30) nth returning id`),
    before_interest_id: [1, '2'],
    hashtags: ['chess, openings', '#chess'],
    starts_at: [''],
    ends_at: ['', eventIn(24).ends_at],
    media_hash_id: await idsOf(sql`
      insert into blocked_files (sha256, kind)
      select encode(sha256(int4send(nth)), 'hex'), 'image' from generate_series(1, 9) nth returning id`),
  }
}

/** Blocks tags that nobody uses, and returns them. */
async function blockTags(db: Db): Promise<string[]> {
  const { rows } = await sql<{ label: string }>`
    with added as (
      insert into hashtags (key, label) select tag_key(format('unwanted%s', nth)), format('unwanted%s', nth)
      from generate_series(1, 9) nth returning id, label),
    blocked as (insert into blocked_tags (hashtag_id, reason) select id, '' from added)
    select label from added`.execute(db)
  return rows.map(({ label }) => label)
}

/** Adds a job that failed for good. */
async function addFailedJob({ platform }: World, name: string): Promise<string> {
  const kind = { name, work: async () => undefined }
  await platform.jobs.prepare([kind])
  await platform.database.db.transaction().execute((tx) => platform.jobs.add(tx, kind, {}))
  const { rows } = await sql<{ id: string }>`update jobs.job set state = 'failed', completed_on = now()
    where name = ${kind.name} returning id`.execute(platform.database.db)
  return rows[0]?.id ?? assert.fail()
}

async function makeFiles(): Promise<Record<FileName, Uint8Array>> {
  const bytes = async (file: Promise<Blob> | Blob) => new Uint8Array(await (await file).arrayBuffer())
  const whole = await bytes(png(24, 24))
  const huge = whole.slice()
  // A PNG has its width and height in bytes 16 to 23.
  new DataView(huge.buffer).setUint32(16, 60_000)
  new DataView(huge.buffer).setUint32(20, 60_000)
  return {
    png: whole,
    jpeg: await bytes(jpeg(32, 16)),
    gif: await bytes(gif(2, 8)),
    'broken png': whole.slice(0, whole.length / 2),
    'huge png': huge,
    svg: await bytes(
      blob(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 'image/svg+xml'),
    ),
    text: Buffer.from('just text'),
    mp4: await mp4Bytes({ seconds: 1, width: 32, height: 32 }),
    zip: await bytes(zipOf({ 'outbox.json': outboxOf([]) })),
    vtt: Buffer.from('WEBVTT\n\n00:00.100 --> 00:00.900\nHello\n'),
    empty: new Uint8Array(),
  }
}

interface Props {
  readonly people: Record<MemberName, Person>
  readonly keys: Record<MemberName, string>
  readonly endedKey: string
  readonly files: Record<FileName, Uint8Array>
}

function credentialsOf({ actor, odd }: CallPlan, { people, keys, endedKey }: Props): Record<string, unknown> {
  switch (actor) {
    case 'visitor':
      return {}
    case 'unknown key':
      return { user_id: people.ada.id, api_key: `00000000-0000-4000-8000-000000000000.${'x'.repeat(43)}` }
    case 'key of another':
      return { user_id: people.ada.id, api_key: keys.bob }
    case 'ended session':
      return { user_id: people.ada.id, api_key: endedKey }
    case 'odd credentials':
      return { user_id: odd[0], api_key: odd[1] }
    default:
      return { user_id: people[actor].id, api_key: keys[actor] }
  }
}

const calls = new Map(allCalls.map(({ key, call }) => [key as string, call]))

/** Returns a GET call's query: its texts and numbers only. */
function queryOf(input: Record<string, unknown>): string {
  const said = new URLSearchParams()
  for (const [name, value] of Object.entries(input))
    if (typeof value === 'string' || typeof value === 'number') said.append(name, String(value))
  return said.size === 0 ? '' : `?${said.toString()}`
}

function requestOf(plan: CallPlan, props: Props): RawRequest {
  const { call, form, input, kind, language, plain } = plan
  const known = calls.get(call)
  const path = pathOf(known ?? { name: call, isRoot: false })
  const credentials = credentialsOf(plan, props)
  const headers = { 'accept-language': language }
  if (known?.method === 'GET')
    return { method: 'GET', path: `${path}${queryOf(input as Record<string, unknown>)}`, headers }
  if (!form) {
    const type = { 'content-type': plain ? 'text/plain' : 'application/json' }
    return {
      method: 'POST',
      path,
      headers: { ...headers, ...type },
      body: JSON.stringify({ ...credentials, ...input }),
    }
  }
  const first = Object.entries(credentials).map(asPart)
  const rest = [...Object.entries(input).map(asPart), ...form.files.map(asFile(props.files))]
  const parts = kind === 'valid' ? [...first, ...shuffled(rest, form)] : shuffled([...first, ...rest], form)
  const body = multipartBody(parts, form.boundary)
  const cut = form.cut === undefined ? body : body.subarray(0, Math.floor(body.length * form.cut))
  return { method: 'POST', path, headers: { ...headers, ...multipartType(form.boundary) }, body: cut }
}

/** Converts a value to a form's text: true and false to 1 and 0, other values without a text form to JSON. */
function asPart([name, value]: [string, unknown]): Part {
  if (typeof value === 'boolean') return { name, value: value ? '1' : '0' }
  if (typeof value === 'string' || typeof value === 'number') return { name, value: String(value) }
  return { name, value: JSON.stringify(value ?? null), type: 'application/json' }
}

const asFile =
  (files: Props['files']) =>
  ({ field, file, type }: FormPlan['files'][number]): Part => ({
    name: field,
    value: files[file],
    filename: `a.${file}`,
    type,
  })

/** Returns the parts in an order that depends only on the plan. */
function shuffled(parts: readonly Part[], { shuffle }: FormPlan): Part[] {
  const rank = (index: number) => ((index + 1) * (shuffle + 7919) * 2654435761) % 4294967296
  return parts
    .map((part, index) => ({ part, rank: rank(index) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ part }) => part)
}
