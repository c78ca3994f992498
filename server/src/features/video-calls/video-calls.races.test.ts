/** Two acts on one call at the same moment, in two processes: it becomes what one of the two made of it. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { openPage } from '../../../test/page.ts'
import { twoProcesses } from '../../../test/processes.ts'
import { play, type Race } from '../../../test/races.ts'
import { openPair } from '../../../test/scenes/pair-scene.ts'
import type { Person, World } from '../../../test/world.ts'

interface Scene {
  readonly ada: Person
  readonly bob: Person
  readonly call_id: number
}

const openRinging = async (here: World): Promise<Scene> => {
  const { ada, bob } = await openPair(here)
  const { data } = await here.as(ada).call('start_video_call', { friend_id: bob.id, device: randomUUID() })
  return { ada, bob, call_id: data.call.call_id }
}

const stored: Race<Scene>['stored'] = async ({ ada, bob }, { platform }) => {
  const { rows } = await sql`
    select k.state, (select count(*)::int from video_call_devices d where d.call_id = k.id) as devices,
      k.message_id is not null as is_told
    from video_calls k where k.caller_id in (${ada.id}, ${bob.id}) order by k.id`.execute(
    platform.database.db,
  )
  return rows
}

const holdCall: Race<Scene>['hold'] = ({ call_id }) =>
  sql`select from video_calls where id = ${call_id} for update`

test('a call that two devices accept is on one of them', () => {
  const accept = ({ bob, call_id }: Scene, here: World) =>
    here.as(bob).send('join_video_call', { call_id, device: randomUUID() })
  return play<Scene>({ open: openRinging, calls: [accept, accept], stored, hold: holdCall, rounds: 4 })
})

test('a call that is accepted beside its caller’s giving up is a call, or missed', () =>
  play<Scene>({
    open: openRinging,
    calls: [
      ({ bob, call_id }, here) => here.as(bob).send('join_video_call', { call_id, device: randomUUID() }),
      ({ ada, call_id }, here) => here.as(ada).send('end_video_call', { call_id }),
    ],
    stored,
    hold: holdCall,
    rounds: 4,
  }))

test('two members who call each other at once are in one call', () =>
  play<Scene>({
    async open(here) {
      const { ada, bob } = await openPair(here)
      return { ada, bob, call_id: 0 }
    },
    calls: [
      ({ ada, bob }, here) =>
        here.as(ada).send('start_video_call', { friend_id: bob.id, device: randomUUID() }),
      ({ ada, bob }, here) =>
        here.as(bob).send('start_video_call', { friend_id: ada.id, device: randomUUID() }),
    ],
    stored,
    hold: ({ ada, bob }) =>
      sql`select from members where id in (${ada.id}, ${bob.id}) order by id for no key update`,
    rounds: 4,
  }))

test('a call goes over two processes: it rings, signals and ends in the other', async () => {
  const [one, other] = await twoProcesses()
  const { ada, bob } = await openPair(one)
  const his = await openPage(other, bob, [`video_calls:${bob.id}`])
  const { data } = await one.as(ada).call('start_video_call', { friend_id: bob.id, device: randomUUID() })
  const { call_id } = data.call
  const topic = `video_call:${call_id}`
  await his.hearHint(`video_calls:${bob.id}`)
  const { data: joined } = await other.as(bob).call('join_video_call', { call_id, device: randomUUID() })
  const entered = async (here: World, who: Person, token: string | null) =>
    (await here.as(who).call('enter_video_call', { call_id, token: token ?? '' })).data.entry
  const hers = await entered(one, ada, data.token)
  const to = await entered(other, bob, joined.token)
  const eve = await one.person('Eve')
  const [listening, overhearing] = [await openPage(other, bob, [topic]), await openPage(other, eve, [topic])]
  await one.as(ada).call('send_video_signals', { call_id, entry: hers, to, signals: ['offer'] })
  await listening.hearHint(topic)
  const { signals } = (await other.as(bob).call('show_video_call', { call_id, entry: to })).data
  assert.deepEqual(
    signals.map(({ content }) => content),
    ['offer'],
  )
  await one.as(ada).call('end_video_call', { call_id })
  assert.equal((await other.as(bob).call('show_video_call', { call_id })).data.state, 'ended')
  // A third member who subscribes to the call's topic hears nothing of it.
  assert(!overhearing.frames.some(({ hints }) => Array.isArray(hints) && hints.includes(topic)))
})
