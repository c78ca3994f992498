/**
 * Members who tip, send, pledge and withdraw over HTTP whatever happens to the server. Each payment is
 * repeated under its idempotency key until it is answered. Every acknowledged payment must have moved exactly
 * once, and nothing else.
 */
import assert from 'node:assert/strict'
import { randomInt, randomUUID } from 'node:crypto'
import { smallestPledge } from '@commons/contract/shared/funding-figures.ts'
import { decimalText, unitsOf } from '@commons/contract/shared/units.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import { listViolations } from '../../src/ledger/invariants.ts'
import { grant } from '../../src/features/wallet/public.ts'
import { allInvariants } from '../../src/invariants.ts'
import { type Db, oneStatement } from '../../src/platform/db/prepared.ts'
import { type Identity, join } from '../busy-members.ts'
import type { CommonsProcess } from '../commons-process.ts'
import { patientClient, type PatientClient, Stopped } from '../fakes/patient-client.ts'
import { openMoneyOf } from '../scenes/wallet-scene.ts'

const Answered = z.object({ recdata: z.object({ trx_number: z.number() }) })
const Added = z.object({ recdata: z.object({ post_id: z.number() }) })
const Made = z.object({ recdata: z.object({ id: z.number() }) })
const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const kinds = {
  tip: 'tip',
  coin_transfer: 'transfer',
  crowdfunding: 'pledge',
  withdraw_eth: 'withdrawal',
} as const
type PayingCall = keyof typeof kinds

interface Paid {
  readonly transaction: number
  readonly call: PayingCall
  readonly key: string
  readonly payer: number
  /** Null for a withdrawal and for a pledge, which goes to escrow. */
  readonly payee: number | null
  readonly units: bigint
}

interface Payer extends Identity {
  readonly post: number
  readonly project: number
}

export interface BusyPayers extends Pick<PatientClient, 'problems' | 'nextAcknowledged'> {
  readonly paid: readonly Paid[]
  /** Resolves when every payment that was begun is answered. */
  finish(): Promise<void>
  /** Ends all calls at once, without their answers. */
  stop(): Promise<void>
  /** Asserts that every payment acknowledged so far has moved exactly once, and that every invariant holds. */
  assertPaid(): Promise<void>
  /** Asserts that only acknowledged payments have moved: for use after `finish`. */
  assertNothingElse(): Promise<void>
}

// Enough for any number of pledges, which have a smallest amount.
const wealth = unitsOf('100000', 'FCELL') ?? 0n
const leastPledge = unitsOf(smallestPledge, 'FCELL') ?? 0n

export async function busyPayers({ url, inDatabase }: CommonsProcess, howMany: number): Promise<BusyPayers> {
  const client = patientClient(url)
  const paid: Paid[] = []
  const finishing = new AbortController()
  const payers = await Promise.all(Array.from({ length: howMany }, () => open(client)))
  await inDatabase(async (db) => {
    await openMoneyOf(db)
    for (const { session } of payers) await enrich(db, session.user_id)
  })

  const other = (payer: Payer): Payer => {
    const others = payers.filter((each) => each !== payer)
    return others[randomInt(others.length)] ?? assert.fail()
  }
  const pay = async (payer: Payer, nth: number) => {
    const payee = other(payer)
    const [more, key] = [BigInt(randomInt(1, 1_000_000)), randomUUID()]
    const units = isPledge(nth) ? leastPledge + more : more
    const [call, input] = paymentOf(nth, units, payee, payer.password)
    const ask = async () => {
      const asked = { ...payer.session, ...input, idempotency_key: key }
      return Answered.parse(await client.ask(call, asked)).recdata.trx_number
    }
    const transaction = await ask()
    const to = call === 'withdraw_eth' || call === 'crowdfunding' ? null : payee.session.user_id
    paid.push({ transaction, call, key, payer: payer.session.user_id, payee: to, units })
    // A client that missed the answer may repeat the call much later.
    if (randomInt(4) === 0 && (await ask()) !== transaction)
      client.problems.push(`${call} ${key} was done twice`)
  }
  // Each member makes several payments at once, so that every kill interrupts some.
  const lanes = [...payers, ...payers, ...payers]
  const lives = lanes.map(async (payer, i) => {
    try {
      for (let nth = i; !finishing.signal.aborted; nth++) await pay(payer, nth)
    } catch (error) {
      if (!(error instanceof Stopped)) client.problems.push(String(error))
    }
  })

  return {
    ...client,
    paid,
    async finish() {
      finishing.abort()
      await Promise.all(lives)
    },
    async stop() {
      client.stop()
      await Promise.all(lives)
    },
    assertPaid: () => inDatabase((db) => assertMoved(db, [...paid])),
    assertNothingElse: () =>
      inDatabase(async (db) => {
        const members = payers.map(({ session }) => session.user_id)
        await assertMoved(db, paid)
        await assertBalances(db, members, paid)
        await assertNoMore(db, members, paid)
      }),
  }
}

async function open(client: PatientClient): Promise<Payer> {
  const identity = await join(client)
  const message = randomUUID()
  const post = await client.ask('add_post', { ...identity.session, message, idempotency_key: message })
  const terms = { group_name: message, funding_target: '1000000000', idempotency_key: randomUUID() }
  const project = await client.ask('project_create', { ...identity.session, ...terms })
  return { ...identity, post: Added.parse(post).recdata.post_id, project: Made.parse(project).recdata.id }
}

async function enrich(db: Db, member: number): Promise<void> {
  await sql`update members set email_verified_at = now() where id = ${member}`.execute(db)
  await grant(oneStatement(db), member, 'FCELL', wealth, 'busy')
  await grant(oneStatement(db), member, 'ETH', wealth, 'busy')
}

const isPledge = (nth: number) => nth % 5 === 1

/** Returns a payer's nth call and its input. Withdrawals are rare, since each hashes a password. */
function paymentOf(nth: number, units: bigint, payee: Payer, password: string): [PayingCall, object] {
  const amount = decimalText(units, 'FCELL')
  if (nth % 5 === 0) return ['withdraw_eth', { amount, to_wallet: address, password }]
  if (isPledge(nth)) return ['crowdfunding', { token: amount, group_id: payee.project }]
  if (nth % 5 < 4) return ['tip', { token: amount, post_id: payee.post }]
  return ['coin_transfer', { currency: 'FCELL', amount, to_wallet: `@${payee.username}` }]
}

async function assertMoved(db: Db, paid: readonly Paid[]): Promise<void> {
  const { rows } = await sql<{ id: number; key: string; units: string; kind: string; payer: number }>`
    select t.id, split_part(t.idem_key, ':', 2) as key, t.kind, t.idem_scope as payer, (-e.amount)::text as units
    from ledger_transactions t join ledger_entries e on e.transaction_id = t.id and e.leg = 1
    where split_part(t.idem_key, ':', 2) = any (${paid.map(({ key }) => key)}::text[])
    order by t.id`.execute(db)
  const expected = paid.toSorted((a, b) => a.transaction - b.transaction)
  assert.deepEqual(
    rows,
    expected.map(({ transaction: id, key, call, payer, units }) => {
      return { id, key, kind: kinds[call], payer, units: String(units) }
    }),
  )
  assert.deepEqual(await listViolations(db, allInvariants), [])
}

async function assertBalances(db: Db, members: readonly number[], paid: readonly Paid[]): Promise<void> {
  const held = (member: number, asset: 'FCELL' | 'ETH') => {
    const moved = paid.filter(({ call }) => (call === 'withdraw_eth') === (asset === 'ETH'))
    const sum = (list: readonly Paid[]) => list.reduce((total, { units }) => total + units, 0n)
    const [lost, got] = [moved.filter((p) => p.payer === member), moved.filter((p) => p.payee === member)]
    return wealth - sum(lost) + sum(got)
  }
  const { rows } = await sql<{ owner_id: number; asset: number; balance: string }>`
    select owner_id, asset, balance::text from ledger_accounts
    where owner_kind = 'member' and purpose = 'available' and asset in (1, 2) and owner_id = any (${members})
    order by owner_id, asset`.execute(db)
  assert.deepEqual(
    rows,
    members
      .toSorted((a, b) => a - b)
      .flatMap((member) => [
        { owner_id: member, asset: 1, balance: String(held(member, 'FCELL')) },
        { owner_id: member, asset: 2, balance: String(held(member, 'ETH')) },
      ]),
  )
}

/** Asserts that there are as many transactions, withdrawals, pledges and tips on posts as were acknowledged. */
async function assertNoMore(db: Db, members: readonly number[], paid: readonly Paid[]): Promise<void> {
  const { rows } = await sql<Record<string, number>>`
    select
      (select count(*)::int from ledger_transactions where actor_id = any (${members})) as transactions,
      (select count(*)::int from withdrawals where member_id = any (${members})) as withdrawals,
      (select count(*)::int from pledges where member_id = any (${members}) and state = 'open') as pledges,
      (select coalesce(sum(o.tips), 0)::int from objects o join posts p on p.id = o.id
        where p.author_id = any (${members})) as tips`.execute(db)
  const count = (call: PayingCall) => paid.filter((each) => each.call === call).length
  assert.deepEqual(rows[0], {
    transactions: paid.length,
    withdrawals: count('withdraw_eth'),
    pledges: count('crowdfunding'),
    tips: count('tip'),
  })
}
