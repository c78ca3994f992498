import type { DisputeLine } from '@commons/contract/freelance/disputes.ts'
import type { DisputeRole } from '@commons/contract/shared/dispute.ts'
import { useLingui } from '@lingui/react/macro'

/** The two of a dispute, as its screens name them. */
export interface DisputeSides {
  /** The reader's. */
  readonly role: DisputeRole
  readonly client: string
  readonly freelancer: string
  /** The side that isn't the reader's. Staff have none: their texts name both. */
  readonly other: string
}

/** Names the sides of a dispute, also one that has left Commons. */
export function useDisputeSides({ role, client, freelancer }: DisputeLine): DisputeSides {
  const { t } = useLingui()
  const names = {
    client: client?.full_name ?? t({ message: 'The client', context: 'has left Commons' }),
    freelancer: freelancer?.full_name ?? t({ message: 'The freelancer', context: 'has left Commons' }),
  }
  return { role, ...names, other: role === 'client' ? names.freelancer : names.client }
}

/** The other one of the two. */
export const otherSide = (side: 'client' | 'freelancer') => (side === 'client' ? 'freelancer' : 'client')
