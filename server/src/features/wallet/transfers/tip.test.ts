import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { balanceOf, give, ledgerHolds, openMoney } from '../../../../test/scenes/wallet-scene.ts'
import { type Person, type World, world } from '../../../../test/world.ts'

let here: World
let ada: Person
let bob: Person
let post_id: number

before(async () => {
  here = await world()
  await openMoney(here)
  ada = await here.person('Ada')
  bob = await here.person('Bob')
  await give(here, ada, { FCELL: '100' })
  await give(here, bob, { FCELL: '1' })
  post_id = (await here.as(bob).call('add_post', { message: 'Worth a token' })).recdata.post_id
})

test('a tip moves tokens to the author, who is told, and the post counts it', async () => {
  const { recdata, message } = await here.as(ada).call('tip', { post_id, token: '2.5' })
  assert.equal(message, 'Success')
  assert.deepEqual(
    { ...recdata, trx_number: 0 },
    { post_id, tips: '2.5', tip_count: 1, own_tips: '2.5', fcell_balance: '97.5', trx_number: 0 },
  )
  assert.equal((await balanceOf(here, bob)).FCELL, '3.5')
  const shown = (await here.as(ada).call('post_detail', { post_id })).recdata
  assert.deepEqual([shown.tips, shown.tip_count], ['2.5', 1])
  const given = await here.as(ada).call('tip_list', { direction: 'given' })
  const taken = await here.as(bob).call('tip_list', { direction: 'taken' })
  assert.deepEqual(
    [given, taken].map((list) => list.recdata.map(({ full_name, amount }) => [full_name, amount])),
    [[['Bob', '2.5']], [['Ada', '2.5']]],
  )
  await ledgerHolds(here)
})

test('one key is one tip, whatever number of copies come at once', async () => {
  const earlier = (await balanceOf(here, ada)).FCELL
  const key = 'a tip of mine'
  const copies = Array.from({ length: 100 }, () =>
    here.as(ada).send('tip', { post_id, token: 1, idempotency_key: key }),
  )
  const answers = await Promise.all(copies)
  assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200])
  const numbers = new Set(answers.map(({ body }) => (body['recdata'] as { trx_number: number }).trx_number))
  assert.equal(numbers.size, 1)
  assert.equal(Number((await balanceOf(here, ada)).FCELL), Number(earlier) - 1)
  await here.as(ada).isRefused('tip', { post_id, token: 2, idempotency_key: key }, 'idempotency_key_reused')
  await ledgerHolds(here)
})

test('what cannot be is refused, and moves nothing', async () => {
  const eve = await here.person('Eve')
  await here.as(eve).isRefused('tip', { post_id, token: 1 }, 'email_not_verified')
  await give(here, eve, { FCELL: '1' })
  const poor = await here.as(eve).isRefused('tip', { post_id, token: '1.5' }, 'balance_too_low')
  assert.equal(poor.body['message'], "That's more than you have. You can spend 1 FCELL.")
  await here.as(bob).isRefused('tip', { post_id, token: 1 }, 'not_oneself')
  await here.as(eve).isRefused('tip', { post_id: 999_999, token: 1 }, 'post_not_found')
  await here.block(bob, eve)
  await here.as(eve).isRefused('tip', { post_id, token: 1 }, 'post_not_found')
  for (const token of ['-1', '0', '1e18', 'NaN', '١', '1,5', '9'.repeat(100), '0.0000000000000000001']) {
    const { body } = await here.as(eve).isRefused('tip', { post_id, token }, 'invalid_fields')
    assert.deepEqual(Object.keys(body['fields'] as object), ['token'], token)
  }
  assert.equal((await balanceOf(here, eve)).FCELL, '1')
  await here.as().isRefused('tip', { post_id, token: 1 }, 'session_unknown')
})

test('what was refused under a key stays refused', async () => {
  const mia = await here.person('Mia')
  await give(here, mia, { FCELL: '1' })
  const asked = { post_id, token: 2, idempotency_key: 'too much once' }
  await here.as(mia).isRefused('tip', asked, 'balance_too_low')
  await give(here, mia, { FCELL: '10' })
  const again = await here.as(mia).isRefused('tip', asked, 'balance_too_low')
  assert.match(String(again.body['message']), /You can spend 1 FCELL/)
  await here.as(mia).call('tip', { ...asked, idempotency_key: 'another key' })
})

test('a poor payer fails alone, and many who tip one member at once all arrive', async () => {
  const crowd = await Promise.all(Array.from({ length: 12 }, (_, i) => here.person(`Fan ${i}`)))
  await Promise.all(crowd.map((fan, i) => give(here, fan, { FCELL: i === 5 ? '0.5' : '3' })))
  const earlier = Number((await balanceOf(here, bob)).FCELL)
  const answers = await Promise.all(crowd.map((fan) => here.as(fan).send('tip', { post_id, token: 1 })))
  assert.deepEqual(
    answers.map(({ status }) => status),
    crowd.map((_, i) => (i === 5 ? 422 : 200)),
  )
  assert.equal(Number((await balanceOf(here, bob)).FCELL), earlier + 11)
  await ledgerHolds(here)
})

test('over the daily limit nothing leaves until it is lifted with the password', async () => {
  const mia = await here.person('Mia')
  await give(here, mia, { FCELL: '50' })
  const the = here.as(mia)
  await the.call('update_spending_limit', {
    currency: 'FCELL',
    amount: '5',
    password: 'the quick brown marmot',
  })
  await the.call('update_spending_limit', { currency: 'FCELL', amount: '3' })
  await the.call('tip', { post_id, token: 2 })
  const { body } = await the.isRefused('tip', { post_id, token: 2 }, 'over_daily_limit')
  assert.match(String(body['message']), /1 FCELL more today/)
  await the.isRefused('update_spending_limit', { currency: 'FCELL', amount: '' }, 'invalid_fields')
  const wrong = { currency: 'FCELL', amount: '', password: 'not it at all' } as const
  await the.isRefused('update_spending_limit', wrong, 'wrong_password')
  await the.call('update_spending_limit', { ...wrong, password: 'the quick brown marmot' })
  await the.call('tip', { post_id, token: 2 })
  await ledgerHolds(here)
})
