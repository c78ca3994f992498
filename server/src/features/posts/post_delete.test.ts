import assert from 'node:assert/strict'
import { test } from 'node:test'
import { jpeg } from '../../../test/files/pictures.ts'
import { makeWorld, world } from '../../../test/world.ts'
import { mediaName } from '../../platform/media/store/store.ts'
import { removeDeletedPosts } from './posts.jobs.ts'

test('a deleted post is gone for everybody and comes back whole', async () => {
  const { as, person, url, post } = await world()
  const [ada, bob] = [await person('Ada'), await person('Bob')]
  const { post_id, file } = await post(ada, { message: 'oops' }, { file: await jpeg() })
  const picture = url + (file ?? '')
  await as(bob).call('post_like', { post_id })
  assert.equal((await fetch(picture)).status, 200)

  await as(ada).call('post_delete', { post_id })
  await as(ada).isRefused('post_detail', { post_id }, 'post_not_found')
  await as(bob).isRefused('post_like', { post_id }, 'post_not_found')
  await as(ada).isRefused('post_delete', { post_id }, 'post_not_found')
  assert.equal((await fetch(picture)).status, 404)

  const restored = await as(ada).call('post_restore', { post_id })
  assert.equal(restored.recdata.like_count, 1)
  assert.equal((await fetch(picture)).status, 200)
  await as(ada).isRefused('post_restore', { post_id }, 'post_not_found')
})

test('only the author deletes and restores', async () => {
  const { as, person } = await world()
  const [ada, bob] = [await person('Ada'), await person('Bob')]
  const { post_id } = (await as(ada).call('add_post', { message: 'mine' })).recdata
  await as(bob).isRefused('post_delete', { post_id }, 'post_not_found')
  await as(ada).call('post_delete', { post_id })
  await as(bob).isRefused('post_restore', { post_id }, 'post_not_found')
})

test('after thirty days it is removed with its picture', async () => {
  const { as, person, platform, post, removeFiles } = await makeWorld()
  const ada = await person('Ada')
  const old = await post(ada, { message: 'old' }, { file: await jpeg() })
  const young = await post(ada, { message: 'young' }, { file: await jpeg() })
  await as(ada).call('post_delete', { post_id: old.post_id })
  await as(ada).call('post_delete', { post_id: young.post_id })
  const { pool } = platform.database
  await pool.query(`update posts set deleted_at = now() - interval '31 days' where message = 'old'`)
  await removeDeletedPosts(platform).work({})

  assert.equal((await pool.query('select message from posts')).rows[0]?.message, 'young')
  assert.equal((await pool.query('select 1 from media')).rows.length, 1)
  await as(ada).isRefused('post_restore', { post_id: old.post_id }, 'post_not_found')
  assert.equal((await as(ada).call('post_restore', { post_id: young.post_id })).recdata.message, 'young')
  const nameOf = ({ file }: typeof old) => {
    const key = file?.split('/')[2] ?? ''
    return mediaName(key, '480.webp')
  }
  assert.notEqual(await platform.mediaStore.size(nameOf(old)), undefined)
  await platform.mediaRoad.removeFiles()
  assert.notEqual(await platform.mediaStore.size(nameOf(old)), undefined, 'a backup may be under way')
  await removeFiles()
  assert.equal(await platform.mediaStore.size(nameOf(old)), undefined)
  assert.notEqual(await platform.mediaStore.size(nameOf(young)), undefined)
})
