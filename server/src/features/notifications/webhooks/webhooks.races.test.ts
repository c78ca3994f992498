/** Webhooks that are removed or turned off while there is news, and two processes that send what is due. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { openReceiver } from '../../../../test/fakes/webhook-receiver.ts'
import { isLong } from '../../../../test/long.ts'
import { twoProcesses } from '../../../../test/processes.ts'
import { play } from '../../../../test/races.ts'
import { until } from '../../../../test/until.ts'
import { password, type Person, type World } from '../../../../test/world.ts'
import { gatherNews } from '../gathering.ts'
import { senderOf } from './webhooks.sending.ts'

const receiver = await openReceiver()
after(() => receiver.close())

interface Scene {
  readonly ada: Person
  readonly bob: Person
  readonly webhook_id: number
}

async function open(here: World): Promise<Scene> {
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  const { recdata } = await here
    .as(ada)
    .call('add_webhook', { name: 'Bot', url: receiver.url, events: ['people'], password })
  return { ada, bob, webhook_id: recdata.webhook_id }
}

const ended = { status: 200, headers: new Headers(), body: {} }

/** Bob follows, and news are gathered, as after the commit. */
const news = async ({ ada, bob }: Scene, here: World) => {
  await here.follow(bob, ada)
  await gatherNews(here.platform)
  return ended
}

/** What is stored once everything is sent: whether what arrived is also listed as such. */
async function stored({ ada, webhook_id }: Scene, here: World) {
  for (const { platform } of await twoProcesses()) {
    await gatherNews(platform)
    await senderOf(platform).sendDue()
  }
  const { db } = here.platform.database
  const { rows } = await sql<{ state: string }>`
    select state from webhook_deliveries where webhook_id = ${webhook_id}`.execute(db)
  const told = await here.as(ada).call('notification_list', {})
  // Whether it was sent before or not sent at all is a matter of moments, as long as nothing waits.
  return {
    waiting: rows.filter(({ state }) => state === 'waiting').length,
    told: told.recdata.map(({ kind }) => kind),
  }
}

test('news beside the removal of a webhook is told, and leaves nothing behind', () =>
  play<Scene>({
    open,
    calls: [news, ({ ada, webhook_id }, here) => here.as(ada).send('delete_webhook', { webhook_id })],
    stored,
    hold: ({ webhook_id }) => sql`select from webhooks where id = ${webhook_id} for update`,
    rounds: 8,
  }))

test('news beside turning a webhook off doesn’t wait for it', () =>
  play<Scene>({
    open,
    calls: [news, ({ ada, webhook_id }, here) => here.as(ada).send('edit_webhook', { webhook_id, is_on: 0 })],
    stored,
    hold: ({ webhook_id }) => sql`select from webhooks where id = ${webhook_id} for update`,
    rounds: 8,
  }))

test('of two calls for the last free place only one gets it', () =>
  play<{ ada: Person }>({
    async open(here) {
      const ada = await here.person('Ada')
      await sql`
        insert into webhooks (member_id, name, url, events, salt)
        select ${ada.id}, 'Bot', 'https://bot.example/', '{posts}', sha256(int4send(nth)) from generate_series(1, 9) nth`.execute(
        here.platform.database.db,
      )
      return { ada }
    },
    calls: [add, add],
    stored: async ({ ada }, here) => (await here.as(ada).call('webhook_list', {})).recdata.length,
    hold: ({ ada }) => sql`select from members where id = ${ada.id} for update`,
    rounds: 4,
  }))

function add({ ada }: { ada: Person }, here: World) {
  return here
    .as(ada)
    .send('add_webhook', { name: 'x', url: 'https://bot.example/', events: ['posts'], password })
}

test('two processes that send what is due send each attempt once, one at a time to each webhook', async () => {
  const processes = await twoProcesses()
  const [here] = processes
  const { db } = here.platform.database
  const ada = await here.person('Ada')
  const per = isLong ? 60 : 12
  const hooks: number[] = []
  const receivers = []
  let most = 0
  for (let nth = 0; nth < 4; nth++) {
    const to = await openReceiver()
    let open = 0
    to.answer = (response) => {
      most = Math.max(most, ++open)
      setTimeout(() => {
        open--
        response.writeHead(204).end()
      }, 2)
    }
    receivers.push(to)
    const { recdata } = await here
      .as(ada)
      .call('add_webhook', { name: `Bot ${nth}`, url: to.url, events: ['posts'], password })
    hooks.push(recdata.webhook_id)
  }
  await sql`
    insert into webhook_deliveries (webhook_id, type, body, happened_at)
    select id, 'webhook.test', '{}', now() from unnest(${hooks}::bigint[]) id, generate_series(1, ${per}::int)`.execute(
    db,
  )
  // Each finds turns that the other has taken or just ended.
  await Promise.all(processes.map(({ platform }) => senderOf(platform).sendDue()))
  await until(async () => {
    await Promise.all(processes.map(({ platform }) => senderOf(platform).sendDue()))
    const { rows: left } = await sql`
      select from webhook_deliveries where state = 'waiting' and webhook_id = any (${hooks}::bigint[])`.execute(
      db,
    )
    return left.length === 0
  })
  assert.equal(most, 1)
  for (const to of receivers) {
    const ids = to.received.map(({ headers }) => headers['webhook-id'])
    assert.deepEqual([ids.length, new Set(ids).size], [per, per])
    await to.close()
  }
  const { rows } = await sql<{ attempts: number }>`
    select distinct attempts from webhook_deliveries where webhook_id = any (${hooks}::bigint[])`.execute(db)
  assert.deepEqual(rows, [{ attempts: 1 }])
})

test('what a process was sending when it died is sent by another', async () => {
  const [here, other] = await twoProcesses()
  const { db } = here.platform.database
  const { ada, webhook_id } = await open(here)
  await here.as(ada).call('edit_webhook', { webhook_id, is_on: 1 })
  await sql`
    insert into webhook_deliveries (webhook_id, type, body, happened_at)
    values (${webhook_id}, 'webhook.test', '{}', now())`.execute(db)
  const before = receiver.received.length
  // As it takes a turn, and says nothing more.
  await sql`
    update webhooks set is_sending = true, turn = turn + 1, not_before = now() + interval '30 seconds'
    where id = ${webhook_id}`.execute(db)
  await senderOf(other.platform).sendDue()
  assert.equal(receiver.received.length, before)
  await sql`update webhooks set not_before = now() where id = ${webhook_id}`.execute(db)
  await senderOf(other.platform).sendDue()
  assert.equal(receiver.received.length, before + 1)
})
