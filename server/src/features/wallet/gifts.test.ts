import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { balanceOf, ledgerHolds, openMoney, give } from '../../../test/scenes/wallet-scene.ts'
import { makeWorld, type Person, type World } from '../../../test/world.ts'
import { giveWaitingGifts } from './wallet.jobs.ts'
import { addMoneySetting } from './wallet.rates.ts'
import { commands } from './wallet.operator.ts'

/** Runs an operator's command; returns what it says, or why it refuses. */
async function operate({ platform }: World, sentence: string): Promise<string> {
  const [name = '', ...args] = sentence.split(' ')
  const command = commands[name] ?? assert.fail(name)
  return command(platform.database.db, args).catch((error: Error) => error.message)
}

/** Reads that a member has registered, as the job does. */
async function welcomed({ platform }: World, { id: member }: Person): Promise<void> {
  const job = platform.events
    .durable('member.registered')
    .find(({ name }) => name === 'events.wallet.play-money')
  await job?.work({ member } as never)
}

const isPlay = async (here: World, person: Person) =>
  (await here.as(person).call('wallet_balance', {})).recdata.is_play_money

test('play money stays play money, and ETH and BTC are made of nothing only as that', async () => {
  const here = await makeWorld()
  const { db } = here.platform.database
  const ada = await here.person('Ada')
  assert.match(await operate(here, 'mint ETH 5'), /only as play money/)
  await operate(here, 'mint FCELL 1000')
  await operate(here, 'play on')
  // There is none yet.
  assert.match(await operate(here, 'play off'), /are money/)
  assert.match(await operate(here, 'mint BTC 5'), /only as play money/)
  await operate(here, 'play on')
  await welcomed(here, ada)
  assert.equal((await balanceOf(here, ada)).FCELL, '500')
  assert.match(await operate(here, 'play off'), /stays? play money/)
  assert.match(await operate(here, 'mint ETH 5'), /has 5 ETH more/)
  assert.equal(await isPlay(here, ada), 1)
  await assert.rejects(addMoneySetting(db, 'play_money', 'off'), /stays play money/)
  for (const change of [
    'update ledger_play set since = null',
    'delete from ledger_play',
    'truncate ledger_play',
  ])
    await assert.rejects(sql.raw(change).execute(db), /stays play money/)
  await ledgerHolds(here)
})

test('a coin that was made as play money is enough, and money of members does not become play money', async () => {
  const here = await makeWorld()
  await operate(here, 'play on')
  await operate(here, 'mint BTC 1')
  assert.match(await operate(here, 'play off'), /stays? play money/)

  const there = await makeWorld()
  await openMoney(there)
  const bob = await there.person('Bob')
  await give(there, bob, { FCELL: '7' })
  assert.match(await operate(there, 'play on'), /must not become play money/)
  assert.equal(await isPlay(there, bob), 0)
})

test('play money is given or turned off, never both', async () => {
  const here = await makeWorld()
  await operate(here, 'mint FCELL 100000')
  for (let i = 0; i < 5; i++) {
    await operate(here, 'play on')
    const ada = await here.person('Ada')
    const [said] = await Promise.all([operate(here, 'play off'), welcomed(here, ada)])
    const isOff = said.includes('are money')
    assert.equal((await balanceOf(here, ada)).FCELL, isOff ? '0' : '500', said)
    if (!isOff) break
  }
  await ledgerHolds(here)
})

test('gifts that the treasury has too little for are said once, and given when it has more', async () => {
  const here = await makeWorld()
  const said: unknown[] = []
  here.platform.log.warn = (what: unknown) => void said.push(what)
  const round = () => giveWaitingGifts(here.platform).work({})
  await operate(here, 'play on')
  await operate(here, 'mint FCELL 1200')
  const people: Person[] = []
  for (const name of ['Ada', 'Bob', 'Cyd', 'Dan']) people.push(await here.person(name))
  // Neither a job that fails nor one that is read twice.
  for (const person of [...people, ...people]) await welcomed(here, person)
  for (let i = 0; i < 3; i++) await round()
  const tokens = () => Promise.all(people.map(async (person) => (await balanceOf(here, person)).FCELL))
  assert.deepEqual(await tokens(), ['500', '500', '0', '0'])
  assert.deepEqual(said, [
    { currency: 'ETH', members: 1 },
    { currency: 'BTC', members: 1 },
    { currency: 'FCELL', members: 1 },
  ])
  assert.match(await operate(here, 'show'), /welcome gifts of FCELL that wait for the treasury: 2/)

  await operate(here, 'mint FCELL 300')
  await round()
  assert.deepEqual(await tokens(), ['500', '500', '500', '0'])
  await operate(here, 'mint FCELL 10000')
  await operate(here, 'mint ETH 8')
  await operate(here, 'mint BTC 1')
  await round()
  for (const person of people)
    assert.deepEqual(await balanceOf(here, person), { FCELL: '500', ETH: '2', BTC: '0.05' })
  for (const person of people) await welcomed(here, person)
  assert.deepEqual(await tokens(), ['500', '500', '500', '500'])
  await ledgerHolds(here)
})
