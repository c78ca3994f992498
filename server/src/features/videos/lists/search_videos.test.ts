/** Searching for videos. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { blob } from '../../../../test/files/pictures.ts'
import { makeChannel, putVideo } from '../../../../test/scenes/videos-scene.ts'
import { makeWorld } from '../../../../test/world.ts'

test('videos are found by words of title, tags, description and channel, also with a typo', async () => {
  const here = await makeWorld()
  const { as, person, block } = here
  const [ada, bob, eve] = [await person('Ada'), await person('Bob'), await person('Eve')]
  const kitchen = await makeChannel(here, ada, 'Kitchen of Ada')
  const garden = await makeChannel(here, eve, 'Garden')
  const find = async (search_term: string, more: object = {}) => {
    const { body } = await as(bob).send('search_videos', { search_term, page: '1', limit: '5', ...more })
    const { videos } = body['response'] as { videos: Array<{ video_id: number }> }
    return videos.map(({ video_id }) => video_id)
  }
  const bread = await putVideo(here, kitchen, { title: 'Žitný chléb', seconds: 60, hours: 48 })
  const said = await putVideo(here, kitchen, {
    title: 'Sunday',
    description: 'we bake zitny chleb',
    seconds: 600,
  })
  const tagged = await putVideo(here, garden, { hashtags: ['Compost'], seconds: 3600 })
  await putVideo(here, kitchen, { title: 'Chléb for me', visibility: 'private' })
  await putVideo(here, kitchen, { title: 'Chléb by its address', visibility: 'unlisted' })
  const captions = blob(Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nMouka\n'), 'text/vtt')
  await as(ada).call('set_video_captions', { video_id: said, language: 'cs' }, { captions })
  assert.deepEqual(await find('chleb'), [bread, said], 'the title first')
  assert.deepEqual(await find('ZITN ch'), [bread, said], 'by beginnings')
  assert.deepEqual(await find('chelb žitný'), [bread, said], 'with a typo')
  assert.deepEqual(await find('kitchen'), [said, bread], 'by the channel')
  assert.deepEqual(await find('copmost'), [tagged], 'by the tag, with a typo')
  assert.deepEqual(await find('nothing at all'), [])
  assert.deepEqual(await find(' . '), [])
  assert.deepEqual(await find('chleb', { length: 'short' }), [bread])
  assert.deepEqual(await find('', { length: 'long' }), [tagged])
  assert.deepEqual(await find('', { length: 'medium', since: 'week' }), [said])
  assert.deepEqual(await find('chleb', { since: 'day' }), [said])
  assert.deepEqual(await find('chleb', { has_captions: 1 }), [said])
  assert.deepEqual(await find('', { channel_id: kitchen.id }), [said, bread])
  const first = await as(bob).call('search_videos', { search_term: 'chleb', limit: 1 })
  const rest = await as(bob).call('search_videos', { search_term: 'chleb', limit: 1, before: first.next })
  assert.deepEqual(
    [first, rest].map(({ response }) => response.videos[0]?.video_id),
    [bread, said],
  )
  await as(bob).call('add_mute', { mute_type: 'tag', word: 'compost' })
  assert.deepEqual(await find('compost'), [])
  await block(ada, bob)
  for (const words of ['chleb', 'chelb', 'kitchen']) assert.deepEqual(await find(words), [])
  for (const [field, value] of [
    ['length', 'endless'],
    ['since', 'ever'],
  ] as const) {
    const { body } = await as(bob).send('search_videos', { search_term: 'x', [field]: value })
    assert.equal(body['error'], 'invalid_fields')
  }
})
