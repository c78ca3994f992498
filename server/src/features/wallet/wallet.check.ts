/** Every invariant of money: the ledger's own and those of what stands on it. */
import { type Invariant, ledgerInvariants } from '../../ledger/invariants.ts'
import { walletInvariants } from './wallet.invariants.ts'

export const allInvariants: readonly Invariant[] = [...ledgerInvariants, ...walletInvariants]
