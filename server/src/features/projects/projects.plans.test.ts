/** The cost of projects doesn't depend on how many there are. */
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { addCrowd, fill, pretend, type Reading, testReadings } from '../../../test/plans.ts'
import { makeProject } from '../../../test/scenes/projects-scene.ts'
import { makeWorld, type Person, type World } from '../../../test/world.ts'
import { allProjects, findProject, listProjectsOf } from './projects.queries.ts'
import { statementsOfEach } from '../../../test/statements.ts'

const crowd = 2_000
const latest = Number.MAX_SAFE_INTEGER
const tables = ['groups', 'group_members', 'group_counts', 'projects', 'project_counts', 'members']

describe('a project among many', () => {
  let the: World
  let viewer: Person
  let project: number

  before(async () => {
    the = await makeWorld()
    viewer = await the.person('Viewer')
    project = (await makeProject(the, viewer, { group_name: 'Oven' })).id
    await fill(
      the,
      `with people as (
        ${addCrowd(crowd)} returning id),
      more as (
        insert into groups (name, is_project) select 'Project ' || i, true from generate_series(1, ${crowd}) as i returning id),
      owned as (
        insert into group_members (group_id, member_id, standing)
        select more.id, people.id, 'owner'
        from (select id, row_number() over () as nth from more) as more
        join (select id, row_number() over () as nth from people) as people using (nth)
        union all select id, ${viewer.id}, 'member' from more where id % 100 = 0)
      insert into projects (group_id, industry, location, target, days, ends_at, created_at, state, settled_at)
        select id, case when id % 100 < 2 then 'Glass, stone' else 'Food' end,
          case when id % 100 < 2 then 'Brno, Czechia' else 'Graz, Austria' end, 1000, 30, now() + id * interval '1 minute', now() - id * interval '1 minute',
          case when id % 2 = 0 then 'running' else 'paid' end, case when id % 2 = 1 then now() end from more`,
    )
    await fill(the, 'update project_counts set pledged = group_id % 1500, backers = group_id % 70')
    await fill(the, 'vacuum analyze')
    await pretend(the, {
      groups: 1e5,
      group_members: 1e7,
      group_counts: 1e5,
      members: 1e6,
      projects: 1e5,
      project_counts: 1e5,
    })
  })

  test('its page is at most four statements, and each list one', async () => {
    const voice = the.as(viewer)
    const [page = 0, ...lists] = await statementsOfEach(the.platform, [
      () =>
        Promise.all([
          voice.call('group_detail', { group_id: project }),
          voice.call('project_funding', { group_id: project }),
          voice.call('group_timeline', { group_id: project }),
        ]),
      () => voice.call('all_project_list', {}),
      () => voice.call('project_list', {}),
      () => the.as().call('public_project_list', {}),
    ])
    assert(page <= 4, `${page} statements`)
    assert.deepEqual(lists, [1, 1, 1])
  })

  const ofAll = (
    sort: Parameters<typeof allProjects>[0],
    stage: Parameters<typeof allProjects>[1],
    [industry, location] = ['', ''],
  ): Reading => [
    `all by ${sort}, ${stage}${industry || location ? `, of ${industry} in ${location}` : ''}`,
    70,
    (db) => allProjects(sort, stage)(db, 0, '', '', '', stage === 'running', 0, 0, null, 10, 0),
    () => [viewer.id, '', industry, location, String(stage === 'running'), latest, latest, null, 10, 0],
  ]
  const readings: readonly Reading[] = [
    ['its page', 12, (db) => findProject(db, 0, 0), () => [viewer.id, project]],
    [
      'one’s projects',
      160,
      (db) => listProjectsOf(db, 0, 0, '', 0, 0, 10, 0),
      () => [viewer.id, viewer.id, '', latest, latest, 10, 0],
    ],
    ...(['newest', 'ending', 'funded', 'backers'] as const).flatMap((sort) => [
      ofAll(sort, 'running'),
      ofAll(sort, 'funded'),
      ofAll(sort, 'running', ['glass', 'br']),
    ]),
    ofAll('ending', 'ended'),
    ofAll('funded', 'ended'),
    ofAll('newest', 'funded', ['', 'brno']),
  ]
  testReadings(() => the, tables, readings)
})
