import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Id, IdIn } from '../shared/id.ts'
import { Paper } from '../shared/paper.ts'

/** Papers of jobs, for either side: an invoice for each release, and a statement of a year. */

/** An invoice that can be downloaded. */
export const InvoiceName = z.object({
  invoice_id: Id,
  /** Such as 2026-0007: without gaps in the freelancer's year. */
  number: z.string(),
})
export type InvoiceName = z.infer<typeof InvoiceName>

export const get_invoice = defineCall({
  name: 'get_invoice',
  doc: 'The invoice for a release as a PDF, in the caller’s language: from the freelancer to the client, or from Commons to the freelancer for its fee. Both sides are named as they were then.',
  auth: 'member',
  effect: 'read',
  topics: ['agreements:{me}'],
  input: z.object({
    invoice_id: IdIn,
    invoice_for: z
      .enum(['release', 'fee'], 'invoice_for_invalid')
      .optional()
      .describe('`fee` is the freelancer’s alone. `release` if missing.'),
  }),
  output: z.object({ data: Paper }),
  refusals: ['invoice_not_found'],
})

const StatementYear = z
  .union(
    [
      z.int('year_invalid'),
      z
        .string()
        .regex(/^\d{4}$/, 'year_invalid')
        .transform(Number),
    ],
    'year_invalid',
  )
  .refine((year) => year >= 2000 && year <= 9999, 'year_invalid')
  .describe('A year (UTC), such as 2026.')

export const yearly_statement = defineCall({
  name: 'yearly_statement',
  doc: 'All releases, refunds, fees and taxes of a year (UTC) of the caller’s jobs as CSV, in tokens and US dollars, with their sums. A long one comes in parts, which are one file together.',
  auth: 'member',
  effect: 'read',
  topics: ['agreements:{me}', 'wallet:{me}'],
  input: z.object({
    year: StatementYear,
    before: IdIn.optional().describe('The `next` of the part before.'),
  }),
  output: z.object({
    data: Paper,
    /** Where the next part begins; missing with the last one. */
    next: z.string().optional(),
  }),
  refusals: ['statement_empty'],
})

export const statement_year_list = defineCall({
  name: 'statement_year_list',
  doc: 'The years of which the caller has a statement, the latest first.',
  auth: 'member',
  effect: 'read',
  topics: ['agreements:{me}', 'wallet:{me}'],
  input: z.object({}),
  output: z.object({ data: z.array(z.int()) }),
  refusals: [],
})
