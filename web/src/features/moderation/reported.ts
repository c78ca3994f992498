import type { Report } from '@commons/contract/moderation/moderation.ts'

/** What to report. A reported member's `id` is their own; `name` is the author's or member's name. */
export interface Reported {
  readonly type: Report['report_type']
  readonly id: number
  readonly name: string
}
