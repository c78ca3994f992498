/** What the client knows of a call. */
export interface CallRow {
  /** Its name in the URL, if it isn't its own. */
  readonly name?: string
  /** POST if omitted. */
  readonly method?: 'GET'
  readonly effect: 'read' | 'write'
  /** Happens only once under the same `idempotency_key`. */
  readonly takesKey?: true
  /** Takes no credentials. */
  readonly isForVisitors?: true
  /** The parts that may be sent ahead in pieces. */
  readonly pieces?: readonly string[]
  /** The key of the rows, where it answers pages of them. */
  readonly rows?: string
}
