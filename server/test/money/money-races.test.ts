/**
 * Money under races, over two processes: calls that conflict end as one after the other would, each answer
 * agrees with what moved, and a repetition under the same key gets the same answer. No two wait for each
 * other.
 */
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { sql } from 'kysely'
import { z } from 'zod'
import { makeProject } from '../scenes/funding-scene.ts'
import { isLong } from '../long.ts'
import { twoProcesses } from '../processes.ts'
import { play, type Race, type RacingCall, startHeld } from '../races.ts'
import { give, ledgerHolds, openMoney } from '../scenes/wallet-scene.ts'
import { type Answer, password, type Person, type World } from '../world.ts'
import { settleProjects } from '../../src/features/funding/settling/settling.jobs.ts'

const ether = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

let one: World
let other: World
let bob: Person
let post_id: number
let keys = 0
const newKey = () => `a race for money ${++keys}`

before(async () => {
  ;[one, other] = await twoProcesses()
  await openMoney(one)
  bob = await one.person('Bob')
  post_id = (await one.as(bob).call('add_post', { message: 'Worth a token' })).recdata.post_id
})

const deadlocks = async (): Promise<number> => {
  const counts = await Promise.all([one, other].map(({ platform }) => platform.metrics.deadlocks.get()))
  return counts.flatMap(({ values }) => values).reduce((sum, { value }) => sum + value, 0)
}

/** Returns what a member can spend, as text. */
async function balanceOf(person: Person, currency = 'FCELL'): Promise<string> {
  const { rows } = await sql<{ balance: string }>`
    select trim_scale(a.balance / 10::numeric ^ s.decimals)::text as balance
    from ledger_accounts a join assets s on s.id = a.asset
    where a.owner_kind = 'member' and a.owner_id = ${person.id} and a.purpose = 'available' and s.code = ${currency}`.execute(
    one.platform.database.db,
  )
  return rows[0]?.balance ?? '0'
}

/** Counts what moved under a call's key, and the notes of it. */
async function countMoved(person: Person, key: string): Promise<{ moved: number; notes: number }> {
  const { rows } = await sql<{ moved: number; notes: number }>`
    select count(*)::int as moved, count(n.note)::int as notes from ledger_transactions t
    left join transfer_notes n on n.transaction_id = t.id
    where t.idem_scope = ${person.id} and t.idem_key like '%:' || ${key}::text`.execute(
    one.platform.database.db,
  )
  return rows[0] ?? assert.fail()
}

const Moved = z.object({ recdata: z.object({ trx_number: z.number() }) })
const ending = ({ status, body }: Answer): unknown =>
  status === 200 ? Moved.parse(body).recdata.trx_number : body['error']

const holdAccount = ({ id }: Person) => sql`
  select from ledger_accounts where owner_kind = 'member' and owner_id = ${id} and asset = 1 for update`

type Step = 'copy' | 'other copy' | 'funds'
const orders: readonly Step[][] = [
  ['copy', 'funds', 'other copy'],
  ['copy', 'other copy', 'funds'],
  ['funds', 'copy', 'other copy'],
]

/** The same payment as two copies under one key, while its payer gets what it costs. */
async function playCopies(ask: (here: World, payer: Person, key: string) => Promise<Answer>): Promise<void> {
  const { db } = one.platform.database
  const funder = await one.person('Fay')
  await give(one, funder, { FCELL: '1000' })
  const ends = new Set<unknown>()
  const rounds = isLong ? 240 : 18
  // On a busy machine one of the two may be seldom.
  for (let round = 0; round < rounds || (ends.size < 2 && round < 4 * rounds); round++) {
    const payer = await one.person('Pia')
    // A first token that is gone again: the account is there, and empty.
    await give(one, payer, { FCELL: '1' })
    await one
      .as(payer)
      .call('coin_transfer', { currency: 'FCELL', amount: '1', to_wallet: `@${bob.username}` })
    const key = newKey()
    const answers: Array<Promise<Answer>> = []
    const keep = (answer: Promise<Answer>) => {
      answers.push(answer)
      return answer
    }
    const start = {
      copy: () => keep(ask(one, payer, key)),
      'other copy': () => keep(ask(other, payer, key)),
      funds: () => {
        const funds = { currency: 'FCELL', amount: '1', to_wallet: `@${payer.username}` } as const
        return (round % 4 < 2 ? one : other).as(funder).call('coin_transfer', funds)
      },
    }
    const starts = (orders[round % orders.length] ?? []).map((step) => start[step])
    const all: Array<Promise<unknown>> = []
    const begun = starts.map((each) => () => {
      const answer = each()
      all.push(answer)
      return answer
    })
    if (round % 2 === 0) await startHeld(db, holdAccount(payer), begun)
    else for (const each of begun) void each()
    await Promise.all(all)
    const said = new Set((await Promise.all(answers)).map(ending))
    for (const here of [one, other]) said.add(ending(await ask(here, payer, key)))
    const { moved } = await countMoved(payer, key)
    assert.equal(said.size, 1, `answers of one request differ: ${[...said].join(', ')}; moved: ${moved}`)
    const [end] = said
    assert.equal(moved, typeof end === 'number' ? 1 : 0, `${String(end)}, and ${moved} moved`)
    assert.equal(await balanceOf(payer), moved === 1 ? '0' : '1')
    ends.add(moved)
  }
  assert.deepEqual(ends, new Set([0, 1]), 'the race did not go both ways')
}

test('a transfer that is sent twice is answered as it went, with its note', async () => {
  await playCopies(async (here, payer, idempotency_key) => {
    const asked = { currency: 'FCELL', amount: '1', to_wallet: `@${bob.username}`, note: 'For the bread' }
    const answer = await here.as(payer).send('coin_transfer', { ...asked, idempotency_key })
    const { moved, notes } = await countMoved(payer, idempotency_key)
    assert.equal(moved, notes)
    return answer
  })
})

test('a tip that is sent twice is answered as it went', async () => {
  await playCopies((here, payer, idempotency_key) =>
    here.as(payer).send('tip', { post_id, token: 1, idempotency_key }),
  )
})

test('a pledge that is sent twice is answered as it went', async () => {
  const group_id = await makeProject(one, bob)
  await playCopies((here, payer, idempotency_key) =>
    here.as(payer).send('crowdfunding', { group_id, token: 1, idempotency_key }),
  )
})

test('bursts of a refused transfer hold up nobody, and meet in no deadlock', async () => {
  const [poor, rich] = [await one.person('Poe'), await one.person('Ria')]
  await give(one, poor, {})
  await give(one, rich, { FCELL: '1000' })
  for (let round = 0; round < (isLong ? 30 : 3); round++) {
    const idempotency_key = newKey()
    const burst = Array.from({ length: 10 }, (_, i) =>
      (i % 2 === 0 ? one : other).as(poor).send('coin_transfer', {
        currency: 'FCELL',
        amount: '5',
        to_wallet: `@${bob.username}`,
        idempotency_key,
      }),
    )
    const others = Array.from({ length: 10 }, (_, i) =>
      (i % 2 === 0 ? one : other).as(rich).send('tip', { post_id, token: '0.1', idempotency_key: newKey() }),
    )
    assert.deepEqual(new Set((await Promise.all(burst)).map(ending)), new Set(['balance_too_low']))
    assert((await Promise.all(others)).every(({ status }) => status === 200))
  }
})

test('tips for the same posts from both processes meet in no deadlock', async () => {
  const authors = await Promise.all(Array.from({ length: 6 }, (_, i) => one.person(`Author ${i}`)))
  const posts = await Promise.all(
    authors.map(
      async (author) => (await one.as(author).call('add_post', { message: 'Tip me' })).recdata.post_id,
    ),
  )
  const payers = await Promise.all(Array.from({ length: 6 }, (_, i) => one.person(`Payer ${i}`)))
  for (const payer of payers) await give(one, payer, { FCELL: '100' })
  const asked = payers.flatMap((payer, i) =>
    Array.from({ length: isLong ? 60 : 15 }, (_, j) => {
      const here = (i + j) % 2 === 0 ? one : other
      const tipped = posts[(i * 5 + j * 7) % posts.length]
      return here.as(payer).send('tip', { post_id: tipped, token: '0.01', idempotency_key: newKey() })
    }),
  )
  assert((await Promise.all(asked)).every(({ status }) => status === 200))
})

interface Scene {
  readonly payer: Person
  readonly payee: Person
  readonly post_id: number
  readonly group_id: number
  readonly pledge_id: number
  readonly tier_id: number
  readonly quote_id: number
  readonly withdrawal_id: number
}
type Act = RacingCall<Scene>

/** A payer with 100 tokens, of which 40 are pledged, 10 ETH of which 1 is being withdrawn, and a quote. */
async function open({ as, person }: World): Promise<Scene> {
  const [payer, payee] = [await person('Pia'), await person('Rob')]
  await give(one, payer, { FCELL: '100', ETH: '10' })
  const group_id = await makeProject(one, payee)
  const tier = { group_id, title: 'A mug', description: '', amount: '60', quantity: '1' }
  return {
    payer,
    payee,
    group_id,
    post_id: (await as(payee).call('add_post', { message: 'Worth a token' })).recdata.post_id,
    tier_id: (await as(payee).call('add_reward_tier', tier)).recdata.reward_tier_id,
    pledge_id: (await as(payer).call('crowdfunding', { group_id, token: '40' })).recdata.pledge_id,
    quote_id: (await as(payer).call('trade_quote', { side: 'buy', token_value: '10' })).recdata.quote_id,
    withdrawal_id: (await as(payer).call('withdraw_eth', { to_wallet: ether, amount: '1', password })).recdata
      .withdrawal_id,
  }
}

const by =
  (name: string, input: (scene: Scene) => object, who: 'payer' | 'payee' = 'payer'): Act =>
  (scene, here) =>
    here.as(scene[who]).send(name, { ...input(scene), idempotency_key: newKey() })

const trade = { token_value: '10', currency_value: '0.005', currency: 'ETH' }
const acts = {
  transfer: by('coin_transfer', ({ payee }) => ({
    currency: 'FCELL',
    amount: '50',
    to_wallet: `@${payee.username}`,
  })),
  tip: by('tip', ({ post_id }) => ({ post_id, token: 50 })),
  pledge: by('crowdfunding', ({ group_id }) => ({ group_id, token: 50 })),
  lastReward: by('crowdfunding', ({ group_id, tier_id: reward_tier_id }) => ({
    group_id,
    token: 60,
    reward_tier_id,
  })),
  takeBack: by('pledge_take_back', ({ pledge_id }) => ({ pledge_id })),
  deleteProject: by(
    'group_delete',
    ({ group_id }) => ({ group_id, group_name: 'A well for everybody' }),
    'payee',
  ),
  buyQuoted: by('buy_token', ({ quote_id }) => ({ ...trade, quote_id })),
  sell: by('sell_token', () => ({
    ...trade,
    token_value: '50',
    currency_value: '0.025',
    fees: '0',
    ether: '0.025',
  })),
  sendEther: by('coin_transfer', ({ payee }) => ({
    currency: 'ETH',
    amount: '6',
    to_wallet: `@${payee.username}`,
  })),
  withdraw: by('withdraw_eth', () => ({ to_wallet: ether, amount: '6', password })),
  cancel: by('withdrawal_cancel', ({ withdrawal_id }) => ({ withdrawal_id })),
  limit: by('update_spending_limit', () => ({ currency: 'FCELL', amount: '45' })),
  plus: by('plan_update', () => ({ plan_id: 1, duration: 'm' })),
  pro: by('plan_update', () => ({ plan_id: 2, duration: 'm' })),
  endPlan: by('plan_cancel', () => ({})),
  block: by('block_user', ({ payer }) => ({ block_user_id: payer.id }), 'payee'),
  deletePost: by('post_delete', ({ post_id }) => ({ post_id }), 'payee'),
} satisfies Record<string, Act>
type ActName = keyof typeof acts

/** Reads what the scene's members have, and what is left of its objects; a deleted project settles first. */
async function stored({ payer, payee, group_id, post_id: post }: Scene): Promise<unknown> {
  await settleProjects(one.platform).work({})
  const { rows } = await sql`
    select
      (select array_agg(p.state || ' ' || trim_scale(p.units / 10::numeric ^ 18) order by p.units) from pledges p
        where p.group_id = ${group_id}) as pledges,
      (select r.taken from reward_tiers r where r.group_id = ${group_id}) as rewards,
      (select o.tips from objects o where o.id = ${post}) as tips,
      (select count(*)::int from quotes q where q.member_id = ${payer.id}) as quotes,
      (select array_agg(w.state || ' ' || trim_scale(w.amount / 10::numeric ^ 18) order by w.amount) from withdrawals w
        where w.member_id = ${payer.id}) as withdrawals,
      (select array_agg(m.plan_id || ' ' || m.state || ' ' || m.renews order by m.id) from memberships m
        where m.member_id = ${payer.id}) as plans`.execute(one.platform.database.db)
  const balances = [payer, payee].flatMap((who) =>
    ['FCELL', 'ETH'].map((currency) => balanceOf(who, currency)),
  )
  return [await Promise.all(balances), rows[0]]
}

/** What a plan lacks is the same as a balance that is too low: which is said depends on when it is seen. */
function said({ status, body: { error } }: Answer): unknown {
  assert.notEqual(error, 'invalid_fields')
  return status === 200 ? 'done' : error === 'tokens_missing' ? 'balance_too_low' : error
}

const race = (pair: readonly [ActName, ActName]): Race<Scene> => ({
  open,
  calls: [acts[pair[0]], acts[pair[1]]],
  stored,
  said,
  hold: ({ payer }) => sql`
    select from ledger_accounts where owner_kind = 'member' and owner_id = ${payer.id} for update`,
  rounds: isLong ? 40 : 4,
})

const pairs: ReadonlyArray<readonly [ActName, ActName]> = [
  ['transfer', 'transfer'],
  ['transfer', 'tip'],
  ['transfer', 'pledge'],
  ['transfer', 'sell'],
  ['transfer', 'limit'],
  ['transfer', 'plus'],
  ['transfer', 'takeBack'],
  ['lastReward', 'lastReward'],
  ['lastReward', 'takeBack'],
  ['takeBack', 'takeBack'],
  ['pledge', 'deleteProject'],
  ['takeBack', 'deleteProject'],
  ['buyQuoted', 'buyQuoted'],
  ['buyQuoted', 'sell'],
  ['sendEther', 'withdraw'],
  ['withdraw', 'withdraw'],
  ['withdraw', 'cancel'],
  ['cancel', 'cancel'],
  ['plus', 'plus'],
  ['plus', 'pro'],
  ['plus', 'endPlan'],
  ['tip', 'block'],
  ['tip', 'deletePost'],
]

for (const pair of pairs)
  test(`${pair.join(' and ')} end as one after the other would`, () => play(race(pair)))

test('and afterwards the ledger holds, and no two have waited for each other', async () => {
  await ledgerHolds(one)
  assert.equal(await deadlocks(), 0)
})
