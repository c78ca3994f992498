import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { ask, funded, makeTwo, milestoneOf, submitted } from '../../../../test/scenes/milestones-scene.ts'
import { balanceOf, ledgerHolds, openMoney } from '../../../../test/scenes/wallet-scene.ts'
import { type World, world } from '../../../../test/world.ts'

let here: World

before(async () => {
  here = await world()
  await openMoney(here)
})

test('a milestone from being asked for to its release, and what both see of it', async () => {
  const two = await makeTwo(here)
  const { client, freelancer, project_id } = two
  const made = await here.as(client).call('create_milestone', {
    project_id,
    description: 'The dome',
    amount: 150,
    status: 'pending',
    due_date: '2030-05-01',
  })
  assert.equal(made.message, 'Your milestone has created!')
  const { id: milestone_id, payment_id } = made.data
  assert.deepEqual(
    [made.data.status, made.data.amount, made.data.due_date, made.data.money, made.data.acts],
    ['pending', '150', '2030-05-01', null, ['update', 'cancel']],
  )
  const { next } = made.data
  assert.deepEqual(
    [next?.role, next?.act, next?.until, next?.otherwise, next?.is_own],
    ['freelancer', 'answer', null, null, 0],
  )

  const accepted = await here.as(freelancer).call('accept_milestone', { milestone_id })
  assert.deepEqual([accepted.data.status, accepted.data.acts], ['accepted', ['update', 'cancel']])

  const { data: quote } = await here.as(client).call('milestone_quote', { milestone_id })
  assert.deepEqual([quote.tokens, quote.rate, quote.fee, quote.fcell_balance], ['100', '1.5', '15', '10000'])
  const { quote_id } = quote
  const paid = await here.as(client).call('fund_milestone', { milestone_id, quote_id, amount: '100' })
  assert.deepEqual([paid.data.status, paid.fcell_balance], ['funded', '9900'])
  assert.deepEqual(paid.data.money?.held, { tokens: '100', usd: '150' })

  const done = await here.as(freelancer).call('submit_milestone', { milestone_id, message: 'Here it is' })
  assert.deepEqual(
    [done.data.status, done.data.next?.otherwise, done.data.next?.role],
    ['submitted', 'released', 'client'],
  )
  assert.equal(done.data.release_at, done.data.next?.until)

  const part = await here.as(client).call('release_milestone', { milestone_id, amount: '40' })
  assert.deepEqual([part.data.status, part.data.money?.released.usd], ['submitted', '60'])
  const whole = await here.as(client).call('release_milestone', { milestone_id })
  assert.deepEqual([whole.data.status, whole.data.next, whole.data.acts], ['released', null, []])
  assert.equal((await balanceOf(here, freelancer)).FCELL, '90')

  const { data, summary } = await here.as(freelancer).call('get_milestones_by_project', { project_id })
  assert.deepEqual(
    [
      summary?.requested,
      summary?.in_progress.tokens,
      summary?.released,
      summary?.fee,
      summary?.tax,
      summary?.paid,
    ],
    [
      '0',
      '0',
      { tokens: '100', usd: '150' },
      { tokens: '10', usd: '15' },
      { tokens: '0', usd: '0' },
      { tokens: '90', usd: '135' },
    ],
  )
  assert.deepEqual(
    data[0]?.history.map(({ kind, by }) => [kind, by]),
    [
      ['released', 'client'],
      ['released', 'client'],
      ['submitted', 'freelancer'],
      ['funded', 'client'],
      ['accepted', 'freelancer'],
      ['requested', 'client'],
    ],
  )
  const asClient = await here.as(client).call('get_milestones_by_project', { payment_id })
  assert.deepEqual(
    [asClient.summary?.tax, asClient.summary?.paid, asClient.summary?.tax_percent],
    [null, null, null],
  )
  const { data: agreement } = await here.as(client).call('get_agreement', { payment_id })
  assert.equal(agreement.is_reviewable, 1)
  await ledgerHolds(here)
})

test('what both may still do before there is money: change, decline, cancel, put in order', async () => {
  const two = await makeTwo(here)
  const { client, freelancer, agreement } = two
  const first = await ask(here, two)
  const second = await ask(here, two, { by: 'client', description: 'The door' })
  const changed = await here.as(client).call('update_milestone', { milestone_id: first.id, amount: '120' })
  assert.deepEqual(
    [changed.data.asked_by, changed.data.amount, changed.data.status],
    ['client', '120', 'pending'],
  )
  await here.as(client).isRefused('accept_milestone', { milestone_id: first.id }, 'own_milestone')
  await here.as(freelancer).call('accept_milestone', { milestone_id: first.id })
  await here.as(freelancer).call('decline_milestone', { milestone_id: second.id, message: 'No door' })
  const milestone_ids = [second.id, first.id]
  const { data: order } = await here.as(freelancer).call('reorder_milestones', {
    payment_id: agreement.id,
    milestone_ids,
  })
  assert.deepEqual(
    order.map(({ id }) => id),
    milestone_ids,
  )
  const { data } = await here.as(client).call('get_milestones_by_project', { payment_id: agreement.id })
  assert.deepEqual(
    data.map(({ id, place }) => [id, place]),
    [
      [second.id, 1],
      [first.id, 2],
    ],
  )
  const gone = await here.as(freelancer).call('cancel_milestone', { milestone_id: first.id })
  assert.equal(gone.data.status, 'cancelled')
  await here.as(client).isRefused('fund_milestone', { milestone_id: first.id }, 'milestone_cancelled')
  await here.as(client).isRefused('accept_milestone', { milestone_id: second.id }, 'milestone_declined')
})

test('money goes back: asked for and granted, declined, withdrawn, given, and by cancelling', async () => {
  const two = await makeTwo(here)
  const { client, freelancer } = two
  const { id: milestone_id } = await funded(here, two)
  const asked = await here
    .as(client)
    .call('request_refund', { milestone_id, amount: '30', message: 'Less work' })
  const refund_id = asked.data.refund?.refund_id ?? assert.fail()
  assert.deepEqual([asked.data.next?.act, asked.data.next?.otherwise], ['answer_refund', 'refunded'])
  await here
    .as(client)
    .isRefused('request_refund', { milestone_id, amount: 1, message: 'Again' }, 'refund_open')
  await here.as(client).isRefused('answer_refund', { refund_id, status: 'accepted' }, 'own_refund')
  const granted = await here.as(freelancer).call('answer_refund', { refund_id, status: 'accepted' })
  assert.deepEqual([granted.data.money?.held.tokens, granted.data.refund], ['70', null])
  assert.equal((await balanceOf(here, client)).FCELL, '9930')
  await here.as(freelancer).isRefused('answer_refund', { refund_id, status: 'declined' }, 'refund_over')
  for (const [who, status] of [
    [freelancer, 'declined'],
    [client, 'withdrawn'],
  ] as const) {
    const { data } = await here
      .as(client)
      .call('request_refund', { milestone_id, amount: '70', message: 'All' })
    const id = data.refund?.refund_id ?? assert.fail()
    const answer = await here.as(who).call('answer_refund', { refund_id: id, status })
    assert.deepEqual([answer.data.refund, answer.data.money?.held.tokens], [null, '70'])
  }
  const given = await here.as(freelancer).call('give_refund', { milestone_id, amount: '20' })
  assert.deepEqual([given.data.status, given.data.money?.refunded.tokens], ['funded', '50'])
  await here.as(freelancer).isRefused('give_refund', { milestone_id, amount: '50.1' }, 'more_than_held')
  const cancelled = await here.as(freelancer).call('cancel_milestone', { milestone_id, message: 'Sorry' })
  assert.deepEqual([cancelled.data.status, cancelled.data.history[0]?.message], ['refunded', 'Sorry'])
  assert.equal((await balanceOf(here, client)).FCELL, '10000')
  await ledgerHolds(here)
})

test('a milestone with money changes only if both want it', async () => {
  const two = await makeTwo(here)
  const { client, freelancer } = two
  const made = await funded(here, two)
  const milestone_id = made.id
  await here.as(client).isRefused('update_milestone', { milestone_id, amount: 200 }, 'milestone_amount_fixed')
  await here.as(client).isRefused('update_milestone', { milestone_id, amount: 150 }, 'nothing_changed')
  const asked = await here.as(client).call('update_milestone', { milestone_id, description: 'A vault' })
  assert.deepEqual([asked.data.description, asked.data.change?.description], ['The dome', 'A vault'])
  await here.as(freelancer).isRefused('update_milestone', { milestone_id, description: 'x' }, 'change_open')
  await here.as(client).isRefused('accept_milestone', { milestone_id }, 'own_milestone')
  assert.ok((await milestoneOf(here, freelancer, made)).acts.includes('answer_change'))
  const accepted = await here.as(freelancer).call('accept_milestone', { milestone_id })
  assert.deepEqual([accepted.data.description, accepted.data.change], ['A vault', null])
  for (const who of [client, freelancer]) {
    await here.as(freelancer).call('update_milestone', { milestone_id, description: 'A tower' })
    const { data } = await here.as(who).call('decline_milestone', { milestone_id })
    assert.deepEqual([data.description, data.change], ['A vault', null])
  }
  await here.as(client).isRefused('decline_milestone', { milestone_id }, 'milestone_funded')
})

test('changes stop the clock, and an empty submission starts none', async () => {
  const two = await makeTwo(here)
  const { client, freelancer } = two
  const made = await submitted(here, two, '')
  const milestone_id = made.id
  assert.deepEqual([made.status, made.release_at, made.next?.until], ['submitted', null, null])
  const again = await here
    .as(freelancer)
    .call('submit_milestone', { milestone_id, message: 'The file is here' })
  assert.ok(again.data.release_at)
  const wanted = await here.as(client).call('request_milestone_changes', { milestone_id, message: 'Higher' })
  assert.deepEqual([wanted.data.status, wanted.data.release_at], ['changes_requested', null])
  await here
    .as(client)
    .isRefused(
      'request_milestone_changes',
      { milestone_id, message: 'Higher' },
      'milestone_changes_requested',
    )
})
