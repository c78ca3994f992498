/** Every invariant: the ledger's own, and those of the features. */
import { features } from './features.ts'
import { ledgerInvariants } from './ledger/invariants.ts'
import type { Invariant } from './platform/invariant.ts'

export const allInvariants: readonly Invariant[] = [
  ...ledgerInvariants,
  ...features.flatMap(({ invariants = [] }) => invariants),
]
