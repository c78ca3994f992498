/**
 * The cost of groups: pages among few and many groups, and how soon a message in a large group's chat reaches
 * everybody who has it open.
 *
 * `npm run bench:groups`; `--groups=100000 --members=100000 --open=1000 --messages=100`.
 */
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startOurs } from './compare.ts'
import { type BenchDatabase, query, withDatabase } from './database.ts'
import { call, inMs, isMet, listen, quantile } from './live.ts'
import { readOptions } from './options.ts'
import type { Service } from './processes.ts'

const { values } = parseArgs({
  options: {
    groups: { type: 'string', default: '100000' },
    members: { type: 'string', default: '100000' },
    open: { type: 'string', default: '1000' },
    messages: { type: 'string', default: '100' },
  },
})
const [groups, members, open, messages] = [values.groups, values.members, values.open, values.messages].map(
  Number,
) as [number, number, number, number]
const goalMs = 250
const fewGroups = 100
const groupPosts = 20_000
const pages = 300

/** Adds groups with one member each. Triggers count them. */
async function addGroups(database: BenchDatabase, from: number, to: number): Promise<void> {
  await query(
    database.connection,
    `with made as (
      insert into groups (name) select 'Group ' || i from generate_series($1::int, $2::int) as i returning id)
    insert into group_members (group_id, member_id, standing)
    select id, 1 + id % 5000, 'owner' from made`,
    [from, to],
  )
}

async function fillLargeGroup(database: BenchDatabase): Promise<void> {
  await query(
    database.connection,
    `insert into members (email, password_hash, full_name, username, referral_code)
    select 'more' || i || '@example.org', 'none', 'More ' || i, 'more_' || i, 'more' || i
    from generate_series(1, $1::int) as i`,
    [Math.max(0, members - database.seeded.members)],
  )
  // Counted in one statement: the trigger would update the group's row once per member.
  await query(
    database.connection,
    `alter table group_members disable trigger group_members_counted;
    insert into group_members (group_id, member_id, standing)
    select 1, id, 'member' from members on conflict do nothing;
    update group_counts set members = (select count(*) from group_members where group_id = 1) where group_id = 1;
    alter table group_members enable trigger group_members_counted`,
  )
  await query(
    database.connection,
    `with written as (
      insert into posts (author_id, message, audience, group_id, position)
      select 1 + i % 5000, 'A post ' || i, 'public', 1, nextval('post_positions')
      from generate_series(1, ${groupPosts}) as i returning id, author_id)
    insert into objects (id, kind, author_id) select id, 'post', author_id from written`,
  )
  await query(database.connection, 'vacuum analyze')
}

/** Prints how long each page takes, requested one at a time by changing members. */
async function printPages(service: Service, database: BenchDatabase, among: number): Promise<void> {
  const { callers } = database.seeded
  for (const [name, input] of [
    ['group_detail', { group_id: 1 }],
    ['group_timeline', { group_id: 1 }],
    ['all_group_list', {}],
    ['group_member_list', { group_id: 1 }],
  ] as const) {
    const took: number[] = []
    for (let page = 0; page < pages + 50; page++) {
      const caller = callers[page % callers.length]
      if (!caller) continue
      const began = performance.now()
      await call(service, caller, name, input)
      if (page >= 50) took.push(performance.now() - began)
    }
    const figures = `p50 ${inMs(quantile(took, 0.5))}, p99 ${inMs(quantile(took, 0.99))}`
    console.log(`${name} among ${among.toLocaleString('en')} groups: ${figures}`)
  }
}

async function printDelivery(service: Service, { seeded: { callers } }: BenchDatabase): Promise<void> {
  const took: number[] = []
  let began = 0
  const topic = 'group_chat:1'
  const heard = (frame: string) => {
    if (frame.includes(topic)) took.push(performance.now() - began)
  }
  const sockets: WebSocket[] = []
  for (const caller of callers.slice(0, open)) sockets.push(await listen(service, caller, [topic], heard))
  for (let message = 0; message < messages; message++) {
    const writer = callers[open + (message % 500)]
    if (!writer) throw new Error('There are too few callers')
    began = performance.now()
    await call(service, writer, 'group_chat', { group_id: 1, message: `Message ${message}` })
    const all = sockets.length * (message + 1)
    for (let waited = 0; took.length < all; waited += 5) {
      if (waited > 5_000) throw new Error(`The run is void: ${all - took.length} did not hear of a message`)
      await sleep(5)
    }
  }
  for (const socket of sockets) socket.close()
  const p99 = quantile(took, 0.99)
  console.log(
    `${messages} messages to ${sockets.length.toLocaleString('en')} open members of ${members.toLocaleString('en')}: p50 ${inMs(quantile(took, 0.5))}, p99 ${inMs(p99)} (goal ${goalMs} ms: ${isMet(p99 <= goalMs)})`,
  )
}

const options = readOptions([])
await withDatabase(10_000, async (database) => {
  await addGroups(database, 1, fewGroups)
  await fillLargeGroup(database)
  const service = await startOurs(database, options, { RATE_LIMIT_FACTOR: '1000' })
  try {
    await printPages(service, database, fewGroups)
    await addGroups(database, fewGroups + 1, groups)
    await query(database.connection, 'vacuum analyze')
    await printPages(service, database, groups)
    await printDelivery(service, database)
  } finally {
    await service.stop()
  }
})
