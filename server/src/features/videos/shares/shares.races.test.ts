/**
 * Shares under races, over two processes: payments beside what changes or ends a share, and answers beside what
 * changes the question. Each ends as one after the other would, and no part is lost or paid twice.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { isLong } from '../../../../test/long.ts'
import { twoProcesses } from '../../../../test/processes.ts'
import { play, type RacingCall } from '../../../../test/races.ts'
import { balanceOf, buyer, renew } from '../../../../test/scenes/plans-scene.ts'
import { makeChannel, putVideo } from '../../../../test/scenes/videos-scene.ts'
import { ledgerHolds } from '../../../../test/scenes/wallet-scene.ts'
import type { Answer, Person, World } from '../../../../test/world.ts'

interface Scene {
  /** The owner, a collaborator with a share, and who pays. */
  readonly ada: Person
  readonly ed: Person
  readonly cy: Person
  readonly channel_id: number
  readonly video_id: number
}
type Act = RacingCall<Scene>

const call =
  (by: 'ada' | 'ed' | 'cy', name: string, input: (scene: Scene) => object = () => ({})): Act =>
  (scene, here) =>
    here.as(scene[by]).send(name, { channel_id: scene.channel_id, ...input(scene) })

const ofEd = ({ ed }: Scene) => ({ member_user_id: ed.id })

const acts = {
  tip: call('cy', 'video_tip', ({ video_id }) => ({ video_id, token: '10' })),
  propose: call('ada', 'propose_channel_share', (scene) => ({ ...ofEd(scene), percent: 70 })),
  accept: call('ed', 'accept_channel_share', () => ({ percent: 50 })),
  takeBack: call('ada', 'decline_channel_share', ofEd),
  end: call('ada', 'end_channel_share', ofEd),
  leave: call('ed', 'end_channel_share', ofEd),
  remove: call('ada', 'delete_collaborator', ofEd),
  block: call('ada', 'block', ({ ed }) => ({ blocked_user_id: ed.id })),
  takeOver: call('ed', 'accept_channel_offer'),
  async renew(_scene, here): Promise<Answer> {
    await renew(here)
    return { status: 200, body: {} } as Answer
  },
} satisfies Record<string, Act>

/** Ed has a share of 20 %, and 50 % is proposed to him. */
async function open(here: World): Promise<Scene> {
  const [ada, ed] = [await here.person('Ada'), await buyer(here, 'Ed', '10')]
  const cy = await buyer(here, 'Cy', '100')
  const channel = await makeChannel(here, ada, 'Together')
  const channel_id = channel.id
  const of = { channel_id, member_user_id: ed.id } as const
  const as = here.as(ada)
  await as.call('add_collaborator', { ...of, role: 'manager' })
  await here.as(ed).call('accept_collaboration', { channel_id })
  await as.call('propose_channel_share', { ...of, percent: 20 })
  await here.as(ed).call('accept_channel_share', { channel_id, percent: 20 })
  await as.call('propose_channel_share', { ...of, percent: 50 })
  await as.call('offer_channel', of)
  return { ada, ed, cy, channel_id, video_id: await putVideo(here, channel) }
}

/** The same with members whose months are over. */
const openDue =
  (...payers: ReadonlyArray<'ed' | 'cy'>) =>
  async (here: World): Promise<Scene> => {
    const scene = await open(here)
    const { channel_id } = scene
    await here.as(scene.ada).call('set_channel_tier', { channel_id, title: 'Friends', price: '10' })
    for (const payer of payers) await here.as(scene[payer]).call('join_channel', { channel_id })
    await sql`update memberships set period_start = now() - interval '31 days', ends_at = now() - interval '1 minute',
      due_at = now() - interval '1 minute' where channel_id = ${channel_id}`.execute(
      here.platform.database.db,
    )
    return scene
  }

async function stored({ ada, ed, cy, channel_id, video_id }: Scene, here: World): Promise<unknown> {
  const { rows } = await sql`
    select (select m.full_name from members m where m.id = ch.owner_id) as owner,
      (select jsonb_agg(jsonb_build_array(s.percent, s.proposed)) from channel_shares s where s.channel_id = ch.id) as shares,
      (select jsonb_agg(e.units::text order by e.units) from channel_earnings e where e.channel_id = ch.id) as earned,
      (select o.tip_units::text from objects o where o.id = ${video_id}) as tipped,
      (select jsonb_agg(jsonb_build_array(ms.state, ms.renews) order by ms.member_id) from memberships ms where ms.channel_id = ch.id) as members
    from channels ch where ch.id = ${channel_id}`.execute(here.platform.database.db)
  return { rows, balances: await Promise.all([ada, ed, cy].map((person) => balanceOf(here, person))) }
}

/** The same a minute later: what a call held when the job came by is renewed by the job's next run. */
async function storedLater(scene: Scene, here: World): Promise<unknown> {
  await renew(here)
  return stored(scene, here)
}

const rounds = isLong ? 80 : 4
const holdChannel = ({ channel_id }: Scene) => sql`select from channels where id = ${channel_id} for update`
const holdAccount = ({ cy }: Scene) => sql`
  select from ledger_accounts where owner_kind = 'member' and owner_id = ${cy.id} for update`

for (const [name, other, hold] of [
  ['the acceptance of another share', acts.accept, holdChannel],
  ['a share’s end', acts.end, holdChannel],
  ['a collaborator’s giving it up', acts.leave, holdAccount],
  ['a collaborator’s removal', acts.remove, holdChannel],
  ['a block', acts.block, holdAccount],
  ['the channel’s hand over', acts.takeOver, holdChannel],
] as const)
  test(`a tip beside ${name}`, () => play<Scene>({ open, calls: [acts.tip, other], stored, hold, rounds }))

for (const [name, other] of [
  ['another share', acts.propose],
  ['the proposal’s withdrawal', acts.takeBack],
  ['the share’s end', acts.end],
  ['removal from the channel', acts.remove],
] as const)
  test(`accepting a share beside ${name}`, () =>
    play<Scene>({ open, calls: [acts.accept, other], stored, hold: holdChannel, rounds }))

for (const [name, other, hold] of [
  ['a share’s end', acts.end, holdChannel],
  ['the acceptance of another share', acts.accept, holdAccount],
] as const)
  test(`a renewal beside ${name}`, () =>
    play<Scene>({ open: openDue('cy'), calls: [acts.renew, other], stored: storedLater, hold, rounds }))

test('a renewal beside the hand over to the member who pays', () =>
  play<Scene>({
    open: openDue('ed'),
    calls: [acts.renew, acts.takeOver],
    stored: storedLater,
    hold: holdChannel,
    rounds,
  }))

test('all of it leaves the ledger whole, and nobody waited for each other', async () => {
  const processes = await twoProcesses()
  for (const here of processes) {
    await ledgerHolds(here)
    const { values } = await here.platform.metrics.deadlocks.get()
    assert.equal(
      values.reduce((sum, { value }) => sum + value, 0),
      0,
    )
  }
})
