/** What always holds of money: the ledger says so of its entries, and features of what they keep beside them. */
import type { RawBuilder } from 'kysely'

export interface Invariant {
  readonly name: string
  /** It reads every entry there is: the job of every minute has `checkOn` for that. */
  readonly readsEntries?: true
  /** Rows with one text, `what`: an account, a transaction or an asset that breaks it. */
  readonly broken: RawBuilder<{ what: string }>
}
