/** Decisions about a withdrawal under races, over two processes: one of two holds, and no unit is lost. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { twoProcesses } from '../processes.ts'
import { play, type RacingCall } from '../races.ts'
import { give, ledgerHolds, openMoney } from '../scenes/wallet-scene.ts'
import { staffMember } from '../staff.ts'
import { password, type Person, type World } from '../world.ts'

interface Scene {
  readonly ada: Person
  readonly fay: Person
  readonly withdrawal_id: number
}

const outside = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
let people: { ada: Person; fay: Person } | undefined

type State = 'waiting_approval' | 'sent'

const open =
  (state: State) =>
  async (here: World): Promise<Scene> => {
    if (!people) {
      await openMoney(here)
      people = { ada: await here.person('Ada'), fay: await staffMember(here, 'Fay') }
      await give(here, people.ada, { ETH: '100' })
    }
    const { ada } = people
    const { recdata } = await here.as(ada).call('withdraw_eth', { to_wallet: outside, amount: '1', password })
    const { withdrawal_id } = recdata
    await sql`update withdrawals set state = ${state} where id = ${withdrawal_id}`.execute(
      here.platform.database.db,
    )
    return { ...people, withdrawal_id }
  }

const by =
  (who: 'ada' | 'fay', name: string, more: object = {}): RacingCall<Scene> =>
  (scene, here) =>
    here.as(scene[who]).send(name, { withdrawal_id: scene.withdrawal_id, ...more })
const approve = by('fay', 'approve_withdrawal')
const refuse = by('fay', 'refuse_withdrawal', { reason: 'No' })
const cancel = by('ada', 'withdrawal_cancel')
const confirm = by('fay', 'record_withdrawal', { state: 'confirmed', hash: '0x1' })
const drop = by('fay', 'record_withdrawal', { state: 'dropped', reason: 'Replaced' })

for (const [name, state, one, other] of [
  ['approve beside cancel', 'waiting_approval', approve, cancel],
  ['approve beside refuse', 'waiting_approval', approve, refuse],
  ['refuse beside cancel', 'waiting_approval', refuse, cancel],
  ['approve beside approve', 'waiting_approval', approve, approve],
  ['confirm beside drop', 'sent', confirm, drop],
] as const)
  test(name, async () => {
    await play<Scene>({
      open: open(state),
      calls: [one, other],
      rounds: 4,
      hold: ({ withdrawal_id }) => sql`select from withdrawals where id = ${withdrawal_id} for update`,
      async stored({ withdrawal_id }, { platform }) {
        const { rows } = await sql<{ state: string; returns: number }>`
          select w.state, (select count(*)::int from ledger_transactions t
            where t.idem_key = 'withdrawal_return:' || w.id) as returns, (
            select count(*)::int from ledger_transactions t
            where t.idem_key = 'withdrawal_settled:' || w.id) as settled
          from withdrawals w where w.id = ${withdrawal_id}`.execute(platform.database.db)
        return rows
      },
    })
    const [here] = await twoProcesses()
    await ledgerHolds(here)
    assert.ok(people)
  })
