/** What is frequently asked about projects: pinned questions with their answers, and what makers write themselves. */
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { mostFaqs } from '@commons/contract/shared/project-faq.ts'
import { png } from '../../../../test/files/pictures.ts'
import { makeProject } from '../../../../test/scenes/projects-scene.ts'
import { type Person, type World, world } from '../../../../test/world.ts'

let here: World
let ada: Person
let bob: Person
let cyd: Person

before(async () => {
  here = await world()
  ;[ada, bob, cyd] = await Promise.all([here.person('Ada'), here.person('Bob'), here.person('Cyd')])
})

async function make() {
  const { id } = await makeProject(here, ada, { group_name: 'A well' })
  const { discussion_id } = (await here.as(ada).call('project_funding', { group_id: id })).recdata
  return { group_id: id, object_id: discussion_id }
}
const ask = async (who: Person, object_id: number, comment: string) =>
  (await here.as(who).call('add_comment', { object_id, comment })).recdata.comment_id
const reply = async (who: Person, comment_id: number, text: string) =>
  (await here.as(who).call('add_comment_reply', { comment_id, reply: text })).recdata.comment_id
const pin = async (comment_id: number, who = ada) =>
  (await here.as(who).call('project_faq_pin', { comment_id })).recdata.faq_id
const write = async (group_id: number, question: string) =>
  (await here.as(ada).call('project_faq_add', { group_id, question, answer: `${question}!` })).recdata.faq_id
const shown = async (who: Person, group_id: number) =>
  (await here.as(who).call('project_faq_list', { group_id })).recdata.map(
    ({ question, answer }) => `${question} ${answer}`,
  )

test('a question is pinned with the first answer of a maker, and whoever sees both sees it', async () => {
  const { group_id, object_id } = await make()
  const deep = await ask(bob, object_id, 'How deep?')
  await here.as(ada).isRefused('project_faq_pin', { comment_id: deep }, 'question_unanswered')
  await reply(cyd, deep, 'Very')
  await here.as(ada).isRefused('project_faq_pin', { comment_id: deep }, 'question_unanswered')
  const nine = await reply(ada, deep, 'Nine metres')
  await reply(ada, deep, 'Or ten')
  await here.as(bob).isRefused('project_faq_pin', { comment_id: deep }, 'group_forbidden')
  await here.as().isRefused('project_faq_pin', { comment_id: deep }, 'session_unknown')
  const faq_id = await pin(deep)
  assert.equal(await pin(deep), faq_id)
  for (const who of [ada, bob, cyd]) assert.deepEqual(await shown(who, group_id), ['How deep? Nine metres'])
  const list = await here.as(bob).call('project_faq_list', { group_id })
  assert.deepEqual([list.object, list.can_change, list.recdata[0]?.comment_id], [object_id, 0, deep])
  assert.equal((await here.as(ada).call('project_faq_list', { group_id })).can_change, 1)
  // Its words are those of the comments, as they are by now.
  await here.as(ada).call('edit_comment', { comment_id: nine, comment: 'Nine metres and a half' })
  assert.deepEqual(await shown(bob, group_id), ['How deep? Nine metres and a half'])
  await here.as(ada).isRefused('project_faq_edit', { faq_id, question: 'a', answer: 'b' }, 'faq_is_pinned')
  // Deleted, it is pinned no more, also where it comes back.
  await here.as(ada).call('delete_comment', { comment_id: nine })
  assert.deepEqual(await shown(ada, group_id), [])
  await here.as(ada).call('restore_comment', { comment_id: nine })
  assert.deepEqual(await shown(ada, group_id), [])
  await pin(deep)
  await here.as(bob).call('delete_comment', { comment_id: deep })
  assert.deepEqual(await shown(ada, group_id), [])
  await here.as(ada).isRefused('project_faq_pin', { comment_id: deep }, 'comment_not_found')
  await here.as(ada).isRefused('project_faq_pin', { comment_id: nine }, 'comment_not_found')
  const silent = (await here.as(bob).call('add_comment', { object_id }, { file: await png() })).recdata
    .comment_id
  await here.processMedia()
  await reply(ada, silent, 'A fine picture')
  await here.as(ada).isRefused('project_faq_pin', { comment_id: silent }, 'question_without_words')
})

test('who blocks somebody sees neither their questions nor their answers', async () => {
  const { group_id, object_id } = await make()
  const eve = await here.person('Eve')
  const wet = await ask(bob, object_id, 'Is it wet?')
  await reply(ada, wet, 'It will be')
  await pin(wet)
  await here.block(eve, bob)
  assert.deepEqual(await shown(eve, group_id), [])
  assert.deepEqual(await shown(cyd, group_id), ['Is it wet? It will be'])
})

test('makers write their own, order them, change them and take them off', async () => {
  const { group_id, object_id } = await make()
  const first = await write(group_id, 'When')
  const asked = await ask(bob, object_id, 'Where?')
  await reply(ada, asked, 'Here')
  const second = await pin(asked)
  await write(group_id, 'Why')
  assert.deepEqual(await shown(cyd, group_id), ['When When!', 'Where? Here', 'Why Why!'])
  await here.as(ada).call('project_faq_move', { faq_id: second, place: '0' })
  await here.as(ada).call('project_faq_move', { faq_id: first, place: 9 })
  assert.deepEqual(await shown(cyd, group_id), ['Where? Here', 'Why Why!', 'When When!'])
  const changed = { faq_id: first, question: 'How soon?', answer: 'In May' }
  await here.as(ada).call('project_faq_edit', changed)
  assert.deepEqual((await shown(cyd, group_id)).at(-1), 'How soon? In May')
  await here.as(ada).call('project_faq_delete', { faq_id: second })
  assert.deepEqual(await shown(cyd, group_id), ['Why Why!', 'How soon? In May'])
  assert.equal((await here.as(bob).call('comment_list', { object_id })).recdata[0]?.comment, 'Where?')
  for (const [call, input] of [
    ['project_faq_edit', changed],
    ['project_faq_move', { faq_id: first, place: 0 }],
    ['project_faq_delete', { faq_id: first }],
    ['project_faq_add', { group_id, question: 'Mine', answer: 'Mine' }],
  ] as const) {
    await here.as(bob).isRefused(call, input, 'group_forbidden')
    await here.as().isRefused(call, input, 'session_unknown')
  }
  await here.as(ada).isRefused('project_faq_list', { group_id: 987654 }, 'project_not_found')
  await here
    .as(ada)
    .isRefused('project_faq_add', { group_id: 987654, question: 'a', answer: 'b' }, 'project_not_found')
  for (const call of ['project_faq_edit', 'project_faq_move', 'project_faq_delete'] as const)
    await here
      .as(ada)
      .isRefused(call, { faq_id: 987654, question: 'a', answer: 'b', place: 0 }, 'faq_not_found')
  const { body } = await here.as(ada).send('project_faq_add', { group_id, question: ' ', answer: '' })
  assert.deepEqual(body['fields'], { question: 'What do people ask?', answer: "What's the answer?" })
  // Moderators are makers, too.
  await here.as(cyd).call('join_group', { group_id })
  const role = { group_id, member_user_id: cyd.id, role: 'moderator' } as const
  await here.as(ada).call('group_member_role_update', role)
  await here.as(cyd).call('project_faq_add', { group_id, question: 'Who?', answer: 'Ada and I' })
  assert.deepEqual((await shown(bob, group_id)).at(-1), 'Who? Ada and I')
  const { body: long } = await here
    .as(cyd)
    .send('project_faq_add', { group_id, question: 'x'.repeat(201), answer: 'x'.repeat(2001) })
  assert.deepEqual(Object.keys((long['fields'] ?? {}) as object).toSorted(), ['answer', 'question'])
})

test('there is room for some, also for those who add them at once', async () => {
  const { group_id, object_id } = await make()
  for (let nth = 1; nth < mostFaqs; nth++) await write(group_id, `Question ${nth}`)
  const asked = await ask(bob, object_id, 'Where?')
  await reply(ada, asked, 'Here')
  const answers = await Promise.all([
    here.as(ada).send('project_faq_pin', { comment_id: asked }),
    here.as(ada).send('project_faq_add', { group_id, question: 'One', answer: 'more' }),
  ])
  assert.deepEqual(answers.map(({ body }) => body['error'] ?? 'added').toSorted(), ['added', 'too_many_faqs'])
  assert.equal((await shown(bob, group_id)).length, mostFaqs)
})
