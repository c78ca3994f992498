/** Pictures and a video in the stories of projects: who sees them, who changes them, and what becomes of them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mostStoryPictures } from '@commons/contract/shared/project-story.ts'
import { sql } from 'kysely'
import { jpeg, png } from '../../../../test/files/pictures.ts'
import { mp4 } from '../../../../test/files/videos.ts'
import { makeProject } from '../../../../test/scenes/projects-scene.ts'
import { type Person, type World, world } from '../../../../test/world.ts'

const description = 'We bake.\n\nThe street eats.\nEverybody helps.'

const make = async (here: World, owner: Person) =>
  (await makeProject(here, owner, { group_name: 'Oven', description })).id
const add = async (here: World, owner: Person, group_id: number, more: object = {}) =>
  (await here.as(owner).call('add_story_picture', { group_id, ...more }, { file: await png() })).recdata
    .story_picture_id
const storyOf = async (here: World, who: Person | undefined, group_id: number) =>
  (who
    ? await here.as(who).call('project_funding', { group_id })
    : await here.as().call('project_detail', { group_id })
  ).recdata.story
const placesOf = async (here: World, who: Person | undefined, group_id: number) =>
  (await storyOf(here, who, group_id)).pictures.map(({ after, caption }) => `${after} ${caption}`)
const filesOf = async ({ platform }: World, { id }: Person) =>
  (await platform.database.db.selectFrom('media').select('key').where('owner_id', '=', id).execute()).length

test('pictures stand between paragraphs, for everybody, and only the owner changes them', async () => {
  const here = await world()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  const group_id = await make(here, ada)
  const said = { after: '1', caption: 'The oven', alt: 'Bricks' }
  const first = await add(here, ada, group_id, said)
  const last = await add(here, ada, group_id, { caption: 'The street' })
  const second = await add(here, ada, group_id, { after: 1, caption: 'The door' })
  for (const who of [ada, bob, undefined])
    assert.deepEqual(await placesOf(here, who, group_id), ['1 The oven', '1 The door', '3 The street'])
  const [shown] = (await storyOf(here, undefined, group_id)).pictures
  assert.equal(shown?.picture.alt, 'Bricks')
  assert.equal((await fetch(`${here.url}${shown.picture.sources[0]?.url}`)).status, 200)

  await here.as(ada).call('edit_story_picture', { story_picture_id: first, caption: 'Our oven' })
  const move = (story_picture_id: number, after: number, place?: number) =>
    here
      .as(ada)
      .call('move_story_picture', { story_picture_id, after, ...(place !== undefined && { place }) })
  await move(last, 1, 1)
  assert.deepEqual(await placesOf(here, bob, group_id), ['1 Our oven', '1 The street', '1 The door'])
  await move(second, 1, 0)
  await move(first, 99)
  assert.deepEqual(await placesOf(here, bob, group_id), ['1 The door', '1 The street', '3 Our oven'])
  assert.equal((await storyOf(here, bob, group_id)).pictures.at(-1)?.picture.alt, 'Bricks')

  for (const [call, input] of [
    ['edit_story_picture', { story_picture_id: first, caption: 'Mine' }],
    ['move_story_picture', { story_picture_id: first, after: 0 }],
    ['delete_story_picture', { story_picture_id: first }],
    ['delete_story_video', { group_id }],
    ['mark_story', { group_id, nsfw: 'Other' }],
  ] as const) {
    await here.as(bob).isRefused(call, input, 'group_forbidden')
    await here.as().isRefused(call, input, 'session_unknown')
  }
  await here.as(bob).isRefused('add_story_picture', { group_id }, 'group_forbidden', { file: await png() })
  await here.as(bob).isRefused('set_story_video', { group_id }, 'group_forbidden', { file: await mp4({}) })
  const unknown = { group_id: 987654 }
  await here.as(ada).isRefused('add_story_picture', unknown, 'project_not_found', { file: await png() })
  for (const call of ['delete_story_video', 'mark_story'] as const)
    await here.as(ada).isRefused(call, { ...unknown, nsfw: '' }, 'project_not_found')
  await here.as(ada).isRefused('add_story_picture', { group_id }, 'picture_missing')
  await here.as(ada).isRefused('set_story_video', { group_id }, 'story_video_missing')

  await here.as(ada).call('delete_story_picture', { story_picture_id: first })
  for (const call of ['edit_story_picture', 'move_story_picture', 'delete_story_picture'] as const)
    await here.as(ada).isRefused(call, { story_picture_id: first, after: 0 }, 'story_picture_not_found')
  assert.equal(await filesOf(here, ada), 2)
})

test('pictures stay beside their paragraphs when the text changes', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const group_id = await make(here, ada)
  for (const [after, caption] of [
    [0, 'top'],
    [1, 'bread'],
    [1, 'more bread'],
    [2, 'street'],
    [3, 'end'],
  ] as const)
    await add(here, ada, group_id, { after, caption })
  await here
    .as(ada)
    .call('project_update', { group_id, description: `We bake.\nEvery day.\n${description.slice(9)}` })
  assert.deepEqual(await placesOf(here, ada, group_id), [
    '0 top',
    '1 bread',
    '1 more bread',
    '3 street',
    '4 end',
  ])
  // Also where it is changed as a group.
  await here.as(ada).call('group_update', { group_id, description: 'We bake.\nEverybody helps.' })
  assert.deepEqual(await placesOf(here, ada, group_id), [
    '0 top',
    '1 bread',
    '1 more bread',
    '1 street',
    '2 end',
  ])
  await here.as(ada).call('project_update', { group_id, description: '' })
  assert.deepEqual(await placesOf(here, ada, group_id), [
    '0 top',
    '0 bread',
    '0 more bread',
    '0 street',
    '0 end',
  ])
})

test('there is room for some pictures, also for those who add them at once', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const group_id = await make(here, ada)
  for (let nth = 0; nth < mostStoryPictures - 1; nth++) await add(here, ada, group_id)
  const file = await png()
  const answers = await Promise.all(
    [1, 2, 3].map(() => here.as(ada).send('add_story_picture', { group_id }, { file })),
  )
  assert.deepEqual(answers.map(({ body }) => body['error'] ?? 'added').toSorted(), [
    'added',
    'too_many_story_pictures',
    'too_many_story_pictures',
  ])
  assert.equal(await filesOf(here, ada), mostStoryPictures)
  const long = await here.as(ada).send('add_story_picture', { group_id, caption: 'x'.repeat(201) }, { file })
  assert.deepEqual(long.body['fields'], { caption: 'Too long. The limit is 200 characters.' })
  const wrong = await here.as(ada).send('add_story_picture', { group_id, after: 'soon' }, { file })
  assert.deepEqual(Object.keys((wrong.body['fields'] ?? {}) as object), ['after'])
  await here
    .as(ada)
    .isRefused('add_story_picture', { group_id }, 'file_kind_unsupported', { file: await mp4({}) })
})

test('a video stands on top once it is ready; until then only its owner knows of it', async () => {
  const here = await world()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  const group_id = await make(here, ada)
  const captions = new Blob(['1\n00:00:00,500 --> 00:00:01,500\nHello\n'], { type: 'text/plain' })
  const file = await mp4({ seconds: 2 })
  await here.as(ada).call('set_story_video', { group_id, alt: 'Dough' }, { file, captions })
  const waiting = (await storyOf(here, ada, group_id)).video
  assert.deepEqual([waiting?.file_state, waiting?.video, waiting?.file_failure], ['processing', null, null])
  for (const who of [bob, undefined]) assert.equal((await storyOf(here, who, group_id)).video, null)
  await here.processMedia()
  for (const who of [ada, bob, undefined]) {
    const shown = (await storyOf(here, who, group_id)).video
    assert.deepEqual([shown?.file_state, shown?.video?.poster.alt], ['ready', 'Dough'])
    for (const url of [shown?.video?.sources[0]?.url, shown?.video?.captions])
      assert.equal((await fetch(`${here.url}${url}`)).status, 200)
  }
  // Another one takes its place.
  await here.as(ada).call('set_story_video', { group_id }, { file })
  assert.equal(await filesOf(here, ada), 1)
  assert.equal((await storyOf(here, bob, group_id)).video, null)
  // One that can't be used says so to its owner.
  const { db } = here.platform.database
  await sql`update media set state = 'failed', failure = 'file_broken' where owner_id = ${ada.id}`.execute(db)
  assert.match((await storyOf(here, ada, group_id)).video?.file_failure ?? '', /file/)
  assert.equal((await storyOf(here, bob, group_id)).video, null)
  await here.as(ada).call('delete_story_video', { group_id })
  await here.as(ada).call('delete_story_video', { group_id })
  assert.equal((await storyOf(here, ada, group_id)).video, null)
  assert.equal(await filesOf(here, ada), 0)
  await here
    .as(ada)
    .isRefused('set_story_video', { group_id }, 'file_kind_unsupported', { file: await jpeg() })
})

test('what is not safe for work is neither for the young nor for visitors', async () => {
  const here = await world()
  const [ada, bob, cyd] = [await here.person('Ada'), await here.person('Bob'), await here.person('Cyd')]
  const group_id = await make(here, ada)
  await add(here, ada, group_id, { caption: 'Skin' })
  const { db } = here.platform.database
  await sql`update members set born_on = current_date - interval '15 years' where id = ${cyd.id}`.execute(db)
  assert.equal((await storyOf(here, cyd, group_id)).pictures.length, 1)
  const { body } = await here.as(ada).send('mark_story', { group_id, nsfw: 'Boredom' })
  assert.deepEqual(Object.keys((body['fields'] ?? {}) as object), ['nsfw'])
  await here.as(ada).call('mark_story', { group_id, nsfw: 'Nudity, Other' })
  for (const [who, count] of [
    [ada, 1],
    [bob, 1],
    [cyd, 0],
    [undefined, 0],
  ] as const) {
    const { nsfw, pictures } = await storyOf(here, who, group_id)
    assert.deepEqual([nsfw, pictures.length], ['Nudity,Other', count], who?.name)
  }
  await here.as(ada).call('mark_story', { group_id, nsfw: '' })
  assert.equal((await storyOf(here, undefined, group_id)).pictures.length, 1)
})

test('the files go with the project, and with whoever added them', async () => {
  const here = await world()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  const { db } = here.platform.database
  const first = await make(here, ada)
  await add(here, ada, first)
  const [shown] = (await storyOf(here, undefined, first)).pictures
  const url = `${here.url}${shown?.picture.sources[0]?.url}`
  await here.as(ada).call('group_delete', { group_id: first, group_name: 'Oven' })
  assert.equal((await fetch(url)).status, 404)
  await sql`delete from groups where id = ${first}`.execute(db)
  assert.equal(await filesOf(here, ada), 0)

  const second = await make(here, ada)
  await add(here, ada, second)
  await here.as(bob).call('join_group', { group_id: second })
  await here.as(ada).call('group_owner_update', { group_id: second, new_owner_user_id: bob.id })
  assert.equal((await storyOf(here, bob, second)).pictures.length, 1)
  await sql`delete from members where id = ${ada.id}`.execute(db)
  assert.equal((await storyOf(here, bob, second)).pictures.length, 0)
})
