/** What answers to an offer have in common. */
import { now } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db/prepared.ts'
import { lockAgreement, type LockedAgreement } from './agreements.writing.queries.ts'

interface Asking {
  readonly tx: Tx
  readonly member: { readonly id: number }
  refuse(refusal: 'agreement_not_found' | 'offer_over'): never
}

/** Locks an offer that can still be answered, for its client or its freelancer. */
export async function lockOffer(
  { tx, member, refuse }: Asking,
  offer: number,
  role: 'client' | 'freelancer',
): Promise<LockedAgreement> {
  const found = await lockAgreement(tx, member.id, offer, { withJob: true })
  if (!found || found[role] !== member.id) return refuse('agreement_not_found')
  const isOpen = found.state === 'pending' && found.answer_until !== null && now() < found.answer_until
  return isOpen ? found : refuse('offer_over')
}
