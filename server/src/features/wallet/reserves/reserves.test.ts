import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { climb, leafText, type Step } from '@commons/contract/shared/reserve-tree.ts'
import type { ReserveProof } from '@commons/contract/wallet/reserves.ts'
import { sql } from 'kysely'
import { parseEther } from 'viem'
import { shiftClock } from '../../../platform/clock.ts'
import { wei } from '../../../../test/chains/ethereum-chain.ts'
import { confirmations, openSendingScene, type SendingScene } from '../../../../test/scenes/sending-scene.ts'
import { balanceOf, give } from '../../../../test/scenes/wallet-scene.ts'
import type { Person, World } from '../../../../test/world.ts'
import { takeReserves } from './reserves.jobs.ts'
import { verifyReserves } from './reserves.operator.ts'
import { leavesOf, sha256 } from './tree.ts'

let scene: SendingScene
let here: World
let members: Person[]

before(async () => {
  scene = await openSendingScene()
  here = scene.here
  members = [scene.ada]
  for (const [name, ETH] of [
    ['Bob', '3'],
    ['Cyn', '0.000000000000000001'],
    ['Dan', '7.5'],
  ] as const) {
    const person = await here.person(name)
    await give(here, person, { ETH })
    members.push(person)
  }
})
after(() => scene.close())

const latest = async (currency: string) => {
  const { recdata } = await here.as().call('get_reserves', {})
  return {
    days: recdata.length,
    day: recdata[0]?.day,
    of: recdata[0]?.reserves.find((each) => each.currency === currency) ?? assert.fail(),
  }
}

/** Does what a member's browser does; returns what all parts sum to. */
async function verified({ user_id, currency, parts, root, total }: ReserveProof): Promise<bigint> {
  let sum = 0n
  for (const { units, nonce, steps } of parts) {
    const text = leafText(currency, user_id, BigInt(units), nonce)
    const path: Step[] = steps.map((step) => ({ ...step, units: BigInt(step.units) }))
    const top = await climb({ text, units: BigInt(units) }, path, sha256)
    assert.deepEqual([top?.hash, String(top?.units)], [root, total])
    sum += BigInt(units)
  }
  return sum
}

test('everybody sees what is owned beside what the chain has, and each member finds their own, in parts', async () => {
  const { recdata: given } = await here.as(scene.ada).call('deposit_address', { currency: 'ETH' })
  await scene.chain.pay(given.address, wei(2))
  await scene.mined(confirmations)
  // Two processes at once, and again.
  await Promise.all([takeReserves(here.platform), takeReserves(here.platform)])
  await takeReserves(here.platform)
  const { days, of } = await latest('ETH')
  assert.equal(days, 1)
  const balances = await Promise.all(members.map((who) => balanceOf(here, who)))
  const owned = balances.reduce((sum, { ETH }) => sum + parseEther(ETH), 0n)
  assert.equal(parseEther(of.owned), owned)
  assert.equal(of.on_chain, '52')
  assert.deepEqual([of.of_members.addresses, of.of_members.amount], [1, '2'])
  assert.equal(of.addresses.find(({ address }) => address === scene.wallet)?.amount, '50')
  assert.equal(parseEther(of.difference ?? ''), wei(52) - owned)
  assert.equal((await latest('BTC')).of.on_chain, null)

  const seen = new Set<string>()
  for (const [nth, who] of members.entries()) {
    const { recdata } = await here.as(who).call('reserve_proof', { currency: 'ETH' })
    assert.deepEqual([recdata.root, recdata.user_id], [of.root, who.id])
    const balance = parseEther(balances[nth]?.ETH ?? '')
    assert.equal(await verified(recdata), balance)
    assert.equal(parseEther(recdata.amount), balance)
    assert.equal(recdata.parts.length, 3)
    for (const { steps } of recdata.parts) for (const { units } of steps) seen.add(units)
  }
  // What others own is in nobody's neighbours, as a whole.
  for (const { ETH } of balances) if (parseEther(ETH) > 1n) assert.ok(!seen.has(String(parseEther(ETH))), ETH)
  await here.as(scene.fay).isRefused('reserve_proof', { currency: 'ETH' }, 'not_in_reserves')
  await here.as(scene.ada).isRefused('reserve_proof', { currency: 'USD' } as never, 'invalid_fields')
})

test('whoever changes what was published is found out', async () => {
  const { db } = here.platform.database
  assert.deepEqual(
    (await verifyReserves(here.platform)).lines.filter((line) => line.includes('✗')),
    [],
  )
  const { recdata } = await here.as(scene.ada).call('reserve_proof', { currency: 'ETH' })
  const [part = assert.fail()] = recdata.parts
  await assert.rejects(verified({ ...recdata, parts: [{ ...part, units: String(BigInt(part.units) + 1n) }] }))
  await assert.rejects(verified({ ...recdata, user_id: 999 }))
  const below = [{ side: 'left' as const, hash: part.nonce.repeat(2), units: -1n }]
  assert.equal(await climb({ text: 'x', units: 1n }, below, sha256), undefined)
  const changed = async (change: string, undo: string) => {
    await sql.raw(change).execute(db)
    const { lines, isGood } = await verifyReserves(here.platform)
    await sql.raw(undo).execute(db)
    return [isGood, lines.some((line) => line.includes('✗'))]
  }
  const node = 'reserve_nodes set units = units'
  assert.deepEqual(
    await changed(
      `update ${node} + 1 where currency = 'ETH' and level = 1 and nth = 0`,
      `update ${node} - 1 where currency = 'ETH' and level = 1 and nth = 0`,
    ),
    [false, true],
  )
  const leaf = 'reserve_leaves set units = units'
  assert.deepEqual(
    await changed(
      `update ${leaf} + 1 where currency = 'ETH' and nth = 0`,
      `update ${leaf} - 1 where currency = 'ETH' and nth = 0`,
    ),
    [false, true],
  )
  const day = `reserve_days set owned = owned`
  assert.deepEqual(
    await changed(`update ${day} - 1 where currency = 'ETH'`, `update ${day} + 1 where currency = 'ETH'`),
    [false, true],
  )
})

test('the next day has its own, and a chain that is away is no reason for none', async () => {
  const before = await latest('ETH')
  await give(here, scene.fay, { ETH: '1' })
  await here.platform.database.db
    .deleteFrom('members')
    .where('id', '=', members[3]?.id ?? 0)
    .execute()
  // Who has left takes their leaves along, and the tree is still checked.
  const { lines } = await verifyReserves(here.platform)
  assert.equal(lines.filter((line) => line.includes('tree holds')).length, 3)
  shiftClock(24 * 3_600_000)
  const away = { ...scene.chain.reader, tip: () => Promise.reject(new Error('The node is away')) }
  const chains = here.platform.chains.map((chain) => ({ ...chain, reader: away }))
  await takeReserves({ ...here.platform, chains })
  const after = await latest('ETH')
  shiftClock(0)
  assert.deepEqual([after.days, after.of.on_chain], [before.days + 1, null])
  assert.notEqual(after.day, before.day)
  const { recdata } = await here.as(scene.fay).call('reserve_proof', { currency: 'ETH' })
  assert.equal(await verified(recdata), wei(1))
  assert.equal(recdata.root, after.of.root)
})

test('no two parts of a member are neighbours, however few members there are', async () => {
  for (let round = 0; round < 200; round++) {
    const owned = [1, 2, ...(round % 2 === 0 ? [] : [3])].map((member) => ({
      member,
      units: BigInt(round) * 10n ** 18n,
    }))
    const leaves = await leavesOf(owned)
    for (let at = 0; at + 1 < leaves.length; at += 2)
      assert.notEqual(leaves[at]?.member, leaves[at + 1]?.member)
    for (const { member, units } of owned) {
      const parts = leaves.filter((leaf) => leaf.member === member)
      assert.equal(
        parts.reduce((sum, leaf) => sum + leaf.units, 0n),
        units,
      )
      assert.ok(parts.every((leaf) => leaf.units >= 0n))
    }
  }
})
