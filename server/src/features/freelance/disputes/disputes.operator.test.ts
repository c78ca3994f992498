import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { disputed, disputeOf, escalated, staffMember } from '../../../../test/scenes/disputes-scene.ts'
import { makeTwo } from '../../../../test/scenes/milestones-scene.ts'
import { balanceOf, ledgerHolds, openMoney } from '../../../../test/scenes/wallet-scene.ts'
import { type World, world } from '../../../../test/world.ts'
import { runDisputeCommand, usage } from './disputes.operator.ts'

let here: World

before(async () => {
  here = await world()
  await openMoney(here)
})

const run = (...words: string[]) => runDisputeCommand(here.platform.database.db, words)

test('the operator has a dispute taken, read and decided, with the log that the two see', async () => {
  assert.equal(await run('list'), 'Nothing waits for a decision.')
  const fiona = await staffMember(here, 'Fiona')
  const two = await makeTwo(here)
  const { client, freelancer } = two
  const chat = { by_freelancer: 1, friend_id: freelancer.id } as const
  await here.as(client).send('send_massage', { ...chat, message: 'Done\u001b[2J?' })
  const dispute = await escalated(here, two)
  const id = String(dispute.id)
  assert.match((await run('list')) ?? '', new RegExp(`^#${id} escalated: @${client.username} \\(client\\)`))
  assert.ok(!(await run('show', id))?.includes('It is not what we agreed on'))
  assert.equal(await run('chat', id), 'Take this dispute first.')
  assert.equal(await run('decide', id, '5', 'So'), 'Take this dispute first.')
  assert.equal(await run('take', id, 'nobody'), 'There is no @nobody.')
  assert.match((await run('take', id, client.username)) ?? '', /needs the role finance/)
  assert.equal(await run('take', id, `@${fiona.username}`), `@${fiona.username} decides dispute ${id}.`)
  assert.match((await run('show', id)) ?? '', /freelancer: opened\n {2}It is not what we agreed on\n/)
  assert.match((await run('chat', id)) ?? '', /client: Done \[2J\?$/)
  assert.equal(await run('decide', id, 'much', 'So'), usage)
  assert.equal(await run('decide', id, '500', 'So'), 'Only 100 FCELL are held for this milestone.')
  assert.equal(await run('decide', id, '30', 'A', 'third'), `Dispute ${id} is decided.`)
  assert.equal(await run('decide', id, '30', 'Again'), 'This dispute is settled.')
  const over = await disputeOf(here, client, dispute)
  assert.deepEqual([over.outcome?.by, over.outcome?.reason], ['staff', 'A third'])
  assert.deepEqual(
    over.log.slice(0, 3).map(({ kind }) => kind),
    ['decided', 'chat_read', 'taken'],
  )
  assert.equal((await balanceOf(here, freelancer)).FCELL, '27')
  await ledgerHolds(here)
})

test('what is no command says so, and what nobody handed over is not decided', async () => {
  const two = await makeTwo(here)
  const fiona = await staffMember(here, 'Fiona')
  const { id } = await disputed(here, two)
  assert.match((await run('take', String(id), fiona.username)) ?? '', /still talk about this dispute/)
  assert.match((await run('show', '987654')) ?? '', /doesn't exist/)
  for (const words of [['burn'], ['show'], ['show', 'x'], ['take', '1'], ['decide', '1', '2']])
    assert.equal(await run(...words), undefined)
})
