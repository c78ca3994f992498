/** Reports of groups and projects: by anybody who finds one, except its owner. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { groupScene, makeGroup, standings } from '../../../test/scenes/groups-scene.ts'
import { makeProject } from '../../../test/scenes/projects-scene.ts'
import { type Person, type World, world } from '../../../test/world.ts'

const about = (report_type: 'group' | 'project', report_id: number) =>
  ({ report_type, report_id, reason: 'spam' }) as const

for (const type of ['open', 'closed'] as const)
  test(`who reports a group that is ${type}, and what they see of it afterwards`, async () => {
    const here = await world()
    const { id, name, people } = await groupScene(here, type)
    const report = about('group', id)
    for (const standing of standings) {
      const voice = here.as(people[standing])
      if (standing === 'owner') await voice.isRefused('add_report', report, 'not_oneself')
      else if (standing === 'banned') await voice.isRefused('add_report', report, 'group_not_found')
      else {
        const { recdata } = await voice.call('add_report', report)
        const { reported_id, user_id, shown, link } = recdata
        assert.deepEqual(
          [reported_id, user_id, shown, link],
          [id, people.owner.id, name, `/groupdetail/${id}`],
        )
      }
    }
    // What was reported was public and is still shown; the link is gone, as the group has banned the member.
    await here.as(people.owner).call('group_ban', { group_id: id, member_user_id: people.member.id })
    const [kept] = (await here.as(people.member).call('get_reports', {})).response
    assert.deepEqual([kept?.shown, kept?.link], [name, null])
    await here.platform.database.pool.query('delete from groups where id = $1', [id])
    const [gone] = (await here.as(people.outsider).call('get_reports', {})).response
    assert.deepEqual([gone?.shown, gone?.link, gone?.reported_id], [name, null, null])
  })

const evidenceOf = async ({ platform }: World, who: Person) =>
  (await platform.database.pool.query('select evidence from reports where reporter_id = $1', [who.id]))
    .rows[0].evidence

test('a project is reported as one, with what it promises, and a group is none', async () => {
  const here = await world()
  const [owner, ada] = [await here.person('Owner'), await here.person('Ada')]
  const project = await makeProject(here, owner, {
    group_name: 'Gold for all',
    description: 'Send tokens, get gold.',
    location: 'Brno',
  })
  const { id: group_id } = project
  await here.as(owner).call('add_reward_tier', { group_id, title: 'A bar', description: 'Gold', amount: '5' })
  const group = await makeGroup(here, owner, { group_name: 'No project' })
  await here.as(ada).isRefused('add_report', about('group', project.id), 'group_not_found')
  await here.as(ada).isRefused('add_report', about('project', group.id), 'project_not_found')
  await here.as(owner).isRefused('add_report', about('project', project.id), 'not_oneself')
  const { recdata } = await here.as(ada).call('add_report', about('project', project.id))
  assert.deepEqual([recdata.shown, recdata.link], ['Gold for all', `/groupdetail/${project.id}`])
  const { description, location, target, rewards, questions } = await evidenceOf(here, ada)
  assert.deepEqual([description, location], ['Send tokens, get gold.', 'Brno'])
  assert.deepEqual([rewards, questions], [[{ title: 'A bar', description: 'Gold' }], []])
  assert.match(target, /^100(0{18})?$/)
})

test('a group that was handed over is reported in the name of who owned it, and outlives their words', async () => {
  const here = await world()
  const { id, people } = await groupScene(here, 'open')
  const { owner, member, outsider } = people
  await here.as(outsider).call('add_report', about('group', id))
  await here.as(owner).call('group_owner_update', { group_id: id, new_owner_user_id: member.id })
  await here.platform.database.pool.query(
    `update reports set shown = '{}', evidence = null where member_id = $1`,
    [owner.id],
  )
  const [left] = (await here.as(outsider).call('get_reports', {})).response
  assert.deepEqual([left?.shown, left?.link], ['', `/groupdetail/${id}`])
})
