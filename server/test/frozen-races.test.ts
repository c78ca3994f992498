/** What is decided about vanished deposits, under races, over two processes. */
import { test } from 'node:test'
import { sql } from 'kysely'
import { addArrivals } from '../src/features/wallet/deposits/scanning.queries.ts'
import { twoProcesses } from './processes.ts'
import { play, type RacingCall } from './races.ts'
import { makeVanished } from './scenes/deposits-scene.ts'
import { balanceOf, give, ledgerHolds, openMoney } from './scenes/wallet-scene.ts'
import { staffMember } from './staff.ts'
import type { Person, World } from './world.ts'

interface Scene {
  readonly ada: Person
  readonly bob: Person
  readonly fay: Person
  readonly deposit_id: number
}

const decision =
  (name: 'release_deposit' | 'write_off_deposit'): RacingCall<Scene> =>
  ({ fay, deposit_id }, here) =>
    here.as(fay).send(name, { deposit_id, reason: 'It is gone' })

const acts = {
  release: decision('release_deposit'),
  writeOff: decision('write_off_deposit'),
  writeOffTwice: decision('write_off_deposit'),
  spend: ({ ada, bob }, here) =>
    here.as(ada).send('coin_transfer', { currency: 'FCELL', amount: '8', to_wallet: `@${bob.username}` }),
  // The chain has it again.
  async returns({ deposit_id }, here) {
    const { db } = here.platform.database
    const { rows } = await sql<{ tx_hash: string; address: string; amount: string }>`
      select d.tx_hash, a.address, d.amount::text from deposits d join deposit_addresses a on a.id = d.address_id
      where d.id = ${deposit_id}`.execute(db)
    for (const { tx_hash: transaction, address, amount } of rows)
      await db.transaction().execute((tx) =>
        addArrivals(tx, 'ethereum', { height: 1000, hash: 'b'.repeat(64) }, [
          {
            transaction,
            output: 0,
            address,
            currency: 'FCELL',
            amount: BigInt(amount),
            claimed: BigInt(amount),
          },
        ]),
      )
    return { status: 200, headers: new Headers(), body: {} }
  },
} satisfies Record<string, RacingCall<Scene>>

const pairs = [
  ['writeOff', 'spend'],
  ['writeOff', 'writeOffTwice'],
  ['release', 'writeOff'],
  ['writeOff', 'returns'],
] as const

const open = async (here: World): Promise<Scene> => {
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  await give(here, ada, { FCELL: '3' })
  return {
    ada,
    bob,
    fay: await staffMember(here, 'Fay', 'finance'),
    deposit_id: await makeVanished(here, ada, '7'),
  }
}

test('decisions about a deposit, spending it and its return come one after the other', async () => {
  const [here] = await twoProcesses()
  await openMoney(here)
  for (const [one, other] of pairs)
    await play<Scene>({
      open,
      calls: [acts[one], acts[other]],
      async stored({ ada, deposit_id }, there) {
        const { rows } = await sql`
          select state, taken::text, decisions, block_height from deposits where id = ${deposit_id}`.execute(
          there.platform.database.db,
        )
        return [rows[0], (await balanceOf(there, ada)).FCELL]
      },
      hold: ({ ada }) => sql`
        select from ledger_accounts where owner_kind = 'member' and owner_id = ${ada.id} and asset = 1
          and purpose = 'available' for update`,
      rounds: 8,
    })
  await ledgerHolds(here)
})
