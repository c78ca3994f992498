import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { sql } from 'kysely'
import { type World, world } from '../../test/world.ts'
import { oneStatement } from '../platform/db/prepared.ts'
import { available, custody } from './accounts.ts'
import { checkOn } from './checkpoints.ts'
import { ledgerInvariants, listViolations } from './invariants.ts'
import { post } from './post.ts'

let here: World
const db = () => here.platform.database.db
const members = [800_001, 800_002, 800_003]
let keys = 0

const ofAccounts = ledgerInvariants.filter(({ readsEntries }) => !readsEntries)
const check = () => checkOn(db(), ofAccounts, 30_000)

const mint = (member: number, amount: bigint) =>
  post(oneStatement(db()), {
    kind: 'mint',
    scope: 0,
    key: `checkpoint ${++keys}`,
    legs: [
      { account: custody('FCELL'), amount: -amount },
      { account: available(member, 'FCELL'), amount },
    ],
  })

before(async () => {
  here = await world()
  for (const member of members) for (let i = 0; i < 4; i++) await mint(member, 100n)
})

const checkpoints = async () => {
  const { rows } = await sql<{ behind: number; checked: number }>`
    select (select count(*)::int from ledger_accounts a left join ledger_checkpoints c on c.account_id = a.id
      where a.version <> coalesce(c.version, 0)) as behind, count(*)::int as checked from ledger_checkpoints`.execute(
    db(),
  )
  return rows[0]
}

/** Changes the ledger in a way that isn't allowed. */
async function tamper(change: string): Promise<void> {
  const tables = ['ledger_entries', 'ledger_transactions']
  const trigger = (word: string) =>
    tables.map((table) => `alter table ${table} ${word} trigger user;`).join('')
  await here.platform.database.pool.query(`${trigger('disable')} ${change}; ${trigger('enable')}`)
}

test('a check reads on from where the last one was, and what is well is not read again', async () => {
  assert.deepEqual(await check(), [])
  assert.deepEqual(await checkpoints(), { behind: 0, checked: members.length + 1 })
  await mint(members[0] ?? 0, 5n)
  assert.deepEqual(await checkpoints(), { behind: 2, checked: members.length + 1 })
  assert.deepEqual(await check(), [])
  assert.deepEqual((await checkpoints())?.behind, 0)
})

const latest = `account_id = (select id from ledger_accounts where owner_id = ${members[1]} and asset = 1)
  and version = (select version from ledger_accounts where owner_id = ${members[1]} and asset = 1)`

/** Each with the change that undoes it. */
const tamperings: Record<string, readonly [change: string, back: string]> = {
  'a balance is raised': [
    `update ledger_accounts set balance = balance + 1 where owner_id = ${members[1]}`,
    `update ledger_accounts set balance = balance - 1 where owner_id = ${members[1]}`,
  ],
  'a version is skipped': [
    `update ledger_accounts set version = version + 1 where owner_id = ${members[1]}`,
    `update ledger_accounts set version = version - 1 where owner_id = ${members[1]}`,
  ],
  'an account loses a version': [
    `update ledger_accounts set version = version - 1 where owner_id = ${members[1]}`,
    `update ledger_accounts set version = version + 1 where owner_id = ${members[1]}`,
  ],
  'a new entry is of another amount': [
    `update ledger_entries set amount = amount + 1 where ${latest}`,
    `update ledger_entries set amount = amount - 1 where ${latest}`,
  ],
  'a new entry says another balance': [
    `update ledger_entries set balance_after = balance_after + 1 where ${latest}`,
    `update ledger_entries set balance_after = balance_after - 1 where ${latest}`,
  ],
  'a new entry is of another kind': [
    `update ledger_entries set kind = 'tip' where ${latest}`,
    `update ledger_entries set kind = 'mint' where ${latest}`,
  ],
  'a transaction has no entries': [
    `insert into ledger_transactions (kind, idem_scope, idem_key, request_hash) values ('mint', 0, 'empty', '')`,
    `delete from ledger_transactions where idem_key = 'empty'`,
  ],
}

for (const [what, [change, back]] of Object.entries(tamperings))
  test(`it is seen where ${what}, as often as one looks, until it is right again`, async () => {
    await mint(members[1] ?? 0, 7n)
    await tamper(change)
    assert.notDeepEqual(await check(), [])
    assert.notDeepEqual(await check(), [])
    await tamper(back)
    assert.deepEqual(await check(), [])
    assert.deepEqual(await listViolations(db(), ledgerInvariants), [])
  })

test('an old entry that was changed is seen within a day, when its account is read again', async () => {
  const oldest = latest.replace(/and version = .*/s, 'and version = 1')
  await sql`update ledger_transactions_checked set up_to = (select max(id) from ledger_transactions)`.execute(
    db(),
  )
  assert.deepEqual(await check(), [])
  await tamper(`update ledger_entries set amount = amount + 1 where ${oldest}`)
  assert.deepEqual(await check(), [])
  await sql`update ledger_checkpoints set begun_at = begun_at - interval '25 hours'`.execute(db())
  assert.deepEqual(await check(), [])
  assert.notDeepEqual(await check(), [])
  await tamper(`update ledger_entries set amount = amount - 1 where ${oldest}`)
  assert.deepEqual(await check(), [])
})
