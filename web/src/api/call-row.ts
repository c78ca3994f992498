/** What the browser needs to know about a call. */
export interface CallRow {
  /** Its name in the URL, if another call has the same one. */
  readonly name?: string
  /** POST if omitted. */
  readonly method?: 'GET'
  readonly effect: 'read' | 'write'
  /** Happens only once under the same `idempotency_key`. */
  readonly takesKey?: true
  /** How many of its latest answers are kept for use offline. */
  readonly offline?: number
  readonly topics: readonly string[]
}
