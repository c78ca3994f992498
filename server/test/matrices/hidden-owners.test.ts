/** Whoever is hidden from a member is named to them nowhere: as a group's owner, maker of a link, or in an export. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { peopleLeaving } from '../../src/features/people/people.leaving.ts'
import { chatLeaving } from '../../src/features/chat/chat.leaving.ts'
import type { Leaving } from '../../src/platform/leaving.ts'
import { jpeg } from '../files/pictures.ts'
import { makeProject } from '../scenes/projects-scene.ts'
import { logIn } from '../scenes/accounts-scene.ts'
import { makeWorld, password, type Person } from '../world.ts'

const ways = [
  'the owner blocked them',
  'they blocked the owner',
  'the owner deactivated',
  'the owner leaves',
] as const

test('an owner’s names and picture are shown only to those who see the owner', async () => {
  const here = await makeWorld()
  const { as } = here
  const { db } = here.platform.database
  const [jana, mo] = [await here.person('Jana Zvonek'), await here.person('Mo')]
  const picture = { x: 0, y: 0, width: 100, height: 100 }
  await as(jana).call('profile_pic_update', picture, { profile_pic: await jpeg() })
  await here.processMedia()
  const { rows: files } = await sql<{ key: string }>`
    select key from media where owner_id = ${jana.id} and use = 'avatar'`.execute(db)
  const [key = ''] = files.map(({ key }) => key)
  assert.notEqual(key, '')
  const { id: group_id } = await makeProject(here, jana, { group_name: 'Plums' })
  await as(jana).call('group_member_add', { group_id, add_user_id: mo.id })
  await as(mo).call('join_group', { group_id })
  await as(jana).call('group_member_role_update', { group_id, member_user_id: mo.id, role: 'moderator' })
  await as(jana).call('group_link_create', { group_id })
  await here.befriend(mo, jana)

  const exported = async (member: Person, { tables }: Leaving) => {
    const rows: unknown[] = []
    for (const table of Object.values(tables))
      if ('rows' in table) rows.push(...(await table.rows(sql.lit(member.id)).execute(db)).rows)
    return rows
  }
  const shown = async (viewer: Person) => {
    const calls = [
      'group_detail',
      'project_funding',
      'group_member_list',
      'project_ledger',
      'project_backer_list',
    ]
    if (viewer === mo) calls.push('group_link_list')
    const answers: Record<string, unknown> = {}
    for (const call of calls) {
      const { status, body } = await as(viewer).send(call, { group_id })
      assert.equal(status, 200, call)
      answers[call] = body
    }
    answers['export'] = [await exported(viewer, peopleLeaving), await exported(viewer, chatLeaving)]
    return answers
  }
  const named = (answers: Record<string, unknown>) =>
    Object.entries(answers).flatMap(([call, answer]) =>
      [jana.username, 'Zvonek', key].some((word) => JSON.stringify(answer).includes(word)) ? [call] : [],
    )
  assert.deepEqual(named(await shown(mo)), [
    'group_detail',
    'project_funding',
    'group_member_list',
    'group_link_list',
    'export',
  ])
  assert.match(JSON.stringify(await as().send('project_detail', { group_id })), /Zvonek/)

  for (const way of ways) {
    const vera = await here.person(`Vera, ${way}`)
    await here.follow(vera, jana)
    const viewers = way.startsWith('the owner d') || way.endsWith('leaves') ? [vera, mo] : [vera]
    if (way === 'the owner blocked them') await as(jana).call('block', { blocked_user_id: vera.id })
    if (way === 'they blocked the owner') await as(vera).call('block', { blocked_user_id: jana.id })
    let owner = jana
    if (way === 'the owner deactivated' || way === 'the owner leaves') {
      owner = await logIn(here, jana)
      const call = way === 'the owner leaves' ? 'delete_account' : 'deactivate_account'
      await as(owner).call(call, { password, consent: 1 })
      assert.doesNotMatch(JSON.stringify(await as().send('project_detail', { group_id })), /Zvonek/)
    }
    for (const viewer of viewers) {
      const answers = await shown(viewer)
      // One's own list of whom one has blocked.
      if (way === 'they blocked the owner') answers['export'] = []
      assert.deepEqual(named(answers), [], `${viewer.name}: ${way}`)
    }
  }

  // A moderator between whom and the owner a block is still finds the owner's link.
  await logIn(here, jana)
  await here.block(mo, jana)
  const { recdata: links } = await as(mo).call('group_link_list', { group_id })
  assert.deepEqual(
    links.map(({ user_id, full_name }) => [user_id, full_name]),
    [[null, null]],
  )
  assert.equal((await as(mo).call('group_detail', { group_id })).recdata.owner, null)
})
