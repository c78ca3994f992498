/** The embedded database cannot be started, for a reason that the operator can act on: show the message, not a stack. */
export class PostgresRefusal extends Error {
  override readonly name = 'PostgresRefusal'
}
