/** The database can't be started, for a reason the operator can fix: show the message without a stack trace. */
export class PostgresRefusal extends Error {
  override readonly name = 'PostgresRefusal'
}
