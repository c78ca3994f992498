import type { Payment } from '@commons/contract/freelance/agreements.ts'
import { useLingui } from '@lingui/react/macro'

/** The two sides of an agreement, as its screens name them. */
export interface Sides {
  /** The reader's. */
  readonly role: Payment['role']
  readonly client: string
  readonly freelancer: string
  /** The side that isn't the reader's. */
  readonly other: string
}

/** Names the sides of an agreement, also one that has left Commons. */
export function useSides({ role, client, freelancer }: Payment): Sides {
  const { t } = useLingui()
  const names = {
    client: client?.full_name ?? t({ message: 'The client', context: 'has left Commons' }),
    freelancer: freelancer?.full_name ?? t({ message: 'The freelancer', context: 'has left Commons' }),
  }
  return { role, ...names, other: role === 'client' ? names.freelancer : names.client }
}
