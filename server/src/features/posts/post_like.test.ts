import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { makeWorld, world } from '../../../test/world.ts'

test('a like is toggled and counted', async () => {
  const { as, person } = await world()
  const [ada, bob] = [await person('Ada'), await person('Bob')]
  const { post_id } = (await as(ada).call('add_post', { message: 'like me' })).recdata
  const liked = await as(bob).call('post_like', { post_id })
  assert.deepEqual(liked.recdata, { post_id, user_like: 1, user_dislike: 0, like_count: 1, dislike_count: 0 })
  const seen = await as(ada).call('post_detail', { post_id })
  assert.equal(seen.recdata.like_count, 1)
  assert.equal(seen.recdata.user_like, 0)
  assert.equal((await as(bob).call('post_like', { post_id })).recdata.like_count, 0)
})

test('a like and a dislike exclude each other', async () => {
  const { as, person } = await world()
  const ada = await person('Ada')
  const { post_id } = (await as(ada).call('add_post', { message: 'well' })).recdata
  await as(ada).call('post_like', { post_id })
  const turned = await as(ada).call('post_dislike', { post_id })
  assert.deepEqual(turned.recdata, {
    post_id,
    user_like: 0,
    user_dislike: 1,
    like_count: 0,
    dislike_count: 1,
  })
})

test('a like is told, of what was liked; what takes it back, or dislikes, is not', async () => {
  const { as, person, events } = await makeWorld()
  const [ada, bob] = [await person('Ada'), await person('Bob')]
  const { post_id } = (await as(ada).call('add_post', { message: 'like me' })).recdata
  const pointer = (await as(bob).call('repost', { post_id })).recdata.post_id
  await as(bob).call('post_like', { post_id: pointer })
  assert.deepEqual(events('post.liked'), [{ post: post_id, member: bob.id }])
  await as(bob).call('post_like', { post_id })
  await as(bob).call('post_dislike', { post_id })
  assert.equal(events('post.liked').length, 1)
})

test('who cannot see it cannot like it', async () => {
  const { as, person } = await world()
  const [ada, eve] = [await person('Ada'), await person('Eve')]
  const { post_id } = (await as(ada).call('add_post', { message: 'private', post_type: 'private' })).recdata
  await as(eve).isRefused('post_like', { post_id }, 'post_not_found')
  await as(eve).isRefused('post_dislike', { post_id }, 'post_not_found')
  await as(eve).isRefused('post_like', { post_id: 999_999 }, 'post_not_found')
})

test('whoever does what at the same time, counts equal what they count', async () => {
  const { as, person, platform } = await makeWorld()
  const people = await Promise.all(['Ada', 'Bob', 'Cid', 'Dan'].map((name) => person(name)))
  const author = people[0]
  assert(author)
  const posts = await Promise.all([1, 2].map((n) => as(author).call('add_post', { message: `post ${n}` })))
  const act = fc.record({
    who: fc.nat(3),
    post: fc.nat(1),
    call: fc.constantFrom('post_like' as const, 'post_dislike' as const),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 25 }), async (acts) => {
      await Promise.all(
        acts.map(({ who, post, call }) =>
          as(people[who]).call(call, { post_id: posts[post]?.recdata.post_id ?? 0 }),
        ),
      )
      const { rows } = await platform.database.pool.query(`
        select * from objects c join lateral (
          select count(*) filter (where kind = 'like') as l, count(*) filter (where kind = 'dislike') as d
          from reactions r where r.object_id = c.id) real on true
        where c.likes <> real.l or c.dislikes <> real.d`)
      assert.deepEqual(rows, [])
    }),
    { numRuns: 12 },
  )
})
