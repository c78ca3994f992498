/** The cost of showing a project's money doesn't depend on how much has moved. */
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { makeProject } from '../../../test/scenes/funding-scene.ts'
import { addCrowd, fill, pretend, type Reading, testReadings } from '../../../test/plans.ts'
import { makeWorld, type Person, type World } from '../../../test/world.ts'
import { findBacked, getMoved } from './funding.queries.ts'
import { listBackers, listFunding, listHeld, listMoves } from './funding.reading.queries.ts'
import { listDue } from './settling/settling.queries.ts'
import { listUpdates } from './updates/updates.queries.ts'
import { statementsOfEach } from '../../../test/statements.ts'

const crowd = 2_000
const latest = Number.MAX_SAFE_INTEGER
const tables = [
  'groups',
  'group_members',
  'projects',
  'project_counts',
  'project_funding',
  'project_parts',
  'project_payouts',
  'reward_tiers',
  'pledges',
  'milestone_votes',
  'backer_updates',
  'ledger_accounts',
  'ledger_entries',
  'ledger_transactions',
  'members',
]

/**
 * One token from each member of a crowd, every tenth unnamed, and 500 from the viewer, as settled transfers
 * leave them.
 */
const money = (project: number, viewer: Person) => `
  alter table ledger_transactions disable trigger user;
  alter table ledger_entries disable trigger user;
  with people as (
    ${addCrowd(crowd)} returning id)
  insert into pledges (group_id, member_id, idem_key, units, is_unnamed, state)
    select ${project}, id, 'plan', 1, id % 10 = 0, 'open' from people
    union all select ${project}, ${viewer.id}, 'plan ' || i, 1, false, 'open' from generate_series(1, 500) i;
  insert into ledger_transactions (kind, idem_scope, idem_key, request_hash, actor_id, ref_kind, ref_id)
    select 'pledge', member_id, idem_key, '', member_id, 'pledge', id from pledges;
  insert into ledger_entries (transaction_id, leg, account_id, asset, kind, amount, balance_after, version)
    select t.id, leg, ledger_account(case leg when 1 then 'member' else 'project' end,
        case leg when 1 then t.actor_id else ${project} end, 1::smallint, case leg when 1 then 'available' else 'escrow' end),
      1, 'pledge', case leg when 1 then -1 else 1 end, 1, t.id
    from ledger_transactions t cross join (values (1), (2)) as legs (leg) where t.ref_kind = 'pledge';
  insert into backer_updates (group_id, message) select ${project}, 'Update ' || i from generate_series(1, 500) i;
  alter table ledger_transactions enable trigger user;
  alter table ledger_entries enable trigger user;`

/** Projects with different deadlines, half of them over; each has a reward, a part, a vote and an owner. */
const others = `
  with more as (
    insert into groups (name, is_project) select 'Project ' || i, true from generate_series(1, ${crowd}) as i returning id),
  owned as (
    insert into group_members (group_id, member_id, standing)
    select more.id, people.id, 'owner' from (select id, row_number() over () as nth from more) as more
    join (select id, row_number() over () as nth from members) as people using (nth))
  insert into projects (group_id, target, days, ends_at, state, settled_at)
    select id, 1000, 30, now() + case when id % 2 = 0 then id else -id end * interval '1 minute',
      case when id % 2 = 0 then 'running' else 'paid' end, case when id % 2 = 1 then now() end from more;
  insert into reward_tiers (group_id, title, description, units) select group_id, 'A cup', '', 1 from projects;
  insert into project_payouts (group_id, nth, gross, fee) select group_id, 1, 1, 0 from projects where state = 'paid';
  insert into project_parts (group_id, nth, title, percent, up_to) select group_id, 1, 'All', 100, 100 from projects;
  insert into milestone_votes (group_id, nth, round, member_id, accepts, units)
    select p.group_id, 1, 0, l.member_id, true, 1 from project_parts p join pledges l on l.id = 1 + p.group_id % ${crowd};`

describe('the money of a project with many backers', () => {
  let the: World
  let viewer: Person
  let project: number

  before(async () => {
    the = await makeWorld()
    viewer = await the.person('Viewer')
    project = await makeProject(the, await the.person('Owner'))
    await fill(the, money(project, viewer))
    await fill(the, others)
    await fill(the, 'vacuum analyze')
    await pretend(the, {
      groups: 1e5,
      group_members: 1e7,
      members: 1e6,
      projects: 1e5,
      project_counts: 1e5,
      project_funding: 1e5,
      project_parts: 1e5,
      project_payouts: 1e5,
      reward_tiers: 1e5,
      pledges: 1e7,
      milestone_votes: 1e6,
      ledger_accounts: 1e6,
      ledger_transactions: 1e7,
      ledger_entries: 2e7,
    })
  })

  test('is one statement on its page, and one for each list', async () => {
    const voice = the.as(viewer)
    const calls = ['project_funding', 'project_backer_list', 'project_ledger'] as const
    const counts = await statementsOfEach(
      the.platform,
      calls.map((call) => () => voice.call(call, { group_id: project })),
    )
    assert.deepEqual(counts, [1, 1, 1])
  })

  const due = new Date()
  const page = [latest, 10, 0]
  const readings: readonly Reading[] = [
    ['its page', 60, (db) => listFunding(db, 0, 0), () => [viewer.id, project]],
    ['backers', 20, (db) => listBackers(db, 0, 0, 0, 10, 0), () => [viewer.id, project, ...page]],
    ['the open ledger', 20, (db) => listMoves(db, 0, 0, 0, 10, 0), () => [viewer.id, project, ...page]],
    // All of the viewer's own are summed up.
    ['pledges of a wallet', 520, (db) => listHeld(db, 0, 0, 10, 0), () => [viewer.id, ...page]],
    ['updates', 20, (db) => listUpdates(db, 0, 0, 10, 0), () => [project, ...page]],
    ['what a pledge asks', 5, (db) => findBacked(db, 0, 0, null), () => [viewer.id, project, null]],
    ['what has come of it', 5, (db) => getMoved(db, 0, 0), () => [viewer.id, project]],
    [
      'what is due',
      5,
      (db) => listDue(db, due, 0),
      () => Array.from({ length: 3 }, () => [due.toISOString(), 100]).flat(),
    ],
  ]
  testReadings(() => the, tables, readings)
})
