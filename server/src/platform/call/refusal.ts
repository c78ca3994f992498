import { type RefusalName, refusals } from '@commons/contract/refusals.ts'

export interface RefusalDetails {
  /** What the text's places are filled with. */
  values?: Record<string, string | number>
  /** Message ids by field name. */
  fields?: Record<string, string>
  /** Seconds after which another try may succeed. */
  retryAfter?: number
}

/** A call's "no" with its name. The envelope turns it into status, text and fields. */
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
