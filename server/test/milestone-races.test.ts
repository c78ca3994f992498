/** Milestones under races, over two processes: both acts end as one after the other would, and no token is lost. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { workMilestones } from '../src/features/freelance/milestones/milestones.jobs.ts'
import { twoProcesses } from './processes.ts'
import { play, type RacingCall } from './races.ts'
import { anotherJob, ask, funded, makeTwo, submitted, type Two } from './scenes/milestones-scene.ts'
import { ledgerHolds, openMoney } from './scenes/wallet-scene.ts'
import type { World } from './world.ts'

type Stage = 'asked' | 'funded' | 'submitted' | 'due' | 'refund_asked' | 'refund_due'

interface Scene {
  readonly two: Two
  readonly milestone_id: number
  readonly refund_id: number
}

const call =
  (
    by: 'client' | 'freelancer',
    name: string,
    input: (scene: Scene) => object = () => ({}),
  ): RacingCall<Scene> =>
  (scene, here) =>
    here.as(scene.two[by]).send(name, { milestone_id: scene.milestone_id, ...input(scene) })

const refund = (status: string) => (scene: Scene) => ({ refund_id: scene.refund_id, status })
const agreement = ({ two }: Scene) => ({ payment_id: two.agreement.id })

const acts = {
  accept: call('client', 'accept_milestone'),
  cancelAsked: call('freelancer', 'cancel_milestone'),
  change: call('freelancer', 'update_milestone', () => ({ amount: '300' })),
  fund: call('client', 'fund_milestone'),
  fundTwice: call('client', 'fund_milestone'),
  end: call('freelancer', 'end_agreement', agreement),
  cancel: call('freelancer', 'cancel_milestone'),
  release: call('client', 'release_milestone'),
  releaseTwice: call('client', 'release_milestone'),
  releasePart: call('client', 'release_milestone', () => ({ amount: '60' })),
  give: call('freelancer', 'give_refund', () => ({ amount: '70' })),
  submit: call('freelancer', 'submit_milestone', () => ({ message: 'Here' })),
  wantChanges: call('client', 'request_milestone_changes', () => ({ message: 'Higher' })),
  askRefund: call('client', 'request_refund', () => ({ amount: '30', message: 'Less' })),
  grant: call('freelancer', 'answer_refund', refund('accepted')),
  decline: call('freelancer', 'answer_refund', refund('declined')),
  withdraw: call('client', 'answer_refund', refund('withdrawn')),
  // What is due is done by a job, whose answer says nothing.
  job: async (_scene: Scene, here: World) => {
    await workMilestones(here.platform)
    return { status: 200, headers: new Headers(), body: {} }
  },
} satisfies Record<string, RacingCall<Scene>>
type Act = keyof typeof acts

const pairs: ReadonlyArray<readonly [Stage, Act, Act]> = [
  ['asked', 'fund', 'cancelAsked'],
  ['asked', 'fund', 'change'],
  ['asked', 'fund', 'fundTwice'],
  ['asked', 'fund', 'end'],
  ['asked', 'accept', 'cancelAsked'],
  ['funded', 'release', 'cancel'],
  ['funded', 'release', 'end'],
  ['submitted', 'release', 'releaseTwice'],
  ['submitted', 'releasePart', 'give'],
  ['submitted', 'release', 'wantChanges'],
  ['submitted', 'release', 'submit'],
  ['due', 'job', 'wantChanges'],
  ['due', 'job', 'release'],
  ['due', 'job', 'cancel'],
  ['due', 'job', 'askRefund'],
  ['due', 'job', 'job'],
  ['refund_asked', 'grant', 'withdraw'],
  ['refund_asked', 'grant', 'release'],
  ['refund_asked', 'decline', 'releasePart'],
  ['refund_due', 'job', 'release'],
  ['refund_due', 'job', 'cancel'],
  ['refund_due', 'job', 'job'],
]

let everybody: Promise<Two> | undefined

async function gather(here: World): Promise<Two> {
  await openMoney(here)
  return makeTwo(here, '900000')
}

async function openScene(here: World, stage: Stage): Promise<Scene> {
  everybody ??= gather(here)
  const two = await anotherJob(here, await everybody)
  const { db } = here.platform.database
  if (stage === 'asked') return { two, milestone_id: (await ask(here, two)).id, refund_id: 0 }
  if (stage === 'funded') return { two, milestone_id: (await funded(here, two)).id, refund_id: 0 }
  const { id: milestone_id } = await submitted(here, two)
  if (stage === 'due')
    await sql`update job_milestones set release_at = now() - interval '1 minute', remind_at = null where id = ${milestone_id}`.execute(
      db,
    )
  if (stage === 'submitted' || stage === 'due') return { two, milestone_id, refund_id: 0 }
  const asked = { milestone_id, amount: '30', message: 'Less' }
  const { data } = await here.as(two.client).call('request_refund', asked)
  if (stage === 'refund_due')
    await sql`update job_refunds set answer_until = now() - interval '1 minute' where milestone_id = ${milestone_id}`.execute(
      db,
    )
  return { two, milestone_id, refund_id: data.refund?.refund_id ?? assert.fail() }
}

async function readStored({ two, milestone_id }: Scene, here: World): Promise<unknown> {
  const { rows } = await sql`
    select jm.state, jm.price, jm.units::text, jm.released::text, jm.refunded::text, jm.fee::text, ag.state as agreement,
      ag.released as earned, (
        select jsonb_agg(jr.state order by jr.id) from job_refunds jr where jr.milestone_id = jm.id) as refunds, (
        select balance::text from ledger_accounts
        where owner_kind = 'milestone' and owner_id = jm.id and purpose = 'escrow') as held, (
        select jsonb_object_agg(e.kind, e.units) from (
          select je.kind, sum(je.units)::text as units from job_milestone_events je
          where je.milestone_id = jm.id group by je.kind) e) as log
    from job_milestones jm join agreements ag on ag.id = jm.agreement_id
    where jm.id = ${milestone_id} and ag.id = ${two.agreement.id}`.execute(here.platform.database.db)
  return rows
}

for (const [stage, one, other] of pairs)
  test(`${stage}: ${one} beside ${other}`, async () => {
    await play<Scene>({
      open: (here) => openScene(here, stage),
      calls: [acts[one], acts[other]],
      stored: readStored,
      hold: ({ two }) => sql`select from agreements where id = ${two.agreement.id} for update`,
      rounds: 4,
    })
    const [here] = await twoProcesses()
    await ledgerHolds(here)
  })

test('the same release from 100 connections over two processes pays once', async () => {
  const processes = await twoProcesses()
  const [here] = processes
  const { two, milestone_id } = await openScene(here, 'submitted')
  const input = { milestone_id, idempotency_key: 'once, whatever happens' }
  const release = (nth: number) =>
    (processes[nth % 2] ?? here).as(two.client).send('release_milestone', input)
  const answers = await Promise.all(Array.from({ length: 100 }, (_, nth) => release(nth)))
  assert.ok(
    answers.every(({ body }) => body.code === true),
    JSON.stringify(answers.find(({ body }) => body.code !== true)),
  )
  // Without a key, or under another, it is refused by the state that it has.
  const others = await Promise.all(
    [1, 2].map(() => here.as(two.client).send('release_milestone', { milestone_id })),
  )
  assert.deepEqual(
    others.map(({ body }) => body['error']),
    ['milestone_released', 'milestone_released'],
  )
  const { rows } = await sql<{ count: number }>`
    select count(*)::int from ledger_transactions
    where kind = 'milestone_release' and ref_kind = 'job_milestone' and ref_id = ${milestone_id}`.execute(
    here.platform.database.db,
  )
  assert.equal(rows[0]?.count, 1)
  await ledgerHolds(here)
})

test('releases of one freelancer over two processes take invoice numbers without a gap, each once', async () => {
  const processes = await twoProcesses()
  const [here] = processes
  const scenes: Scene[] = []
  for (let nth = 0; nth < 4; nth++) scenes.push(await openScene(here, 'submitted'))
  const answers = await Promise.all(
    scenes.flatMap(({ two, milestone_id }, job) =>
      // The third is more than what is left: it takes no number.
      ['10', '20', '90'].map((amount, nth) =>
        (processes[(job + nth) % 2] ?? here)
          .as(two.client)
          .send('release_milestone', { milestone_id, amount }),
      ),
    ),
  )
  const released = answers.filter(({ status }) => status === 200).length
  assert.ok(released >= 4 && released < answers.length)
  const { two } = scenes[0] ?? assert.fail()
  const { rows } = await sql<{ number: number }>`
    select number from job_payments where freelancer_id = ${two.freelancer.id} and number is not null
    order by number`.execute(here.platform.database.db)
  assert.deepEqual(
    rows.map(({ number }) => number),
    rows.map((_, nth) => nth + 1),
  )
  await ledgerHolds(here)
})
