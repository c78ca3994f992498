/** A reputation that is taken along: what it counts, and that it can't be altered. */
import assert from 'node:assert/strict'
import { verify as isSigned } from 'node:crypto'
import { test } from 'node:test'
import { isForMembersOnly, verify } from '../../../../test/scenes/accounts-scene.ts'
import { agree, setEarned } from '../../../../test/scenes/freelance-scene.ts'
import { world } from '../../../../test/world.ts'
import { openSigning } from '../../../platform/signing.ts'
import { documentOf, readDocument } from './reputation.document.ts'

test('only members export theirs', async () => {
  await isForMembersOnly(await world(), 'export_reputation', {})
})

test('it counts distinct accounts and amounts, and names nobody else', async () => {
  const here = await world()
  const [ada, bob, cyd] = [await here.person('Ada'), await here.person('Bob'), await here.person('Cyd')]
  for (const person of [ada, bob, cyd]) await verify(here, person)
  for (const client of [ada, ada, cyd]) {
    const { id, project_id } = await agree(here, client, bob)
    await setEarned(here, id, 12_345)
    const review = { project_id: project_id ?? 0, review_user_id: bob.id, rating: client === cyd ? 4 : 5 }
    await here.as(client).call('add_review', review)
    const back = { project_id: project_id ?? 0, review_user_id: client.id, rating: 3 }
    await here.as(bob).call('add_review', back)
  }
  await agree(here, ada, bob)
  const { data } = await here.as(bob).call('export_reputation', {})
  assert.deepEqual(data.statement.as_freelancer, {
    counterparts: 2,
    agreements: 3,
    amount_usd: '370.35',
    reviews: 3,
    rating: '4.7',
  })
  assert.deepEqual(data.statement.as_client, {
    counterparts: 0,
    agreements: 0,
    amount_usd: '0',
    reviews: 0,
    rating: '0.0',
  })
  assert.equal(data.statement.username, bob.username)
  for (const other of [ada, cyd]) assert(!data.document.includes(other.username))
  const ofAda = (await here.as(ada).call('export_reputation', {})).data.statement.as_client
  assert.deepEqual(ofAda, { counterparts: 1, agreements: 2, amount_usd: '246.9', reviews: 2, rating: '3.0' })
  // By what anybody has: the file and the public key.
  const { statement, signature } = JSON.parse(data.document) as { statement: object; signature: string }
  const bytes = Buffer.from(JSON.stringify(statement))
  assert(isSigned(null, bytes, data.public_key, Buffer.from(signature, 'base64url')))
})

test('work with one’s own second account is left out', async () => {
  const here = await world()
  const [ada, bob] = [await here.person('Ada'), await here.person('Bob')]
  for (const person of [ada, bob]) await verify(here, person)
  const { id } = await agree(here, ada, bob)
  await setEarned(here, id, 5_000)
  await here.platform.database.pool.query('update agreements set is_related = true where id = $1', [id])
  const { data } = await here.as(bob).call('export_reputation', {})
  assert.deepEqual(
    [data.statement.as_freelancer.agreements, data.statement.as_freelancer.amount_usd],
    [0, '0'],
  )
})

test('visitors check it; one that is altered by a byte, anywhere, is refused', async () => {
  const here = await world()
  const ada = await here.person('Ada')
  const { data } = await here.as(ada).call('export_reputation', {})
  const { document } = data
  const checked = await here.as().call('verify_reputation', { document })
  assert.deepEqual(checked.data, { key_id: data.key_id, statement: data.statement })
  const { signing } = here.platform
  for (let at = 0; at < document.length; at++)
    for (const byte of ['0', 'A', ' '])
      if (document[at] !== byte) {
        const altered = document.slice(0, at) + byte + document.slice(at + 1)
        assert.equal(typeof readDocument(altered, signing), 'string', altered)
      }
  for (const altered of [` ${document}`.replace('{', '{ '), document.replace('0.0', '5.0'), '{}', 'x'])
    await here.as().isRefused('verify_reputation', { document: altered }, 'reputation_invalid')
  const elsewhere = documentOf(data.statement, openSigning(Buffer.alloc(32, 7)))
  await here.as().isRefused('verify_reputation', { document: elsewhere }, 'reputation_key_unknown')
})
