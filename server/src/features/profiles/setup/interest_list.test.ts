import assert from 'node:assert/strict'
import { test } from 'node:test'
import { interestKinds, interestNames } from '@commons/contract/profiles/setup.ts'
import { world } from '../../../../test/world.ts'
import { listInterests } from '../interests/interests.queries.ts'

test('a visitor reads the interests in their own language, each below its heading', async () => {
  const { url } = await world()
  const read = async (language: string) => {
    const answer = await fetch(`${url}/api/users/interest_list`, { headers: { 'accept-language': language } })
    return ((await answer.json()) as { recdata: Array<{ id: number; name: string; kind: string }> }).recdata
  }
  const [english, czech] = [await read('en'), await read('cs')]
  assert.deepEqual(english[0], { id: 1, name: 'Cooking', kind: 'Home and making' })
  assert.deepEqual(czech[0], { id: 1, name: 'Vaření', kind: 'Domov a tvoření' })
  const kinds = english.map(({ kind }) => kind)
  const changes = kinds.filter((kind, at) => kind !== kinds[at - 1])
  assert.equal(changes.length, new Set(kinds).size)
})

test('the database and the contract know the same interests, each with tags', async () => {
  const { platform } = await world()
  const rows = await listInterests(platform.database.db)
  assert.deepEqual(
    rows.map(({ name }) => name),
    interestNames,
  )
  assert.deepEqual([...new Set(rows.map(({ kind }) => kind))], interestKinds)
  const tagged = await platform.database.db
    .selectFrom('interest_tags')
    .select('interest_id')
    .distinct()
    .execute()
  assert.equal(tagged.length, rows.length)
})
