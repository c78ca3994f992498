import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import fc from 'fast-check'
import { sql } from 'kysely'
import { isLong } from '../../test/long.ts'
import { type World, world } from '../../test/world.ts'
import { Refusal } from '../platform/call/refusal.ts'
import { oneStatement, type Tx } from '../platform/db/prepared.ts'
import { type Account, available, custody, escrow, fees, gas, suspense, taxes, treasury } from './accounts.ts'
import { escrowHolds, ledgerInvariants, listBroken, listViolations } from './invariants.ts'
import { mutants } from './ledger.mutants.ts'
import { type Leg, post } from './post.ts'
import { transfer } from './transfer.ts'

let here: World
const db = () => here.platform.database.db
const members = [700_001, 700_002, 700_003]
let keys = 0
const newKey = () => `test ${++keys}`

before(async () => {
  here = await world()
})

const mint = (member: number, amount: bigint) =>
  post(oneStatement(db()), {
    kind: 'mint',
    scope: 0,
    key: newKey(),
    legs: [
      { account: custody('FCELL'), amount: -amount },
      { account: available(member, 'FCELL'), amount },
    ],
  })

const refusalOf = (error: unknown) => (error instanceof Refusal ? error.refusal : error)

/** Returns a member's balance as stored. */
async function balance(member: number): Promise<bigint> {
  const { rows } = await sql<{ balance: string }>`
    select balance::text from ledger_accounts
    where owner_kind = 'member' and owner_id = ${member} and asset = 1 and purpose = 'available'`.execute(
    db(),
  )
  return BigInt(rows[0]?.balance ?? 0)
}

test('whatever is posted, balances are those of a model, and every invariant holds', async () => {
  const who = fc.nat(members.length - 1)
  const amount = fc.bigInt({ min: 1n, max: 1_000n })
  const deed = fc.oneof(
    fc.record({ kind: fc.constant('mint' as const), to: who, amount }),
    fc.record({ kind: fc.constant('transfer' as const), from: who, to: who, amount }),
    fc.record({ kind: fc.constant('split' as const), from: who, to: who, amount }),
    fc.record({ kind: fc.constant('again' as const), from: who, to: who, amount }),
  )
  const model = new Map(members.map((member) => [member, 0n]))
  const at = (i: number) => members[i] ?? 0
  const has = (i: number) => model.get(at(i)) ?? 0n
  const add = (i: number, change: bigint) => void model.set(at(i), has(i) + change)
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 5, maxLength: 25 }), async (story) => {
      for (const each of story) {
        if (each.kind === 'mint') {
          await mint(at(each.to), each.amount)
          add(each.to, each.amount)
          continue
        }
        const { from, to, amount: units } = each
        if (from === to) continue
        const fee = each.kind === 'split' ? 1n : 0n
        const legs: Leg[] = [
          { account: available(at(from), 'FCELL'), amount: -units - fee },
          { account: available(at(to), 'FCELL'), amount: units },
          ...(fee > 0n ? [{ account: fees(at(from), 'FCELL'), amount: fee }] : []),
        ]
        const posting = { kind: 'transfer', scope: at(from), key: newKey(), legs }
        const isPoor = has(from) < units + fee
        const first = await post(oneStatement(db()), posting).catch(refusalOf)
        assert.equal(first === 'balance_too_low', isPoor)
        if (each.kind === 'again' && !isPoor)
          assert.equal((await post(oneStatement(db()), posting)).isReplay, true)
        if (isPoor) continue
        add(from, -units - fee)
        add(to, units)
      }
      for (const member of members) assert.equal(await balance(member), model.get(member))
      assert.deepEqual(await listViolations(db(), ledgerInvariants), [])
    }),
    { numRuns: isLong ? 200 : 8 },
  )
})

test('what does not sum to zero, mixes assets or has one leg is refused by the database', async () => {
  await mint(members[0] ?? 0, 100n)
  const from = available(members[0] ?? 0, 'FCELL')
  const attempt = (legs: Leg[]) =>
    post(oneStatement(db()), { kind: 'transfer', scope: 1, key: newKey(), legs })
  await assert.rejects(attempt([{ account: from, amount: -5n }]), /does not sum to zero/)
  const other = treasury('FCELL')
  await assert.rejects(
    attempt([
      { account: from, amount: -5n },
      { account: other, amount: 4n },
    ]),
    /sum to zero/,
  )
  const ether = treasury('ETH')
  await assert.rejects(
    attempt([
      { account: from, amount: -5n },
      { account: ether, amount: 5n },
    ]),
    /sum to zero/,
  )
  await assert.rejects(
    attempt([
      { account: from, amount: 0n },
      { account: other, amount: 0n },
    ]),
    /amount/,
  )
  assert.deepEqual(await listViolations(db(), ledgerInvariants), [])
})

test('of a hundred that spend the same balance at once, only those that fit succeed', async () => {
  const payer = 700_010
  await mint(payer, 750n)
  const spend = (i: number) =>
    transfer(oneStatement(db()), {
      kind: 'transfer',
      payer,
      key: `drain ${i}`,
      from: available(payer, 'FCELL'),
      to: available(700_011 + (i % 3), 'FCELL'),
      amount: 75n,
    }).then(() => 'done', refusalOf)
  const ends = await Promise.all(Array.from({ length: 100 }, (_, i) => spend(i)))
  assert.deepEqual(
    [ends.filter((end) => end === 'done').length, new Set(ends)],
    [10, new Set(['done', 'balance_too_low'])],
  )
  assert.equal(await balance(payer), 0n)
  const again = await Promise.all(Array.from({ length: 100 }, (_, i) => spend(i)))
  assert.deepEqual(
    again.map((end) => end === 'done'),
    ends.map((end) => end === 'done'),
    'a repetition ends as the first did',
  )
  assert.equal(await balance(payer), 0n)
  assert.deepEqual(await listViolations(db(), ledgerInvariants), [])
})

test('an escrow is named where it holds more or less than what is open, or holds something of nobody', async () => {
  const move = (from: Account, to: Account, amount: bigint) =>
    post(oneStatement(db()), {
      kind: 'transfer',
      scope: 0,
      key: newKey(),
      legs: [
        { account: from, amount: -amount },
        { account: to, amount },
      ],
    })
  const wrong = async (...open: ReadonlyArray<[id: number, asset: number, units: number]>) => {
    const rows = sql.join(
      open.map(([id, asset, units]) => sql`(${id}::bigint, ${asset}::int, ${units}::numeric)`),
    )
    const { broken, name } = escrowHolds(
      'milestone',
      sql`select * from (values ${rows}) as v (owner_id, asset, units)`,
    )
    return (await listBroken(db(), { name, broken })).map(({ what }) => what)
  }
  await mint(700_009, 100n)
  await move(available(700_009, 'FCELL'), escrow('milestone', 1, 'FCELL'), 60n)
  await move(available(700_009, 'FCELL'), escrow('project', 2, 'FCELL'), 40n)
  assert.deepEqual(await wrong([1, 1, 60]), [])
  assert.deepEqual(await wrong([1, 1, 61]), ['milestone 1'])
  assert.deepEqual(await wrong([1, 1, 60], [3, 1, 5]), ['milestone 3'])
  assert.deepEqual(await wrong([3, 1, 0]), ['milestone 1'], 'it is open no more')
  assert.deepEqual(await wrong([1, 4, 60]), ['milestone 1', 'milestone 1'], 'another asset')
})

test('what Commons owes or keeps for others is never below zero', async () => {
  const owed = [taxes('FCELL'), suspense('FCELL'), escrow('milestone', 2, 'FCELL')]
  for (const account of owed) {
    const legs = [
      { account, amount: -1n },
      { account: treasury('FCELL'), amount: 1n },
    ]
    const posting = { kind: 'transfer', scope: 0, key: newKey(), legs }
    assert.equal(await post(oneStatement(db()), posting).catch(refusalOf), 'balance_too_low')
  }
  // What a chain takes is paid before anything was put aside for it.
  await post(oneStatement(db()), {
    kind: 'chain_fee',
    scope: 0,
    key: newKey(),
    legs: [
      { account: gas('FCELL'), amount: -1n },
      { account: treasury('FCELL'), amount: 1n },
    ],
  })
})

test(`each of ${mutants.length} mutants of the posting function is caught`, async () => {
  const { rows } = await sql<{ name: string; source: string }>`
    select proname as name, pg_get_functiondef(oid) as source from pg_proc
    where proname in ('ledger_post', 'ledger_transfer', 'check_ledger_transaction', 'refuse_ledger_change')`.execute(
    db(),
  )
  const sources = new Map(rows.map(({ name, source }) => [name, source]))
  const survived: string[] = []
  for (const { name, of, find, put } of mutants) {
    const source = sources.get(of) ?? assert.fail(of)
    assert.equal(source.split(find).length > 1, true, `${name}: ${find} is not in ${of}`)
    const isCaught = await db()
      .transaction()
      .execute(async (tx) => {
        await sql.raw(source.replace(find, () => put)).execute(tx)
        const said = await exercise(tx)
        throw new Tried(said)
      })
      .catch((error: unknown) => (error instanceof Tried ? error.isWrong : true))
    if (!isCaught) survived.push(name)
  }
  assert.deepEqual(survived, [])
  const sound = await db()
    .transaction()
    .execute(async (tx) => {
      throw new Tried(await exercise(tx))
    })
    .catch((error: unknown) => (error instanceof Tried ? error.isWrong : error))
  assert.equal(sound, false, 'what the mutants are tried with finds nothing wrong with the function itself')
})

class Tried extends Error {
  readonly isWrong: boolean
  constructor(isWrong: boolean) {
    super('Taken back')
    this.isWrong = isWrong
  }
}

/** Returns true where a posting doesn't end as it must, or an invariant is broken. */
async function exercise(tx: Tx): Promise<boolean> {
  const [ada, bob, mia] = [800_001, 800_002, 800_003]
  const legs = (from: number, to: number, amount: bigint): Leg[] => [
    { account: available(from, 'FCELL'), amount: -amount },
    { account: available(to, 'FCELL'), amount },
  ]
  const pay = (key: string, from: number, to: number, amount: bigint) =>
    attempt(tx, () =>
      post(tx, { kind: 'transfer', scope: from, key, isSpending: true, legs: legs(from, to, amount) }),
    )
  const give = (to: number, amount: bigint) => {
    const [, leg] = legs(0, to, amount)
    const from = { account: custody('FCELL'), amount: -amount }
    return attempt(tx, () =>
      post(tx, { kind: 'mint', scope: 0, key: `mutant ${to}`, legs: [from, ...(leg ? [leg] : [])] }),
    )
  }
  const ends = [
    await give(ada, 1_000n),
    await give(bob, 50n),
    await pay('one', ada, bob, 100n),
    await pay('one', ada, bob, 100n),
    await pay('one', ada, bob, 101n),
    await pay('one', bob, ada, 1n),
    await pay('one', bob, ada, 1n),
    await pay('two', bob, mia, 149n),
    await pay('three', bob, mia, 1n),
  ]
  await sql`update ledger_accounts set daily_limit = 150 where owner_id = ${ada} and asset = 1`.execute(tx)
  ends.push(await pay('four', ada, bob, 50n), await pay('five', ada, bob, 1n))
  ends.push(await attempt(tx, () => transferAll(tx, ada, bob, mia)))
  const send = (key: string, from: number, to: number, amount: bigint) =>
    attempt(tx, () =>
      transfer(tx, {
        kind: 'transfer',
        payer: from,
        key,
        from: available(from, 'FCELL'),
        to: available(to, 'FCELL'),
        amount,
      }),
    )
  for (const amount of [46n, 45n, 45n]) ends.push(await send('alone', bob, mia, amount))
  await sql`update ledger_accounts set daily_limit = 160 where owner_id = ${ada} and asset = 1`.execute(tx)
  ends.push(await send('over', ada, bob, 20n * 10n ** 18n), await send('over', ada, bob, 20n))
  ends.push(
    await attempt(tx, () =>
      post(tx, { kind: 'transfer', scope: 1, key: 'odd', legs: legs(mia, ada, 1n).slice(1) }),
    ),
  )
  const [paid, got] = legs(mia, ada, 1n)
  const uneven = paid && got ? [paid, { ...got, amount: 2n }] : []
  ends.push(await attempt(tx, () => post(tx, { kind: 'transfer', scope: 1, key: 'uneven', legs: uneven })))
  ends.push(await attempt(tx, () => sql`delete from ledger_entries`.execute(tx)))
  await sql`insert into ledger_stops (reason) values ('mutant')`.execute(tx)
  ends.push(await pay('six', mia, bob, 1n))
  const right = [
    'done',
    'done',
    'done',
    'again',
    'idempotency_key_reused',
    'done',
    'again',
    'done',
    'balance_too_low',
    'done',
    'over_daily_limit, 0 left',
    'done',
    'balance_too_low',
    'done',
    'again',
    'balance_too_low',
    'over_daily_limit, 0.00000000000000001 left',
    'LG005',
    'LG005',
    'LG000',
    'money_stopped',
  ]
  const { rows } = await sql<{ owner_id: number; balance: string; version: number; spent: string }>`
    select owner_id, balance::text, version, spent::text from ledger_accounts
    where owner_kind = 'member' and owner_id in (${ada}, ${bob}, ${mia}) and purpose = 'available'
    order by owner_id`.execute(tx)
  const standing = rows.map((row) => [row.balance, row.version, row.spent])
  const rightStanding = [
    ['851', 4, '150'],
    ['0', 8, '200'],
    ['199', 4, '0'],
  ]
  if (JSON.stringify([ends, standing]) !== JSON.stringify([right, rightStanding])) {
    if (process.env['SHOW_EXERCISE']) console.log(ends, standing)
    return true
  }
  for (const { broken } of ledgerInvariants)
    if ((await sql`select from (${broken}) b limit 1`.execute(tx)).rows.length > 0) return true
  return false
}

/** Sends a batch of two transfers, one of them twice under the same key. */
async function transferAll(tx: Tx, ada: number, bob: number, mia: number) {
  const { rows: named } = await sql<{ ada: number; bob: number; mia: number }>`
    select ledger_account('member', ${ada}, 1::smallint, 'available') as ada,
      ledger_account('member', ${bob}, 1::smallint, 'available') as bob,
      ledger_account('member', ${mia}, 1::smallint, 'available') as mia`.execute(tx)
  const id = named[0] ?? assert.fail()
  const { rows } = await sql<{
    transaction_id: number | null
    is_replay: boolean
    is_other: boolean
    balance: string
  }>`
    select * from ledger_transfer(
      array['transfer', 'transfer', 'transfer'], array[${bob}, ${bob}, ${bob}]::bigint[], array['b1', 'b2', 'b1'],
      array['\\x01', '\\x01', '\\x01']::bytea[], array[null, null, null]::text[], array[null, null, null]::bigint[],
      array[${id.bob}, ${id.bob}, ${id.bob}]::bigint[], array[${id.mia}, ${id.mia}, ${id.mia}]::bigint[],
      array[3, 2, 3]::numeric[]) order by nth`.execute(tx)
  assert.deepEqual(
    rows.map((row) => [row.transaction_id === null, row.is_replay, row.balance]),
    [
      [false, false, '47'],
      [false, false, '45'],
      [true, true, null],
    ],
  )
  const { rows: again } = await sql<{ is_replay: boolean; is_other: boolean }>`
    select * from ledger_transfer(
      array['transfer', 'transfer'], array[${bob}, ${bob}]::bigint[], array['b1', 'b2'],
      array['\\x01', '\\x02']::bytea[], array[null, null]::text[], array[null, null]::bigint[],
      array[${id.bob}, ${id.bob}]::bigint[], array[${id.mia}, ${id.mia}]::bigint[], array[3, 2]::numeric[])
    order by nth`.execute(tx)
  assert.deepEqual(
    again.map((row) => [row.is_replay, row.is_other]),
    [
      [true, false],
      [true, true],
    ],
  )
}

/** Returns how a step ended; a failed one is rolled back. Deferred checks run at once. */
async function attempt(tx: Tx, step: () => Promise<unknown>): Promise<string> {
  await sql`savepoint step`.execute(tx)
  try {
    const posted = await step()
    await sql`set constraints all immediate`.execute(tx)
    await sql`set constraints all deferred`.execute(tx)
    return typeof posted === 'object' && posted !== null && 'isReplay' in posted && posted.isReplay
      ? 'again'
      : 'done'
  } catch (error) {
    await sql`rollback to savepoint step`.execute(tx)
    if (error instanceof Refusal) {
      const left = error.details.values?.['left']
      return left === undefined ? error.refusal : `${error.refusal}, ${left} left`
    }
    return error instanceof Error && 'code' in error ? String(error.code) : String(error)
  }
}
