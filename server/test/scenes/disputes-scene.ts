/** Disputes about milestones of 100 tokens, in each of their states, and staff who decide them. */
import type { Dispute } from '@commons/contract/freelance/disputes.ts'
import type { Person, World } from '../world.ts'
import { funded, type Two } from './milestones-scene.ts'

/** Opens a dispute about a milestone that has its money; the freelancer opens it unless said otherwise. */
export async function disputed(
  here: World,
  two: Two,
  { by = 'freelancer' }: { by?: 'client' | 'freelancer' } = {},
): Promise<Dispute> {
  const { id } = await funded(here, two)
  return open(here, two[by], id)
}

export async function open({ as }: World, by: Person, milestone_id: number): Promise<Dispute> {
  return (await as(by).call('dispute_milestone', { milestone_id, message: 'It is not what we agreed on' }))
    .data
}

export async function speak({ as }: World, by: Person, { id }: Dispute): Promise<Dispute> {
  return (await as(by).call('add_dispute_evidence', { dispute_id: id, message: 'It is' })).data
}

/** Offers so many tokens to the freelancer. */
export async function offer({ as }: World, by: Person, { id }: Dispute, amount: string): Promise<Dispute> {
  return (await as(by).call('offer_split', { dispute_id: id, amount })).data
}

/** A dispute that was handed to staff. */
export async function escalated(here: World, two: Two): Promise<Dispute> {
  const dispute = await disputed(here, two)
  await speak(here, two.client, dispute)
  return (await here.as(two.client).call('escalate_dispute', { dispute_id: dispute.id })).data
}

export const disputeOf = async ({ as }: World, viewer: Person, { id }: { id: number }): Promise<Dispute> =>
  (await as(viewer).call('get_dispute', { dispute_id: id })).data

export { staffMember } from '../staff.ts'
