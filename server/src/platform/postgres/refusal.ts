import { PlainError } from '../plain-error.ts'

/** The database can't be started, for a reason the operator can fix. */
export class PostgresRefusal extends PlainError {
  override readonly name = 'PostgresRefusal'
}

/** Another process has the database. */
export class PostgresHeld extends PostgresRefusal {}
