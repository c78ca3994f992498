/** Events and their readers: in memory after the commit, or through a job that is committed with them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Feature } from '../src/feature.ts'
import { on } from '../src/platform/events.ts'
import { write } from '../src/platform/write.ts'
import { makeWorld, type World } from './world.ts'

/** A feature that records the events it reads. */
function noting(durableAs?: string) {
  const noted: Array<{ post: number; member: number }> = []
  const feature: Feature = {
    readers: () => [
      on(
        'post.liked',
        async (event) => {
          noted.push(event)
        },
        durableAs === undefined ? {} : { durableAs },
      ),
    ],
  }
  return { noted, feature }
}

async function likedPost({ as, person }: World) {
  const [ada, bob] = [await person('Ada'), await person('Bob')]
  const { recdata } = await as(ada).call('add_post', { message: 'Likeable' })
  await as(bob).call('post_like', { post_id: recdata.post_id })
  return { post: recdata.post_id, member: bob.id }
}

const waiting = async ({ platform }: World, name: string) => {
  const { rows } = await platform.database.pool.query<{ data: object; state: string }>(
    'select data, state::text from jobs.job where name = $1',
    [name],
  )
  return rows
}

test('a reader in memory reads an event once its write has committed', async () => {
  const { noted, feature } = noting()
  const here = await makeWorld({ features: [feature] })
  const liked = await likedPost(here)
  assert.deepEqual(noted, [liked])
})

test('what fails in a reader does not fail the write', async () => {
  const feature: Feature = { readers: () => [on('post.liked', () => Promise.reject(new Error('Not today')))] }
  const here = await makeWorld({ features: [feature] })
  await likedPost(here)
})

test('a durable reader reads what was committed, also after the process that wrote it is gone', async () => {
  const first = noting('test-notes')
  const here = await makeWorld({ features: [first.feature] })
  const liked = await likedPost(here)
  // No worker runs here, as if the process had ended right after the commit.
  assert.deepEqual(first.noted, [])
  assert.deepEqual(await waiting(here, 'events.test-notes'), [{ data: liked, state: 'created' }])

  const second = noting('test-notes')
  const next = await makeWorld({ features: [second.feature], database: here.database })
  await next.platform.jobs.work(next.platform.events.jobs)
  while (second.noted.length === 0) await new Promise((resolve) => setTimeout(resolve, 50))
  assert.deepEqual(second.noted, [liked])
})

test('an event of a write that was taken back reaches no reader', async () => {
  const inMemory = noting()
  const durable = noting('test-taken-back')
  const here = await makeWorld({ features: [inMemory.feature, durable.feature] })
  await assert.rejects(
    write(here.platform, async ({ emit }) => {
      emit('post.liked', { post: 1, member: 1 })
      throw new Error('Taken back')
    }),
    /Taken back/,
  )
  assert.deepEqual(inMemory.noted, [])
  assert.deepEqual(await waiting(here, 'events.test-taken-back'), [])
  assert.deepEqual(here.events('post.liked'), [])
})

test('an attempt that is made once more tells what happened once', async () => {
  const durable = noting('test-again')
  const here = await makeWorld({ features: [durable.feature] })
  let attempts = 0
  await write(
    here.platform,
    async ({ emit }) => {
      emit('post.liked', { post: 1, member: 1 })
      if (++attempts === 1) throw new Error('Once more')
    },
    { mayTryAgain: async () => true },
  )
  assert.equal(attempts, 2)
  assert.equal((await waiting(here, 'events.test-again')).length, 1)
  assert.equal(here.events('post.liked').length, 1)
})
