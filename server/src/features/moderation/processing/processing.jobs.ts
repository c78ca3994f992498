/** Ends restrictions of processing whose members were told that they end. */
import { inOrder, workThrough } from '../../../platform/due.ts'
import type { JobKind } from '../../../platform/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { write } from '../../../platform/write.ts'
import { tellOfSuspension } from '../restrictions/restrictions.ts'
import { lockMembers } from '../restrictions/restrictions.queries.ts'
import { endProcessing, listProcessingOver } from './processing.queries.ts'

export const endProcessingOver = (platform: Platform): JobKind<never> => ({
  name: 'moderation.end-processing',
  every: '* * * * *',
  work: () =>
    workThrough(platform, {
      due: inOrder((after: { id: number; since: string } | undefined) =>
        listProcessingOver(platform.database.db, after),
      ),
      work: ({ id }) =>
        write(platform, async (context) => {
          await lockMembers(context.tx, [id])
          if (await endProcessing(context.tx, id)) await tellOfSuspension(context, id)
        }),
      named: ({ id }) => ({ member: id }),
      failed: 'A restriction of processing could not be ended',
    }),
})
