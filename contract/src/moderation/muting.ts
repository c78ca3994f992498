import { z } from 'zod'
import { defineCall } from '../call.ts'
import { IdIn } from '../shared/id.ts'

/** Members who report again and again what isn’t against the rules. */

export const mute_reporter = defineCall({
  name: 'mute_reporter',
  doc: 'Fold the reports of a member away for a time: what only they reported isn’t listed among what waits. They aren’t told. Null, or a time that is over, ends it. Nobody mutes who reported something they have a part in.',
  auth: 'moderator',
  effect: 'write',
  topics: ['report_queue:{me}'],
  input: z.object({
    reporter_user_id: IdIn,
    until: z
      .union(
        [
          z.iso
            .datetime({ offset: true, error: 'until_invalid' })
            .transform((text): Date | null => new Date(text)),
          z.literal(['', null]).transform(() => null),
        ],
        'until_invalid',
      )
      .describe('When it ends, within ten years; null ends it now.'),
  }),
  output: z.object({}),
  refusals: ['member_not_found', 'case_barred', 'until_impossible'],
  message: 'done.reporter_muted',
})
