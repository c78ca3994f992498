import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isForMembersOnly } from '../../../../test/scenes/accounts-scene.ts'
import { world } from '../../../../test/world.ts'

test('tokens are always there; what is noted is listed and deleted by its owner alone', async () => {
  const { as, person } = await world()
  const [ada, eve] = [await person('Ada'), await person('Eve')]
  const list = async () => (await as(ada).call('payment_method_list', {})).recdata
  const tokens = { payment_method_id: null, type: 'tokens', detail: '' }
  assert.deepEqual(await list(), [tokens])
  const { recdata } = await as(ada).call('add_payment_method', { type: 'bank', detail: ' Savings ' })
  assert.deepEqual([recdata.type, recdata.detail], ['bank', 'Savings'])
  assert.deepEqual(await list(), [tokens, recdata])
  const it = { payment_method_id: recdata.payment_method_id ?? 0 }
  await as(eve).isRefused('delete_payment_method', it, 'payment_method_not_found')
  await as(ada).call('delete_payment_method', it)
  assert.deepEqual(await list(), [tokens])
  await as(ada).isRefused('delete_payment_method', it, 'payment_method_not_found')
})

test('a card number is never kept, however it is written', async () => {
  const { as, person } = await world()
  const ada = await person('Ada')
  for (const detail of ['4111 1111 1111 1111', 'visa 5500-0000-0000-0004', '378282246310005', '']) {
    const { body } = await as(ada).isRefused(
      'add_payment_method',
      { type: 'other', detail },
      'invalid_fields',
    )
    assert.deepEqual(Object.keys(body['fields'] as object), ['detail'])
  }
  await as(ada).isRefused('add_payment_method', { type: 'card' as never, detail: 'x' }, 'invalid_fields')
  await as(ada).call('add_payment_method', { type: 'bank', detail: 'Account ending 1234' })
})

test('twenty are kept, also of clicks at once', async () => {
  const { as, person } = await world()
  const ada = await person('Ada')
  const answers = await Promise.all(
    Array.from({ length: 25 }, (_, i) =>
      as(ada).send('add_payment_method', { type: 'wallet', detail: `Wallet ${i}` }),
    ),
  )
  assert.equal(answers.filter(({ status }) => status === 200).length, 20)
  await as(ada).isRefused(
    'add_payment_method',
    { type: 'wallet', detail: 'one more' },
    'too_many_payment_methods',
  )
})

test('visitors and who waits for the second factor reach none of them', async () => {
  const here = await world()
  await isForMembersOnly(here, 'payment_method_list', {})
  await isForMembersOnly(here, 'add_payment_method', { type: 'bank', detail: 'x' })
  await isForMembersOnly(here, 'delete_payment_method', { payment_method_id: 1 })
})
