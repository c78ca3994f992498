/** Rules that always hold for money: the ledger declares its own, features those of their own tables. */
import type { RawBuilder } from 'kysely'

export interface Invariant {
  readonly name: string
  /** The check reads every entry: the job that runs each minute leaves it out and relies on `checkOn`. */
  readonly readsEntries?: true
  /** Selects a text, `what`, for each account, transaction or asset that breaks the rule. */
  readonly broken: RawBuilder<{ what: string }>
}
