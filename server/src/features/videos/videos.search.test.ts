/** Videos in the search for everything. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeChannel, putVideo } from '../../../test/scenes/videos-scene.ts'
import { makeWorld } from '../../../test/world.ts'

test('public videos are found by their words, those with the words in their titles first', async () => {
  const here = await makeWorld()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  const channel = await makeChannel(here, ada, 'Quiet Kiln')
  const first = await putVideo(here, channel, { title: 'Zqglazing a jug' })
  await putVideo(here, channel, { title: 'Later', description: 'More zqglazing' })
  await putVideo(here, channel, { title: 'Zqglazing in secret', visibility: 'private' })
  await putVideo(here, channel, { title: 'Zqglazing by address', visibility: 'unlisted' })
  const found = async (search: string) => (await here.as(bob).call('all_search', { search })).videos
  const titles = async (search: string) => (await found(search)).map(({ title }) => title)
  assert.deepEqual(await titles('zqglaz'), ['Zqglazing a jug', 'Later'])
  assert.deepEqual(await titles('quiet kiln'), ['Later', 'Zqglazing a jug'])
  const [video] = await found('zqglazing jug')
  assert.deepEqual(
    { ...video, created_at: '' },
    {
      kind: 'video',
      id: first,
      title: 'Zqglazing a jug',
      channel_id: channel.id,
      channel_name: 'Quiet Kiln',
      channel_file: null,
      created_at: '',
    },
  )
  for (const search of ['', 'zqglazing nothing', 'zqglazing has:video'])
    assert.deepEqual(await titles(search), [], search)
  await here.block(ada, bob)
  assert.deepEqual(await titles('zqglazing'), [])
})
