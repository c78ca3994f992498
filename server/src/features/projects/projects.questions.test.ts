/** Questions about projects: who asks, who sees them, and who is told. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newsOf } from '../../../test/scenes/funding-scene.ts'
import { groupScene } from '../../../test/scenes/groups-scene.ts'
import { makeProject } from '../../../test/scenes/projects-scene.ts'
import { type Person, type World, world } from '../../../test/world.ts'
import { gatherNews } from '../notifications/gathering.ts'

async function discussed(here: World, owner: Person, is_closed_group: 0 | 1 = 0) {
  const { id } = await makeProject(here, owner, { group_name: 'A well', is_closed_group })
  const { discussion_id } = (await here.as(owner).call('project_funding', { group_id: id })).recdata
  return { group_id: id, discussion_id }
}

const said = async ({ as }: World, reader: Person, discussion_id: number) => {
  const { recdata } = await as(reader).call('comment_list', { object_id: discussion_id })
  return recdata.map(({ comment, replies }) => [comment, ...replies.map((each) => each.comment)])
}

test('a question is read by everybody, answered, counted, told and reported, and can be taken back', async () => {
  const here = await world()
  const [ada, bob, cyd] = [await here.person('Ada'), await here.person('Bob'), await here.person('Cyd')]
  const { group_id, discussion_id } = await discussed(here, ada, 1)
  const asked = {
    object_id: discussion_id,
    comment: `How deep, @${cyd.username}?`,
    idempotency_key: 'a question of mine',
  }
  const { comment_id } = (await here.as(bob).call('add_comment', asked)).recdata
  assert.equal((await here.as(bob).call('add_comment', asked)).recdata.comment_id, comment_id)
  const answer = { comment_id, reply: 'Nine metres' }
  const reply = (await here.as(ada).call('add_comment_reply', answer)).recdata.comment_id
  assert.deepEqual(await said(here, cyd, discussion_id), [[asked.comment, 'Nine metres']])
  const replies = await here.as(cyd).call('comment_reply_list', { comment_id })
  assert.deepEqual([replies.object, replies.recdata.length], [discussion_id, 1])
  const countOf = async () =>
    (await here.as(cyd).call('project_funding', { group_id })).recdata.comments_count
  assert.equal(await countOf(), 1)

  await gatherNews(here.platform)
  assert.deepEqual(await newsOf(here, ada), ['project_comment'])
  assert.deepEqual(await newsOf(here, bob), ['project_reply'])
  assert.deepEqual(await newsOf(here, cyd), ['project_comment_mention'])
  const [news] = (await here.as(ada).call('notification_list', {})).recdata
  assert.deepEqual(
    [news?.title, news?.message, news?.link, news?.post_id],
    ['Bob asked about your project', asked.comment, `/groupdetail/${group_id}?tab=questions`, null],
  )

  const report = { report_type: 'comment', report_id: comment_id, reason: 'spam' } as const
  await here.as(cyd).call('add_report', report as never)
  await here.as(ada).isRefused('delete_comment', { comment_id }, 'comment_not_found')
  await here.as(ada).call('delete_comment', { comment_id: reply })
  assert.deepEqual(await said(here, cyd, discussion_id), [[asked.comment]])
  await here.as(ada).call('restore_comment', { comment_id: reply })
  const left = await here.as(bob).call('delete_comment', { comment_id })
  assert.deepEqual([left.recdata.object_id, left.recdata.comments_count], [discussion_id, 0])
  assert.deepEqual(await said(here, cyd, discussion_id), [])
  assert.equal(await countOf(), 0)
  await here.as(bob).call('restore_comment', { comment_id })
  assert.deepEqual(await said(here, cyd, discussion_id), [[asked.comment, 'Nine metres']])
})

test('whoever sees the project asks, whatever they are in it; who is kept out finds nothing', async () => {
  const here = await world()
  const { id, people } = await groupScene(here, 'closed', makeProject)
  const { owner, banned, moderator } = people
  const { discussion_id } = (await here.as(owner).call('project_funding', { group_id: id })).recdata
  for (const [standing, person] of Object.entries(people)) {
    const the = here.as(person)
    const question = { object_id: discussion_id, comment: `I am ${standing}` }
    if (person === banned) {
      await the.isRefused('add_comment', question, 'object_not_found')
      await the.isRefused('comment_list', { object_id: discussion_id }, 'object_not_found')
    } else await the.call('add_comment', question)
  }
  // The questions go to the next owner with the project.
  await here.as(owner).call('group_owner_update', { group_id: id, new_owner_user_id: moderator.id })
  await here.as(people.outsider).call('add_comment', { object_id: discussion_id, comment: 'And now?' })
  await gatherNews(here.platform)
  assert((await newsOf(here, moderator)).includes('project_comment'))
  await here.as(moderator).call('group_delete', { group_id: id })
  for (const person of [owner, people.outsider])
    await here.as(person).isRefused('comment_list', { object_id: discussion_id }, 'object_not_found')
})

test('a block ends what is asked, and leaves what was said with the owner', async () => {
  const here = await world()
  const [ada, bob, cyd] = [await here.person('Ada'), await here.person('Bob'), await here.person('Cyd')]
  const { discussion_id } = await discussed(here, ada)
  const object = { object_id: discussion_id }
  const { comment_id } = (await here.as(bob).call('add_comment', { ...object, comment: 'Bad!' })).recdata
  await here.as(ada).call('block', { blocked_user_id: bob.id })
  await here.as(bob).isRefused('add_comment', { ...object, comment: 'Worse!' }, 'object_not_found')
  assert.deepEqual(await said(here, ada, discussion_id), [])
  assert.deepEqual(await said(here, cyd, discussion_id), [['Bad!']])
  const { recdata } = await here.as(ada).call('comment_blocked_list', object)
  assert.deepEqual(
    recdata.map((row) => [row.comment_id, row.comment]),
    [[comment_id, 'Bad!']],
  )
  await here.as(cyd).isRefused('comment_blocked_list', object, 'object_not_found')
  await here.as(ada).call('delete_comment', { comment_id })
  assert.deepEqual(await said(here, cyd, discussion_id), [])
})
