/** Rules that always hold: the ledger declares those of money, features those of their own tables. */
import type { RawBuilder } from 'kysely'

export interface Invariant {
  readonly name: string
  /** The check reads every entry: the job that runs each minute leaves it out and relies on `checkOn`. */
  readonly readsEntries?: true
  /** A violation endangers no money: it is reported, and money goes on. */
  readonly sparesMoney?: true
  /** Selects a text, `what`, for each account, transaction or asset that breaks the rule. */
  readonly broken: RawBuilder<{ what: string }>
}
