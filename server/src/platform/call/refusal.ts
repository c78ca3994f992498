import { type RefusalName, refusals } from '@commons/contract/refusals.ts'

export interface RefusalDetails {
  /** Values for the text's placeholders. */
  values?: Record<string, string | number>
  /** Message ids by field name. */
  fields?: Record<string, string>
  /** Seconds after which a retry may succeed. */
  retryAfter?: number
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
}
