/** What a member may no longer know is told nowhere: not in the list, its count, a hint, a push or a mail. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { openPushBrowser, openPushService } from '../../../test/fakes/push-service.ts'
import { makeWorld, type Person } from '../../../test/world.ts'
import { gatherNews } from './gathering.ts'
import { mailNews } from './mail/digest.ts'
import { pushNews } from './push/push.ts'

interface Pair {
  readonly what: string
  /** Has written a post for friends that mentions the reader. */
  readonly author: Person
  readonly reader: Person
  readonly post: number
}

// Waits until pushes are ordered, and fails if they never are.
test('in every channel the same is told, and the same is not', { timeout: 60_000 }, async () => {
  const service = await openPushService()
  const here = await makeWorld({ env: { PUSH_SERVICES: service.origin } })
  const { pool } = here.platform.database
  const { keys } = openPushBrowser()
  const circumstances: Record<string, (pair: Pair) => Promise<unknown>> = {
    nothing: async () => undefined,
    'a block by the reader': ({ author, reader }) => here.block(reader, author),
    'a block by the author': ({ author, reader }) => here.block(author, reader),
    'a muted word': ({ reader }) => here.as(reader).call('add_mute', { mute_type: 'word', word: 'marmots' }),
    'a lost audience': ({ author, reader }) => here.as(author).call('unfollow', { following_id: reader.id }),
    'a deleted post': ({ author, post }) => here.as(author).call('post_delete', { post_id: post }),
    'an edit that names nobody': ({ author, post }) =>
      here.as(author).call('edit_post', { post_id: post, message: 'marmots', post_type: 'private' }),
    'a deactivated author': ({ author }) =>
      pool.query('insert into away_members (member_id) values ($1)', [author.id]),
    'an author who is gone': ({ author }) => pool.query('delete from members where id = $1', [author.id]),
  }
  const pairs: Pair[] = []
  for (const what of Object.keys(circumstances)) {
    const [author, reader] = [await here.person('Author'), await here.person('Reader')]
    await here.befriend(author, reader)
    await here
      .as(reader)
      .call('add_push_subscription', { endpoint: `${service.origin}/${reader.id}`, ...keys })
    const { recdata } = await here
      .as(author)
      .call('add_post', { message: `marmots @${reader.username}`, post_type: 'private' })
    pairs.push({ what, author, reader, post: recdata.post_id })
  }
  await gatherNews(here.platform)
  // The server gathers as well, and orders pushes afterwards.
  const ordered = async () => {
    const { rows } = await pool.query<{ member: number }>(
      `select (data ->> 'member')::int as member from jobs.job where name = 'notifications.push'`,
    )
    return rows.map(({ member }) => member)
  }
  const areOrdered = async () => {
    const members = await ordered()
    return pairs.every(({ reader }) => members.includes(reader.id))
  }
  while (!(await areOrdered())) await sleep(10)
  // The friendship is news of its own, which isn't tested here.
  await pool.query(`delete from notifications where kind <> 'post_mention'`)
  await pool.query(`delete from jobs.job where name = 'notifications.push'`)
  const listed = async ({ reader }: Pair) => {
    const { recdata, unread_count } = await here.as(reader).call('notification_list', {})
    return [recdata.length, unread_count]
  }
  for (const pair of pairs) assert.deepEqual(await listed(pair), [1, 1], pair.what)

  for (const pair of pairs) await circumstances[pair.what]?.(pair)
  const heard = new Set<string>()
  here.platform.bus.subscribe({
    hints: (hints) => hints.forEach(({ topic }) => heard.add(topic)),
    ended: () => undefined,
    changed: () => undefined,
    rechecked: () => undefined,
    connected: () => undefined,
  })
  // Tells everything again, as if each circumstance had come between the act and its telling.
  await pool.query(`
    insert into notification_outbox (kind, member_id, about_id, item_id, actor_id, object_id)
    select kind, member_id, about_id, item_id + 1, actor_id, object_id from notification_acts`)
  await gatherNews(here.platform)
  const waiting = await ordered()
  const { rows } = await pool.query<{ id: number; member_id: number }>(
    'select id, member_id from notifications',
  )
  // Includes what was ordered before.
  for (const { id, member_id } of rows)
    await pushNews(here.platform).work({ notification: id, member: member_id })
  await pool.query(`update members set email_verified_at = now()`)
  await pool.query(`update notifications set acted_at = now() - interval '2 hours'`)
  await mailNews(here.platform).work({})

  for (const pair of pairs) {
    const { what, reader } = pair
    const isTold = what === 'nothing'
    const channels = {
      list: (await listed(pair))[0],
      count: (await listed(pair))[1],
      hint: heard.has(`notifications:${reader.id}`) ? 1 : 0,
      ordered: waiting.filter((member) => member === reader.id).length,
      push: service.taken.filter(({ path }) => path === `/${reader.id}`).length,
      mail: (await here.mailsTo(reader.email)).length,
    }
    const [told] = [isTold ? 1 : 0]
    assert.deepEqual(
      channels,
      { list: told, count: told, hint: told, ordered: told, push: told, mail: told },
      what,
    )
  }
})
