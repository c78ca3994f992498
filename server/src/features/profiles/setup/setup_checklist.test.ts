import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isForMembersOnly, verify } from '../../../../test/scenes/accounts-scene.ts'
import { jpeg } from '../../../../test/files/pictures.ts'
import { type Person, type World, world } from '../../../../test/world.ts'

const steps = async ({ as }: World, person: Person) =>
  Object.entries((await as(person).call('setup_checklist', {})).recdata ?? {}).flatMap(([step, done]) =>
    done ? [step] : [],
  )

test('each step is ticked by what was done, and the list is gone with the last', async () => {
  const here = await world()
  const { as } = here
  const ada = await here.person('Ada')
  assert.equal((await as(ada).call('setup_checklist', {})).recdata, null, 'not before the setup')
  await as(ada).call('add_user_interest', {})
  assert.deepEqual(await steps(here, ada), [])

  const { post_id } = (await as(ada).call('add_post', { message: 'first' })).recdata
  assert.deepEqual(await steps(here, ada), ['post'])
  await as(ada).call('post_delete', { post_id })
  assert.deepEqual(await steps(here, ada), [])
  await as(ada).call('add_post', { message: 'second' })

  for (const name of ['Bob', 'Cyd', 'Dee']) {
    assert.deepEqual(await steps(here, ada), ['post'])
    await here.follow(ada, await here.person(name))
  }
  assert.deepEqual(await steps(here, ada), ['post', 'follows'])
  await verify(here, ada)
  const { recdata } = await as(ada).call('add_detail', { nickname: 'A' })
  assert.deepEqual(await steps(here, ada), ['post', 'follows', 'email', 'about'])
  await as(ada).call('delete_detail', { detail_id: recdata.id })
  assert.deepEqual(await steps(here, ada), ['post', 'follows', 'email'])
  await as(ada).call('about_restore', { about_id: recdata.id })
  await as(ada).call('add_user_interest', {}, { profile_pic: await jpeg() })
  assert.equal((await as(ada).call('setup_checklist', {})).recdata, null)
})

test('what was hidden stays hidden, and a visitor sees none', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  await here.as(ada).call('add_user_interest', {})
  await here.as(ada).call('hide_setup_checklist', {})
  await here.as(ada).call('add_user_interest', { interest: '1' })
  assert.equal((await here.as(ada).call('setup_checklist', {})).recdata, null)
  await isForMembersOnly(here, 'setup_checklist', {})
  await isForMembersOnly(here, 'hide_setup_checklist', {})
  await isForMembersOnly(here, 'show_interests', {})
})
