/** Lists whose rows move while they are read: each row that was there all the time is listed once. */
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { sql } from 'kysely'
import type { GroupStanding } from '@commons/contract/groups/groups.ts'
import { makeProject } from '../../../test/scenes/funding-scene.ts'
import { makeGroup } from '../../../test/scenes/groups-scene.ts'
import { makeWorld, type Person, type World } from '../../../test/world.ts'

let here: World
let owner: Person

before(async () => {
  here = await makeWorld()
  owner = await here.person('Owner')
})

interface Page {
  readonly recdata: ReadonlyArray<{ readonly id: number }>
  readonly next?: string | undefined
}

/** Reads a list to its end, two rows a page, with a move after each page; returns the ids of all its rows. */
async function readAll(
  ask: (page: { limit: number; before?: string }) => Promise<Page>,
  moves: ReadonlyArray<() => Promise<unknown>>,
): Promise<number[]> {
  const ids: number[] = []
  const left = [...moves]
  let page = await ask({ limit: 2 })
  for (;;) {
    ids.push(...page.recdata.map(({ id }) => id))
    if (page.next === undefined) return ids
    await left.shift()?.()
    page = await ask({ limit: 2, before: page.next })
  }
}

const isEachOnce = (ids: readonly number[], expected: readonly number[]) =>
  assert.deepEqual(
    ids.toSorted((a, b) => a - b),
    expected.toSorted((a, b) => a - b),
  )

async function makeGroups(many: number): Promise<number[]> {
  const ids: number[] = []
  for (let nth = 0; nth < many; nth++)
    ids.push((await makeGroup(here, owner, { group_name: `Group ${nth}` })).id)
  return ids
}

const setCount = (column: 'members' | 'active_at', group: number | undefined, value: unknown) =>
  sql`update group_counts set ${sql.ref(column)} = ${value} where group_id = ${group}`.execute(
    here.platform.database.db,
  )

for (const search of ['', 'group'])
  test(`groups that grow and shrink are listed once by their size${search && ', also where they are searched'}`, async () => {
    await sql`update groups set deleted_at = now()`.execute(here.platform.database.db)
    const groups = await makeGroups(7)
    for (const [nth, group] of groups.entries()) await setCount('members', group, 100 - 10 * nth)
    const listed = await readAll(
      (page) => here.as(owner).call('all_group_list', { sort: 'members', search, ...page }),
      [
        // Up past the page that was read, and down below the next one.
        () => setCount('members', groups[5], 200),
        () => setCount('members', groups[0], 45),
        () => setCount('members', groups[6], 300),
      ],
    )
    isEachOnce(listed, groups)
  })

test('groups in which is posted are listed once by that', async () => {
  await sql`update groups set deleted_at = now()`.execute(here.platform.database.db)
  const groups = await makeGroups(6)
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000)
  for (const [nth, group] of groups.entries()) await setCount('active_at', group, ago(60 + nth))
  const listed = await readAll(
    (page) => here.as(owner).call('all_group_list', { sort: 'active', ...page }),
    [() => setCount('active_at', groups[4], ago(0)), () => setCount('active_at', groups[5], ago(0))],
  )
  isEachOnce(listed, groups)
})

for (const sort of ['funded', 'backers'] as const)
  test(`projects that are backed are listed once by ${sort}`, async () => {
    const { db } = here.platform.database
    await sql`update groups set deleted_at = now()`.execute(db)
    const projects: number[] = []
    for (let nth = 0; nth < 6; nth++) projects.push(await makeProject(here, owner, { name: `Well ${nth}` }))
    const back = (project: number | undefined, units: number, backers: number) =>
      sql`update project_counts set pledged = ${units} * 1e18::numeric, backers = ${backers} where group_id = ${project}`.execute(
        db,
      )
    for (const [nth, project] of projects.entries()) await back(project, 60 - nth, 60 - nth)
    const listed = await readAll(
      (page) => here.as(owner).call('all_project_list', { sort, ...page }),
      [() => back(projects[5], 99, 99), () => back(projects[0], 1, 1)],
    )
    isEachOnce(listed, projects)
  })

/** Adds members of a group, the latest last. */
async function addMembers(group: number, standings: readonly GroupStanding[]): Promise<number[]> {
  const ids: number[] = []
  for (const [nth, standing] of standings.entries()) {
    const { id } = await here.person(`Member ${nth}`)
    await sql`
      insert into group_members (group_id, member_id, standing, since)
      values (${group}, ${id}, ${standing}, now() - ${100 - nth} * interval '1 hour')`.execute(
      here.platform.database.db,
    )
    ids.push(id)
  }
  return ids
}

test('members who are promoted and demoted are listed once', async () => {
  const { id: group_id } = await makeGroup(here, owner, { group_name: 'Ranks' })
  const ids = await addMembers(group_id, [
    'member',
    'member',
    'member',
    'member',
    'member',
    'moderator',
    'moderator',
  ])
  const role = (member: number | undefined, to: 'moderator' | 'member') => () =>
    here.as(owner).call('group_member_role_update', { group_id, member_user_id: member ?? 0, role: to })
  const listed = await readAll(
    async (page) => {
      const { recdata, next } = await here.as(owner).call('group_member_list', { group_id, ...page })
      return { recdata: recdata.map(({ user_id: id }) => ({ id })), next }
    },
    // Two that were listed with the leaders come after them, and two that weren't listed yet come before.
    [
      role(ids[6], 'member'),
      role(ids[0], 'moderator'),
      () => Promise.all([role(ids[1], 'moderator')(), role(ids[5], 'member')()]),
    ],
  )
  isEachOnce(listed, [owner.id, ...ids])
})

test('a page that was reached by its number continues at its last row, as does an earlier cursor', async () => {
  await sql`update groups set deleted_at = now()`.execute(here.platform.database.db)
  const groups = await makeGroups(6)
  for (const [nth, group] of groups.entries()) await setCount('members', group, 100 - nth)
  const list = (input: object) =>
    here.as(owner).call('all_group_list', { sort: 'members', limit: 2, ...input })
  const { next } = await list({ page: 2 })
  assert.equal(next, `97_${groups[3]}`)
  const { recdata } = await list({ before: next })
  assert.deepEqual(
    recdata.map(({ id }) => id),
    groups.slice(4),
  )
})
