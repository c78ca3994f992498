/** Jobs and freelancers in the search for everything. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addJob } from '../../../../test/scenes/freelance-scene.ts'
import { type Person, type World, world } from '../../../../test/world.ts'

const find = async (here: World, viewer: Person, search: string) => {
  const { projects, freelancers } = await here.as(viewer).call('all_search', { search })
  return { projects, freelancers }
}

test('jobs that take bids are found by their words, newest first', async () => {
  const here = await world()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  const one = await addJob(here, ada, { title: 'A quixotic windmill' })
  const two = await addJob(here, ada, {
    skills_required: '["Quixotry"]',
    pay_by: 'hourly',
    cost_estimation: '5-20',
  })
  const closed = await addJob(here, ada, { title: 'Quixotic, closed' })
  await here.as(ada).call('close_project', { project_id: closed.id })
  const { projects, freelancers } = await find(here, bob, 'QUIXOT')
  assert.deepEqual(freelancers, [])
  assert.deepEqual(
    projects.map(({ id }) => id),
    [two.id, one.id],
  )
  assert.deepEqual(projects[0], {
    kind: 'job',
    id: two.id,
    user_id: ada.id,
    username: ada.username,
    full_name: 'Ada',
    profile_pic: null,
    title: 'An oven of clay',
    cost_estimation: '5-20',
    pay_by: 'hourly',
  })
  await here.block(ada, bob)
  assert.deepEqual((await find(here, bob, 'quixotic')).projects, [])
})

test('freelancers are found by what they do', async () => {
  const here = await world()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  await here.as(ada).call('update_freelancer_profile', {
    professional_headline: 'Zeppelin pilot',
    top_skills: ['Airships'],
    hourly_rate: 30,
  })
  for (const search of ['zeppelin', 'airsh pilot'])
    assert.deepEqual((await find(here, bob, search)).freelancers, [
      {
        kind: 'freelancer',
        id: ada.id,
        user_id: ada.id,
        username: ada.username,
        full_name: 'Ada',
        profile_pic: null,
        professional_headline: 'Zeppelin pilot',
        top_skills: ['Airships'],
        hourly_rate: '30',
      },
    ])
  assert.deepEqual((await find(here, bob, 'zeppelin chef')).freelancers, [])
  await here.block(bob, ada)
  assert.deepEqual((await find(here, bob, 'zeppelin')).freelancers, [])
})
