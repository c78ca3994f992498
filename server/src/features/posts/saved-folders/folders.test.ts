import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { mostFolders } from '@commons/contract/shared/saved-folder.ts'
import { twoProcesses } from '../../../../test/processes.ts'
import type { Person, World } from '../../../../test/world.ts'

let here: World
let there: World
let ada: Person
let bob: Person
before(async () => {
  ;[here, there] = await twoProcesses()
  ada = await here.person('Ada')
  bob = await here.person('Bob')
})

const post = async (message: string) => (await here.as(bob).call('add_post', { message })).recdata.post_id
const create = async (who: Person, input: { name: string; post_id?: number }) =>
  (await here.as(who).call('add_saved_folder', input)).recdata.folder_id
const put = async (folder_id: number, post_id: number) =>
  (await here.as(ada).call('toggle_folder_post', { folder_id, post_id })).recdata.has_post
const listed = async (folder_id?: number, more: object = {}) =>
  (
    await here.as(ada).call('saved_post_list', { ...(folder_id === undefined ? {} : { folder_id }), ...more })
  ).recdata.map(({ post_id }) => post_id)
const folders = async (post_id?: number) =>
  (await here.as(ada).call('saved_folder_list', post_id === undefined ? {} : { post_id })).recdata.map(
    ({ name, post_count, has_post }) => [name, post_count, has_post],
  )

test('saved posts are put in folders, in several, and stay saved without them', async () => {
  const [soup, bread] = [await post('Soup'), await post('Bread')]
  const cooking = await create(ada, { name: 'Cooking', post_id: soup })
  const winter = await create(ada, { name: 'Winter' })
  assert.deepEqual(await listed(), [soup], 'it is saved')
  assert.deepEqual([await put(winter, soup), await put(cooking, bread)], [1, 1])
  assert.deepEqual(await listed(cooking), [bread, soup])
  const page = await here.as(ada).call('saved_post_list', { folder_id: cooking, limit: 1 })
  assert.deepEqual(await listed(cooking, { limit: 1, before: page.next }), [soup])
  assert.deepEqual(await folders(soup), [
    ['Cooking', 2, 1],
    ['Winter', 1, 1],
  ])
  assert.equal(await put(cooking, soup), 0)
  assert.deepEqual(await listed(cooking), [bread])
  assert.deepEqual(await listed(), [bread, soup])
  // No longer saved, it is in no folder; saved again, it is where it was.
  await here.as(ada).call('post_save', { post_id: soup })
  assert.deepEqual(
    [await listed(winter), await folders(soup)],
    [
      [],
      [
        ['Cooking', 1, 0],
        ['Winter', 0, 0],
      ],
    ],
  )
  await here.as(ada).call('post_save', { post_id: soup })
  assert.deepEqual(await listed(winter), [soup])
  await here.as(ada).call('rename_saved_folder', { folder_id: winter, name: 'Cold days' })
  await here.as(ada).call('delete_saved_folder', { folder_id: cooking })
  assert.deepEqual(await folders(), [['Cold days', 1, 0]])
  assert.deepEqual(await listed(), [soup, bread])
  // A post that its reader doesn't see any more leaves the list.
  await here.block(bob, ada)
  assert.deepEqual(await listed(winter), [])
  await here.as(bob).call('unblock', { blocked_user_id: ada.id })
})

test('a reminder without a remark stands for its original', async () => {
  const post_id = await post('Worth keeping')
  const { recdata } = await here.as(bob).call('repost', { post_id })
  const folder = await create(ada, { name: 'Reminded', post_id: recdata.post_id })
  assert.deepEqual(await listed(folder), [post_id])
  assert.deepEqual((await folders(recdata.post_id)).at(-1), ['Reminded', 1, 1])
  assert.equal(await put(folder, recdata.post_id), 0)
})

test('folders are their owner’s alone, have a name, and are at most fifty', async () => {
  const folder_id = await create(ada, { name: 'Mine' })
  const post_id = await post('Hello')
  const as = here.as(bob)
  await as.isRefused('saved_post_list', { folder_id }, 'folder_not_found')
  await as.isRefused('rename_saved_folder', { folder_id, name: 'His' }, 'folder_not_found')
  await as.isRefused('delete_saved_folder', { folder_id }, 'folder_not_found')
  await as.isRefused('toggle_folder_post', { folder_id, post_id }, 'folder_not_found')
  await here.as(ada).isRefused('toggle_folder_post', { folder_id, post_id: 999_999 }, 'post_not_found')
  await as.isRefused('add_saved_folder', { name: 'His', post_id: 999_999 }, 'post_not_found')
  for (const name of ['', ' ', 'x'.repeat(51)])
    await as.isRefused('add_saved_folder', { name }, 'invalid_fields')
  assert.deepEqual((await as.call('saved_folder_list', {})).recdata, [])
  const made = await Promise.all(
    Array.from({ length: mostFolders + 4 }, (_, nth) =>
      (nth % 2 ? here : there).as(bob).send('add_saved_folder', { name: `No. ${nth}` }),
    ),
  )
  assert.equal(made.filter(({ status }) => status === 200).length, mostFolders)
  assert.equal(made.filter(({ body }) => body['error'] === 'too_many_folders').length, 4)
})
