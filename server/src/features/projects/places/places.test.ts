import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isForMembersOnly } from '../../../../test/scenes/accounts-scene.ts'
import { world } from '../../../../test/world.ts'

test('a position has the place nearest to it, in one’s language', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const at = async (latitude: number | string, longitude: number | string) =>
    (await here.as(ada).call('reverse_geocode', { latitude, longitude })).data
  assert.deepEqual(await at('49.1951', 16.6068), {
    location: 'Brno, South Moravian, Czechia',
    name: 'Brno',
    region: 'South Moravian',
    country: 'Czechia',
  })
  // Finds near places across the antimeridian.
  assert.equal((await at(66.32, 179.98)).name, 'Egvekinot')
  await here.as(ada).isRefused('reverse_geocode', { latitude: 0, longitude: -30 }, 'place_not_found')
  for (const [latitude, longitude] of [
    [91, 0],
    [0, '181'],
    ['', ''],
  ])
    assert.equal((await here.as(ada).send('reverse_geocode', { latitude, longitude })).status, 422)
  await isForMembersOnly(here, 'reverse_geocode', { latitude: 0, longitude: 0 })
})

test('places are suggested by their beginnings, well-known ones first', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const first = async (search: string) =>
    (await here.as(ada).call('place_list', { search })).recdata[0]?.location
  assert.equal(await first('lond'), 'London, England, United Kingdom')
  assert.equal(await first('CESKY KRUM'), 'Český Krumlov, South Bohemian Region, Czechia')
  assert.equal(await first('prague'), 'Prague, Czechia')
  assert.equal(await first('zzzz'), undefined)
  assert.equal((await here.as(ada).send('place_list', { search: ' ' })).status, 422)
  await isForMembersOnly(here, 'place_list', { search: 'lond' })
})
