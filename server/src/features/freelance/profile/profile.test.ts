import assert from 'node:assert/strict'
import { test } from 'node:test'
import { password, world } from '../../../../test/world.ts'

const words = {
  hourly_rate: '45.50',
  professional_headline: '  Builder of\n ovens ',
  top_skills: JSON.stringify(['Clay', 'clay', 'C++']),
  summary: 'Twelve loaves\nat once.',
}

test('a profile says what its member has written, and nothing before', async () => {
  const { as, person } = await world()
  const [ada, bob] = [await person('Ada'), await person('Bob')]
  const { data: empty } = await as(bob).call('get_freelancer_profile', { view_user_id: ada.id })
  assert.deepEqual([empty.hourly_rate, empty.professional_headline, empty.top_skills], [null, '', []])
  assert.deepEqual([empty.rating, empty.review_count, empty.earnings], ['0.0', 0, '0'])
  const sent = { ...words, idempotency_key: 'profile once' }
  const { data } = await as(ada).call('update_freelancer_profile', sent)
  assert.deepEqual((await as(ada).call('update_freelancer_profile', sent)).data, data)
  assert.equal(data.hourly_rate, '45.5')
  assert.equal(data.professional_headline, 'Builder of ovens')
  assert.deepEqual(data.top_skills, ['clay', 'C++'])
  assert.equal(data.is_own, 1)
  assert.deepEqual((await as(ada).call('get_freelancer_profile', { view_user_id: '' })).data, data)
  const { data: seen } = await as(bob).call('get_freelancer_profile', { view_user_id: ada.id })
  assert.deepEqual(seen, { ...data, is_own: 0 })
})

test('what a change leaves out stays, and empty text takes away', async () => {
  const { as, person } = await world()
  const ada = as(await person('Ada'))
  await ada.call('update_freelancer_profile', words)
  const { data } = await ada.call('update_freelancer_profile', { summary: 'Short' })
  assert.deepEqual([data.hourly_rate, data.summary, data.top_skills.length], ['45.5', 'Short', 2])
  const none = { hourly_rate: '', professional_headline: '', top_skills: [], summary: '' }
  const { data: bare } = await ada.call('update_freelancer_profile', none)
  assert.deepEqual([bare.hourly_rate, bare.professional_headline, bare.top_skills], [null, '', []])
})

test('what is wrong is named by its field', async () => {
  const { as, person } = await world()
  const ada = as(await person('Ada'))
  const cases: Array<[input: object, fields: object]> = [
    [{ hourly_rate: '12.345' }, { hourly_rate: 'Enter US dollars with up to 2 decimals' }],
    [{ hourly_rate: 'a lot' }, { hourly_rate: 'Enter US dollars with up to 2 decimals' }],
    [{ hourly_rate: 0.5 }, { hourly_rate: 'A rate is 1 to 10,000 US dollars an hour' }],
    [{ hourly_rate: '10000.01' }, { hourly_rate: 'A rate is 1 to 10,000 US dollars an hour' }],
    [
      { professional_headline: 'x'.repeat(121) },
      { professional_headline: 'A headline can have up to 120 characters' },
    ],
    [{ summary: 'x'.repeat(2001) }, { summary: 'A summary can have up to 2,000 characters' }],
    [
      { top_skills: Array.from({ length: 11 }, (_, i) => `skill ${i}`) },
      { top_skills: 'Choose up to 10 skills' },
    ],
    [{ top_skills: '{' }, { top_skills: 'Must be a list of skills' }],
  ]
  for (const [input, fields] of cases)
    assert.deepEqual(
      (await ada.isRefused('update_freelancer_profile', input, 'invalid_fields')).body['fields'],
      fields,
    )
})

test('blocked, away and unknown members have no profile', async () => {
  const { as, person, block } = await world()
  const [ada, bob, cyd] = [await person('Ada'), await person('Bob'), await person('Cyd')]
  await block(ada, bob)
  await as(cyd).call('deactivate_account', { password, consent: 1 })
  for (const [viewer, view_user_id] of [
    [bob, ada.id],
    [ada, bob.id],
    [ada, cyd.id],
    [ada, 999_999_999],
  ] as const)
    await as(viewer).isRefused('get_freelancer_profile', { view_user_id }, 'member_not_found')
})
