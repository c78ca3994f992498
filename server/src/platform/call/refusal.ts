import type { Call } from '@commons/contract/call.ts'
import { refusedField, type RefusalName, refusals } from '@commons/contract/refusals.ts'

export interface RefusalDetails {
  /** Values for the text's placeholders. */
  values?: Record<string, string | number>
  /** Message ids by field name. */
  fields?: Record<string, string>
  /** Seconds after which a retry may succeed. */
  retryAfter?: number
  /** Of `account_suspended`: when it ends; null: never. */
  suspendedUntil?: string | null
}

/** A call's named "no". The envelope turns it into status, text and fields. */
export class Refusal extends Error {
  readonly refusal: RefusalName
  readonly details: RefusalDetails

  constructor(refusal: RefusalName, details: RefusalDetails = {}) {
    super(refusal)
    this.name = 'Refusal'
    this.refusal = refusal
    this.details = details
  }

  get status(): number {
    return refusals[this.refusal]
  }

  /** Returns the refusal of this call, said at the field that it is about. */
  of(call: Call): Refusal {
    const field = this.details.fields ? undefined : refusedField(this.refusal, call)
    return field === undefined
      ? this
      : new Refusal(this.refusal, { ...this.details, fields: { [field]: this.refusal } })
  }
}
