/**
 * Kills processes that settle projects at any moment, two at a time, while backers vote: every pledge ends
 * paid or returned, exactly once, and nothing is left in escrow. A run prints its seed; COMMONS_TEST_SEED
 * repeats it.
 */
import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { listViolations } from '../../src/ledger/invariants.ts'
import { available, custody } from '../../src/ledger/accounts.ts'
import { post } from '../../src/ledger/post.ts'
import { transfer } from '../../src/ledger/transfer.ts'
import { pledging } from '../../src/features/funding/funding.transfers.ts'
import { oneStatement } from '../../src/platform/db/prepared.ts'
import { allInvariants } from '../../src/invariants.ts'
import { makeProject, passDeadline } from '../scenes/funding-scene.ts'
import { isLong } from '../long.ts'
import { give, openMoney } from '../scenes/wallet-scene.ts'
import { type Person, type World, world } from '../world.ts'

const rounds = isLong ? 30 : 1
const seed = Number(process.env['COMMONS_TEST_SEED'] ?? Date.now() % 2 ** 31)
const crowd = isLong ? 40 : 25
const pledgesEach = isLong ? 12 : 6
const units = 1_000_000_000_000_000_003n
const child = fileURLToPath(new URL('settle-child.ts', import.meta.url))

let here: World
let voters: Person[]
let state = seed
const random = () => {
  state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
  return state / 0x7fffffff
}
const db = () => here.platform.database.db

before(async () => {
  here = await world()
  await openMoney(here)
  voters = await Promise.all(['Bob', 'Cyd', 'Dan'].map((name) => here.person(name)))
  for (const voter of voters) await give(here, voter, { FCELL: '10000' })
  await sql`
    insert into members (email, password_hash, full_name, username, referral_code)
    select 'fan' || i || '@example.org', 'none', 'Fan ' || i, 'fan_' || i, 'fan' || i
    from generate_series(1, ${crowd}::int) as i`.execute(db())
  const fans = await fansOf()
  await post(oneStatement(db()), {
    kind: 'mint',
    scope: 0,
    key: 'fans',
    legs: [
      { account: custody('FCELL'), amount: -units * 10_000n * BigInt(fans.length) },
      ...fans.map((id) => ({ account: available(id, 'FCELL'), amount: units * 10_000n })),
    ],
  })
})

const fansOf = async () =>
  (
    await sql<{ id: number }>`select id from members where username like 'fan\\_%' order by id`.execute(db())
  ).rows.map(({ id }) => id)

/** Makes a project with hundreds of pledges whose days are over; returns its id. */
async function crowdFunded(owner: Person, target: string, isParted: boolean): Promise<number> {
  const group = await makeProject(here, owner, { target })
  if (isParted) {
    const milestones = [33, 33, 34].map((percent, i) => ({ title: `Part ${i}`, percent }))
    await here.as(owner).call('set_milestones', { group_id: group, milestones })
  }
  for (const voter of voters) await here.as(voter).call('crowdfunding', { group_id: group, token: '7' })
  const { rows } = await sql<{ id: number; member_id: number; idem_key: string }>`
    select nextval('pledges_id_seq') as id, m.id as member_id, 'crowd ' || ${group}::bigint || ' ' || i as idem_key
    from members m, generate_series(1, ${pledgesEach}::int) i where m.username like 'fan\\_%'`.execute(db())
  await Promise.all(
    rows.map(({ id, member_id, idem_key }) =>
      transfer(
        oneStatement(db()),
        pledging({ id, group, member: member_id, key: idem_key, units, tier: null, isUnnamed: id % 3 === 0 }),
      ),
    ),
  )
  await passDeadline(here, group)
  return group
}

let kills = 0
/** Starts two settling processes and kills them at any moment, `fires` times; then lets them finish. */
async function settleUnderFire(
  shiftDays: number,
  fires: number,
  meanwhile?: () => Promise<unknown>,
): Promise<void> {
  const argument = JSON.stringify({
    connection: here.platform.database.connection,
    shiftMs: shiftDays * 86_400_000,
  })
  const begin = async (): Promise<ChildProcess> => {
    const process_ = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', child, argument], {
      env: { ...process.env, NODE_TEST_CONTEXT: undefined, NODE_OPTIONS: undefined },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await Promise.race([once(process_.stdout ?? assert.fail(), 'data'), once(process_, 'exit')])
    return process_
  }
  const ended = async (process_: ChildProcess) => {
    if (process_.exitCode === null && process_.signalCode === null) await once(process_, 'exit')
    return process_.exitCode
  }
  for (let fire = 0; fire < fires; fire++) {
    const both = await Promise.all([begin(), begin()])
    await Promise.all([
      meanwhile?.(),
      ...both.map(async (each) => {
        await sleep(random() * 120)
        if (each.kill('SIGKILL')) kills++
        await ended(each)
      }),
    ])
    assert.deepEqual(await listViolations(db(), allInvariants), [], 'what holds, holds in the middle, too')
  }
  for (;;) if ((await ended(await begin())) === 0 && (await isCalm(shiftDays))) return
}

async function isCalm(shiftDays: number): Promise<boolean> {
  const { rows } = await sql`
    select from project_funding where next_at <= now() + ${shiftDays} * interval '1 day' limit 1`.execute(
    db(),
  )
  return rows.length === 0
}

test(
  `pledges that are settled under fire in ${rounds} rounds each end once`,
  { timeout: 600_000 },
  async (t) => {
    t.diagnostic(`to repeat: COMMONS_TEST_SEED=${seed}`)
    const owner = await here.person('Owner')
    await give(here, owner, {})
    for (let round = 0; round < rounds; round++) {
      const [failed, paid, parted] = await Promise.all([
        crowdFunded(owner, '1000000', false),
        crowdFunded(owner, '10', false),
        crowdFunded(owner, '10', true),
      ])
      await settleUnderFire(0, 3)
      // Votes arrive until they are counted, and a little longer.
      const vote = (accepts: 0 | 1) => () =>
        Promise.all(
          voters.map((each) =>
            here.as(each).send('vote_milestone', { group_id: parted, nth: round % 2 ? 1 : 2, accepts }),
          ),
        )
      const report = (nth: number) =>
        here.as(owner).call('report_milestone', { group_id: parted, nth, report: 'Done' })
      await report(1)
      await settleUnderFire(8, 1, vote(1))
      await report(2)
      await vote(round % 2 ? 1 : 0)()
      await settleUnderFire(8, 1, vote(0))
      const { rows } = await sql<{ group_id: number; state: string; open: number; pledges: number }>`
      select p.group_id, p.state, count(*) filter (where l.state = 'open')::int as open, count(*)::int as pledges
      from projects p join pledges l on l.group_id = p.group_id
      where p.group_id in (${failed}, ${paid}) group by p.group_id, p.state order by p.group_id`.execute(db())
      const each = { open: 0, pledges: crowd * pledgesEach + voters.length }
      assert.deepEqual(
        rows,
        [
          { group_id: failed, state: 'returned', ...each },
          { group_id: paid, state: 'paid', ...each },
        ].toSorted((a, b) => a.group_id - b.group_id),
      )
      // Deleting the third project returns the rest of its pledges.
      await here.as(owner).call('group_delete', { group_id: parted, group_name: 'A well for everybody' })
      await settleUnderFire(0, 2)
      assert.deepEqual(await listViolations(db(), allInvariants), [])
    }
    const { rows: left } = await sql`
    select from ledger_accounts where owner_kind = 'project' and balance <> 0`.execute(db())
    assert.equal(left.length, 0)
    assert.ok(kills > rounds)
    t.diagnostic(`${kills} kills`)
  },
)
