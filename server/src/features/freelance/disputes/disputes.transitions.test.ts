/** Every act of everybody in every state of a dispute: with the effect of the table, or refused by name. */
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import type { Dispute } from '@commons/contract/freelance/disputes.ts'
import {
  type DisputeAct,
  disputeActs,
  type DisputeRole,
  disputeRoles,
  type DisputeStatus,
} from '@commons/contract/shared/dispute.ts'
import { sql } from 'kysely'
import { disputed, disputeOf, offer, speak, staffMember } from '../../../../test/scenes/disputes-scene.ts'
import { anotherJob, makeTwo, type Two } from '../../../../test/scenes/milestones-scene.ts'
import { ledgerHolds, openMoney } from '../../../../test/scenes/wallet-scene.ts'
import { type Answer, type Person, type World, world } from '../../../../test/world.ts'
import { workDisputes } from './disputes.jobs.ts'
import { disputeTransitionOf } from './disputes.transitions.ts'

let here: World
let two: Two
let fiona: Person

before(async () => {
  here = await world()
  await openMoney(here)
  // The first member has every role, which the two must not.
  fiona = await staffMember(here, 'Fiona')
  two = await makeTwo(here, '200000')
})

const run = async (column: 'answer_until' | 'decide_until', { id }: Dispute) => {
  await sql`
    update job_disputes set ${sql.ref(column)} = now() - interval '1 minute', remind_at = null where id = ${id}`.execute(
    here.platform.database.db,
  )
  await workDisputes(here.platform)
}
const escalate = ({ id }: Dispute) => here.as(two.client).call('escalate_dispute', { dispute_id: id })
const take = ({ id }: Dispute) => here.as(fiona).call('take_dispute', { dispute_id: id })
const last = ({ offers }: Dispute, side: 'client' | 'freelancer') => offers[side]?.offer_id ?? assert.fail()

const put: Record<DisputeStatus, (dispute: Dispute) => Promise<unknown>> = {
  open: async () => undefined,
  escalated: escalate,
  withdrawn: ({ id }) => here.as(two.freelancer).call('withdraw_dispute', { dispute_id: id }),
  agreed: (dispute) => here.as(two.client).call('accept_split', { offer_id: last(dispute, 'freelancer') }),
  forfeited: (dispute) => run('answer_until', dispute),
  decided: async (dispute) => {
    await escalate(dispute)
    await take(dispute)
    await here.as(fiona).call('decide_dispute', { dispute_id: dispute.id, amount: '30', reason: 'So' })
  },
  halved: async (dispute) => {
    await escalate(dispute)
    await run('decide_until', dispute)
  },
}

/** Makes a dispute in this state, that the freelancer opened, and in which both have offered something. */
async function make(state: DisputeStatus, act: DisputeAct): Promise<Dispute> {
  const dispute = await disputed(here, two)
  await offer(here, two.client, dispute, '20')
  const made = await offer(here, two.freelancer, dispute, '80')
  await put[state](made)
  if (state === 'escalated' && (act === 'read_chat' || act === 'decide')) await take(dispute)
  return disputeOf(here, two.client, dispute)
}

function send(act: DisputeAct, role: DisputeRole, dispute: Dispute): Promise<Answer> {
  const { send: to } = here.as(
    role === 'client' ? two.client : role === 'freelancer' ? two.freelancer : fiona,
  )
  const dispute_id = dispute.id
  switch (act) {
    case 'add_evidence':
      return to('add_dispute_evidence', { dispute_id, message: 'Look' })
    case 'offer_split':
      return to('offer_split', { dispute_id, amount: '50' })
    case 'accept_split':
      return to('accept_split', { offer_id: last(dispute, role === 'client' ? 'freelancer' : 'client') })
    case 'withdraw':
      return to('withdraw_dispute', { dispute_id })
    case 'escalate':
      return to('escalate_dispute', { dispute_id })
    case 'take':
      return to('take_dispute', { dispute_id })
    case 'read_chat':
      return to('read_dispute_chat', { dispute_id })
    case 'decide':
      return to('decide_dispute', { dispute_id, amount: '30', reason: 'So' })
  }
}

/** Who may not even ask: staff in what the two do, and the two in what staff do. */
function refusedToRole(act: DisputeAct, role: DisputeRole): string | undefined {
  const isOfStaff = act === 'take' || act === 'read_chat' || act === 'decide'
  if (isOfStaff === (role === 'staff')) return undefined
  if (isOfStaff) return 'role_needed'
  return act === 'accept_split' ? 'split_not_found' : 'dispute_not_found'
}

for (const state of Object.keys(put) as DisputeStatus[])
  test(`what everybody may do where a dispute is ${state}`, async () => {
    two = await anotherJob(here, two)
    for (const act of disputeActs)
      for (const role of disputeRoles) {
        const what = `${role}: ${act}`
        const dispute = await make(state, act)
        const { body } = await send(act, role, dispute)
        const now = await disputeOf(here, two.client, dispute)
        const transition = disputeTransitionOf(act, state, role)
        const refused = refusedToRole(act, role)
        if (refused !== undefined || typeof transition === 'string') {
          assert.equal(body['error'], refused ?? transition, what)
          assert.equal(now.status, state, what)
          continue
        }
        if (transition.while === 'is_opener' && role !== 'freelancer') {
          assert.equal(body['error'], 'dispute_opener_only', what)
          continue
        }
        assert.equal(body.code, true, `${what}: ${JSON.stringify(body)}`)
        assert.equal(now.status, transition.to === 'same' ? state : transition.to, what)
        assert.equal((now.outcome?.split ?? null) !== null, transition.money === 'split', what)
        const { data } = await here
          .as(two.client)
          .call('get_milestones_by_project', { payment_id: dispute.payment_id })
        const milestone = data.find(({ id }) => id === dispute.milestone_id)
        const isFrozen = transition.money === undefined
        assert.equal(milestone?.status === 'disputed', isFrozen, what)
        assert.equal(milestone?.money?.held.tokens, transition.money === 'split' ? '0' : '100', what)
      }
    await ledgerHolds(here)
  })

test('what a dispute offers to everybody is what the table allows', async () => {
  const dispute = await disputed(here, two)
  const acts = async (who: Person) => (await disputeOf(here, who, dispute)).acts
  assert.deepEqual(await acts(two.client), ['add_evidence', 'offer_split'])
  await speak(here, two.client, dispute)
  assert.deepEqual(await acts(two.freelancer), ['add_evidence', 'offer_split', 'withdraw', 'escalate'])
  await offer(here, two.freelancer, dispute, '90')
  assert.deepEqual(await acts(two.client), ['add_evidence', 'offer_split', 'accept_split', 'escalate'])
  await escalate(dispute)
  await take(dispute)
  assert.deepEqual(await acts(two.client), ['add_evidence', 'offer_split', 'accept_split'])
  assert.deepEqual(await acts(fiona), ['read_chat', 'decide'])
})
