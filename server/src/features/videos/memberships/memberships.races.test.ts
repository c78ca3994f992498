/**
 * Memberships under races, over two processes: joining and renewing beside what changes or ends them. Each
 * ends as one after the other would, and nothing is paid twice or for nothing.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { isLong } from '../../../../test/long.ts'
import { twoProcesses } from '../../../../test/processes.ts'
import { play, type RacingCall } from '../../../../test/races.ts'
import { balanceOf, buyer, renew } from '../../../../test/scenes/plans-scene.ts'
import { makeChannel } from '../../../../test/scenes/videos-scene.ts'
import { ledgerHolds } from '../../../../test/scenes/wallet-scene.ts'
import type { Answer, Person, World } from '../../../../test/world.ts'

interface Scene {
  readonly olga: Person
  readonly ada: Person
  readonly channel_id: number
}
type Act = RacingCall<Scene>

const call =
  (by: 'olga' | 'ada', name: string, input: (scene: Scene) => object = () => ({})): Act =>
  (scene, here) =>
    here.as(scene[by]).send(name, { channel_id: scene.channel_id, ...input(scene) })

const acts = {
  join: call('ada', 'join_channel', () => ({ due: '10' })),
  leave: call('ada', 'leave_channel'),
  changePrice: call('olga', 'set_channel_tier', () => ({ title: 'Friends', price: '20' })),
  close: call('olga', 'close_channel_tier'),
  block: call('olga', 'block', ({ ada }) => ({ blocked_user_id: ada.id })),
  deleteChannel: call('olga', 'delete_channel'),
  async renew(_scene, here): Promise<Answer> {
    await renew(here)
    return { status: 200, body: {} } as Answer
  },
} satisfies Record<string, Act>

async function open(here: World): Promise<Scene> {
  const [olga, ada] = [await here.person('Olga'), await buyer(here, 'Ada', '100')]
  const { id: channel_id } = await makeChannel(here, olga, 'Bread')
  await here.as(olga).call('set_channel_tier', { channel_id, title: 'Friends', price: '10' })
  return { olga, ada, channel_id }
}

/** The same with a membership whose month is over. */
async function openDue(here: World): Promise<Scene> {
  const scene = await open(here)
  await here.as(scene.ada).call('join_channel', { channel_id: scene.channel_id })
  await sql`update memberships set period_start = now() - interval '31 days', ends_at = now() - interval '1 minute',
    due_at = now() - interval '1 minute' where channel_id = ${scene.channel_id}`.execute(
    here.platform.database.db,
  )
  return scene
}

async function stored({ olga, ada, channel_id }: Scene, here: World): Promise<unknown> {
  const { rows } = await sql`
    select state, renews, trim_scale(price / 10::numeric ^ 18)::text as price,
      (select count(*)::int from ledger_transactions t where t.kind = 'channel_membership' and t.ref_id = ${channel_id}) as paid
    from memberships where channel_id = ${channel_id}`.execute(here.platform.database.db)
  return { rows, balances: [await balanceOf(here, ada), await balanceOf(here, olga)] }
}

/** The same a minute later: what a call held when the job came by is renewed by the job's next run. */
async function storedLater(scene: Scene, here: World): Promise<unknown> {
  await renew(here)
  return stored(scene, here)
}

const rounds = isLong ? 80 : 8
const holdChannel = ({ channel_id }: Scene) => sql`select from channels where id = ${channel_id} for update`
const holdAccount = ({ ada }: Scene) => sql`
  select from ledger_accounts where owner_kind = 'member' and owner_id = ${ada.id} for update`
const holdMember = ({ ada }: Scene) => sql`select from members where id = ${ada.id} for update`

for (const [name, other, hold] of [
  ['a change of the price', acts.changePrice, holdChannel],
  ['closing the tier', acts.close, holdChannel],
  ['a block', acts.block, holdMember],
  ['the deletion of the channel', acts.deleteChannel, holdChannel],
  ['joining', acts.join, holdMember],
] as const)
  test(`joining beside ${name}`, () => play<Scene>({ open, calls: [acts.join, other], stored, hold, rounds }))

for (const [name, other, hold] of [
  ['leaving', acts.leave, holdMember],
  ['another renewal', acts.renew, holdAccount],
  ['the deletion of the channel', acts.deleteChannel, holdChannel],
] as const)
  test(`renewing beside ${name}`, () =>
    play<Scene>({ open: openDue, calls: [acts.renew, other], stored: storedLater, hold, rounds }))

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
