/** Disputes under races, over two processes: both acts end as one after the other would, and no token is lost. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { workDisputes } from '../src/features/freelance/disputes/disputes.jobs.ts'
import { workMilestones } from '../src/features/freelance/milestones/milestones.jobs.ts'
import { twoProcesses } from './processes.ts'
import { play, type RacingCall } from './races.ts'
import { disputed, offer, staffMember } from './scenes/disputes-scene.ts'
import { anotherJob, makeTwo, submitted, type Two } from './scenes/milestones-scene.ts'
import { ledgerHolds, openMoney } from './scenes/wallet-scene.ts'
import type { Person, World } from './world.ts'

type Stage = 'submitted' | 'due' | 'open' | 'silent' | 'taken' | 'undecided'

interface Scene {
  readonly two: Two
  readonly fiona: Person
  readonly milestone_id: number
  readonly dispute_id: number
  readonly offers: { readonly client: number; readonly freelancer: number }
}

const call =
  (by: 'client' | 'freelancer' | 'staff', name: string, input: (scene: Scene) => object): RacingCall<Scene> =>
  (scene, here) =>
    here.as(by === 'staff' ? scene.fiona : scene.two[by]).send(name, input(scene))

const milestone = ({ milestone_id }: Scene) => ({ milestone_id })
const dispute = ({ dispute_id }: Scene) => ({ dispute_id })

const acts = {
  dispute: call('client', 'dispute_milestone', (of) => ({ ...milestone(of), message: 'No' })),
  disputeToo: call('freelancer', 'dispute_milestone', (of) => ({ ...milestone(of), message: 'No' })),
  release: call('client', 'release_milestone', milestone),
  cancel: call('freelancer', 'cancel_milestone', milestone),
  wantChanges: call('client', 'request_milestone_changes', (of) => ({ ...milestone(of), message: 'Higher' })),
  end: call('client', 'end_agreement', ({ two }) => ({ payment_id: two.agreement.id })),
  say: call('client', 'add_dispute_evidence', (of) => ({ ...dispute(of), message: 'Look' })),
  offerAnew: call('freelancer', 'offer_split', (of) => ({ ...dispute(of), amount: '75' })),
  accept: call('client', 'accept_split', ({ offers }) => ({ offer_id: offers.freelancer })),
  acceptTwice: call('client', 'accept_split', ({ offers }) => ({ offer_id: offers.freelancer })),
  acceptOther: call('freelancer', 'accept_split', ({ offers }) => ({ offer_id: offers.client })),
  withdraw: call('freelancer', 'withdraw_dispute', dispute),
  escalate: call('client', 'escalate_dispute', dispute),
  decide: call('staff', 'decide_dispute', (of) => ({ ...dispute(of), amount: '33', reason: 'A third' })),
  decideTwice: call('staff', 'decide_dispute', (of) => ({ ...dispute(of), amount: '66', reason: 'Two' })),
  // What is due is done by jobs, whose answer says nothing.
  job: async (_scene: Scene, here: World) => {
    await workMilestones(here.platform)
    await workDisputes(here.platform)
    return { status: 200, headers: new Headers(), body: {} }
  },
} satisfies Record<string, RacingCall<Scene>>
type Act = keyof typeof acts

const pairs: ReadonlyArray<readonly [Stage, Act, Act]> = [
  ['submitted', 'dispute', 'release'],
  ['submitted', 'dispute', 'cancel'],
  ['submitted', 'dispute', 'disputeToo'],
  ['submitted', 'dispute', 'wantChanges'],
  ['submitted', 'dispute', 'end'],
  ['due', 'job', 'dispute'],
  ['due', 'job', 'disputeToo'],
  ['open', 'accept', 'withdraw'],
  ['open', 'accept', 'acceptOther'],
  ['open', 'accept', 'acceptTwice'],
  ['open', 'accept', 'offerAnew'],
  ['open', 'accept', 'escalate'],
  ['open', 'withdraw', 'escalate'],
  ['open', 'withdraw', 'release'],
  ['open', 'say', 'escalate'],
  ['silent', 'job', 'accept'],
  ['silent', 'job', 'withdraw'],
  ['silent', 'job', 'job'],
  ['taken', 'decide', 'accept'],
  ['taken', 'decide', 'withdraw'],
  ['taken', 'decide', 'decideTwice'],
  ['undecided', 'job', 'decide'],
  ['undecided', 'job', 'accept'],
  ['undecided', 'job', 'job'],
]

interface Everybody {
  readonly two: Two
  readonly fiona: Person
}
let everybody: Promise<Everybody> | undefined

async function gather(here: World): Promise<Everybody> {
  await openMoney(here)
  return { fiona: await staffMember(here, 'Fiona'), two: await makeTwo(here, '900000') }
}

async function openScene(here: World, stage: Stage): Promise<Scene> {
  everybody ??= gather(here)
  const { fiona, two: known } = await everybody
  const two = await anotherJob(here, known)
  const { db } = here.platform.database
  const none = { two, fiona, dispute_id: 0, offers: { client: 0, freelancer: 0 } }
  if (stage === 'submitted' || stage === 'due') {
    const { id: milestone_id } = await submitted(here, two)
    if (stage === 'due')
      await sql`
        update job_milestones set release_at = now() - interval '1 minute', remind_at = null where id = ${milestone_id}`.execute(
        db,
      )
    return { ...none, milestone_id }
  }
  const made = await disputed(here, two)
  await offer(here, two.client, made, '20')
  const { offers, milestone_id, id: dispute_id } = await offer(here, two.freelancer, made, '80')
  if (stage === 'taken' || stage === 'undecided') {
    await here.as(two.client).call('escalate_dispute', { dispute_id })
    await here.as(fiona).call('take_dispute', { dispute_id })
  }
  const late = stage === 'silent' ? 'answer_until' : stage === 'undecided' ? 'decide_until' : undefined
  if (late !== undefined)
    await sql`
      update job_disputes set ${sql.ref(late)} = now() - interval '1 minute', remind_at = null where id = ${dispute_id}`.execute(
      db,
    )
  return {
    two,
    fiona,
    milestone_id,
    dispute_id,
    offers: { client: offers.client?.offer_id ?? 0, freelancer: offers.freelancer?.offer_id ?? 0 },
  }
}

async function readStored({ two, milestone_id }: Scene, here: World): Promise<unknown> {
  const { rows } = await sql`
    select jm.state, jm.released::text, jm.refunded::text, jm.fee::text, jm.release_at is not null as has_clock,
      ag.state as agreement, ag.earned_at is not null as has_earned, (
        select balance::text from ledger_accounts
        where owner_kind = 'milestone' and owner_id = jm.id and purpose = 'escrow') as held, (
        select jsonb_agg(jsonb_build_array(jd.state, jd.by_client, jd.awarded::text, jd.turn_of_client)) from job_disputes jd
        where jd.milestone_id = jm.id) as disputes, (
        select jsonb_object_agg(e.kind, e.count) from (
          select de.kind, count(*) from job_dispute_events de join job_disputes jd on jd.id = de.dispute_id
          where jd.milestone_id = jm.id group by de.kind) e) as log
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

test('the same split accepted from 100 connections over two processes pays once', async () => {
  const processes = await twoProcesses()
  const [here] = processes
  const { two, milestone_id, offers } = await openScene(here, 'open')
  const input = { offer_id: offers.freelancer, idempotency_key: 'once, whatever happens' }
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, nth) =>
      (processes[nth % 2] ?? here).as(two.client).send('accept_split', input),
    ),
  )
  assert.ok(
    answers.every(({ body }) => body.code === true),
    JSON.stringify(answers.find(({ body }) => body.code !== true)),
  )
  // Without a key, or under another, it is refused by the state that it has.
  const { body } = await here.as(two.client).send('accept_split', { offer_id: offers.freelancer })
  assert.equal(body['error'], 'dispute_settled')
  const { rows } = await sql<{ kind: string }>`
    select kind from ledger_transactions
    where ref_kind = 'job_milestone' and ref_id = ${milestone_id} and kind <> 'milestone_fund' order by id`.execute(
    here.platform.database.db,
  )
  assert.deepEqual(
    rows.map(({ kind }) => kind),
    ['milestone_release', 'milestone_refund'],
  )
  await ledgerHolds(here)
})
