/** Every act of either side in every state of a milestone: with the effect of the table, or refused by name. */
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import {
  type MilestoneAct,
  milestoneActs,
  type MilestoneStatus,
} from '@commons/contract/shared/job-milestone.ts'
import {
  anotherJob,
  ask,
  funded,
  makeTwo,
  milestoneOf,
  submitted,
  type Two,
} from '../../../../test/scenes/milestones-scene.ts'
import { balanceOf, ledgerHolds, openMoney } from '../../../../test/scenes/wallet-scene.ts'
import { type Answer, type World, world } from '../../../../test/world.ts'
import {
  type MilestoneState,
  type NextState,
  type Role,
  statusOf,
  transitionOf,
} from './milestones.transitions.ts'

let here: World
let two: Two

before(async () => {
  here = await world()
  await openMoney(here)
  two = await makeTwo(here, '100000')
})

interface Subject {
  readonly id: number
  /** The request for a refund that waits, if the act is about one. */
  readonly refund: number
  /** Whether what the act is about waits, if it is about something that waits. */
  readonly hasWaiting: boolean
}

/** What has to wait for an answer before the act. */
const waiting: Partial<Record<MilestoneAct, 'refund' | 'change'>> = {
  answer_refund: 'refund',
  withdraw_refund: 'refund',
  answer_change: 'change',
  withdraw_change: 'change',
}

const put: Record<MilestoneState, (id: number) => Promise<unknown>> = {
  asked_by_client: async () => undefined,
  asked_by_freelancer: async () => undefined,
  accepted: (id) => here.as(two.client).call('accept_milestone', { milestone_id: id }),
  declined: (id) => here.as(two.client).call('decline_milestone', { milestone_id: id }),
  cancelled: (id) => here.as(two.freelancer).call('cancel_milestone', { milestone_id: id }),
  funded: async () => undefined,
  submitted: async () => undefined,
  changes_requested: (id) =>
    here.as(two.client).call('request_milestone_changes', { milestone_id: id, message: 'Higher' }),
  disputed: (id) =>
    here.as(two.client).call('dispute_milestone', { milestone_id: id, message: 'Not what we agreed on' }),
  released: (id) => here.as(two.client).call('release_milestone', { milestone_id: id }),
  refunded: (id) => here.as(two.freelancer).call('cancel_milestone', { milestone_id: id }),
}
const states = Object.keys(put) as MilestoneState[]

/** Makes a milestone in this state; for an act on what waits, with that waiting where the state has it. */
async function make(state: MilestoneState, act: MilestoneAct, role: Role): Promise<Subject> {
  const isEarly = ['asked_by_client', 'asked_by_freelancer', 'accepted', 'declined', 'cancelled'].includes(
    state,
  )
  const isSubmitted = state === 'submitted' || state === 'changes_requested'
  const { id } = isEarly
    ? await ask(here, two, { by: state === 'asked_by_client' ? 'client' : 'freelancer' })
    : isSubmitted
      ? await submitted(here, two)
      : await funded(here, two)
  await put[state](id)
  if (!['funded', 'submitted', 'changes_requested'].includes(state))
    return { id, refund: 0, hasWaiting: false }
  const { client, freelancer } = two
  if (waiting[act] === 'change') {
    const isClients = (act === 'withdraw_change') === (role === 'client')
    await here
      .as(isClients ? client : freelancer)
      .call('update_milestone', { milestone_id: id, description: 'A vault' })
  }
  if (waiting[act] !== 'refund') return { id, refund: 0, hasWaiting: true }
  const asked = { milestone_id: id, amount: '1', message: 'Less' }
  const { data } = await here.as(client).call('request_refund', asked)
  return { id, refund: data.refund?.refund_id ?? assert.fail(), hasWaiting: true }
}

/** Sends the call of an act; none where it has nothing to be about. */
function send(
  act: MilestoneAct,
  role: Role,
  { id, refund, hasWaiting }: Subject,
): Promise<Answer> | undefined {
  if (waiting[act] !== undefined && !hasWaiting) return undefined
  const { send: to } = here.as(role === 'client' ? two.client : two.freelancer)
  const milestone_id = id
  switch (act) {
    case 'accept':
      return to('accept_milestone', { milestone_id })
    case 'decline':
      return to('decline_milestone', { milestone_id })
    case 'update':
      return to('update_milestone', { milestone_id, description: 'A tower' })
    case 'cancel':
      return to('cancel_milestone', { milestone_id })
    case 'fund':
      return to('fund_milestone', { milestone_id })
    case 'submit':
      return to('submit_milestone', { milestone_id, message: 'Here' })
    case 'request_changes':
      return to('request_milestone_changes', { milestone_id, message: 'Higher' })
    case 'release':
      return to('release_milestone', { milestone_id })
    case 'request_refund':
      return to('request_refund', { milestone_id, amount: '1', message: 'Less' })
    case 'give_refund':
      return to('give_refund', { milestone_id, amount: '100' })
    case 'answer_refund':
      return to('answer_refund', { refund_id: refund, status: 'accepted' })
    case 'withdraw_refund':
      return to('answer_refund', { refund_id: refund, status: 'withdrawn' })
    case 'answer_change':
      return to('accept_milestone', { milestone_id })
    case 'withdraw_change':
      return to('decline_milestone', { milestone_id })
    case 'dispute':
      return to('dispute_milestone', { milestone_id, message: 'Not what we agreed on' })
  }
}

/** The status of a milestone of 100 tokens after an act. */
function statusAfter(act: MilestoneAct, to: NextState, status: MilestoneStatus): MilestoneStatus {
  // A refund of a single token doesn't settle it.
  if (to === 'same' || (to === 'settles' && act === 'answer_refund')) return status
  if (to === 'settles') return act === 'release' ? 'released' : 'refunded'
  return to === 'asks' ? 'pending' : statusOf(to)
}

/** What is refused to who asked. */
const refusedOtherwise: Partial<Record<MilestoneAct, string>> = { answer_refund: 'own_refund' }

for (const state of states)
  test(`what both may do where a milestone is ${state}`, async () => {
    two = await anotherJob(here, two)
    for (const act of milestoneActs)
      for (const role of ['client', 'freelancer'] as const) {
        const what = `${role}: ${act}`
        const subject = await make(state, act, role)
        const asked = send(act, role, subject)
        if (asked === undefined) continue
        const { body } = await asked
        const transition = transitionOf(act, state, role, false)
        const seen = { id: subject.id, payment_id: two.agreement.id }
        const { data } = await here
          .as(two.client)
          .call('get_milestones_by_project', { payment_id: seen.payment_id })
        const now = data.find(({ id }) => id === subject.id) ?? assert.fail()
        if (typeof transition === 'string') {
          // The same call declines for the freelancer what it withdraws for the client.
          const isDeclined = act === 'withdraw_refund' && role === 'freelancer'
          if (!isDeclined) assert.equal(body['error'], refusedOtherwise[act] ?? transition, what)
          continue
        }
        assert.equal(body.code, true, `${what}: ${JSON.stringify(body)}`)
        assert.equal(now.status, statusAfter(act, transition.to, statusOf(state)), what)
        const sums = [now.money?.held.tokens, now.money?.released.tokens, now.money?.refunded.tokens]
        if (transition.money === 'hold') assert.deepEqual(sums, ['100', '0', '0'], what)
        if (transition.money === 'pay') assert.deepEqual(sums, ['0', '100', '0'], what)
        if (transition.money === 'return')
          assert.deepEqual(sums, act === 'answer_refund' ? ['99', '0', '1'] : ['0', '0', '100'], what)
      }
    await ledgerHolds(here)
  })

test('what the page offers to a side is what the table allows', async () => {
  two = await anotherJob(here, two)
  const made = await submitted(here, two)
  const offered = async (role: Role) =>
    (await milestoneOf(here, role === 'client' ? two.client : two.freelancer, made)).acts
  assert.deepEqual(await offered('client'), [
    'update',
    'request_changes',
    'release',
    'request_refund',
    'dispute',
  ])
  assert.deepEqual(await offered('freelancer'), ['update', 'cancel', 'submit', 'give_refund', 'dispute'])
  assert.notEqual((await balanceOf(here, two.client)).FCELL, '0')
})
