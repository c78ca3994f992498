import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Flag, FlagIn } from '../shared/flag.ts'
import { reminderHours } from '../shared/funding-figures.ts'
import { IdIn } from '../shared/id.ts'

declare module '../call.ts' {
  interface TopicKinds {
    /** The projects that a member wants to be reminded of. */
    project_reminders: true
  }
}

export const project_remind = defineCall({
  name: 'project_remind',
  doc: `Be told once, ${reminderHours} hours before a project ends, or don’t. Those who have backed it by then are not told.`,
  auth: 'member',
  effect: 'write',
  topics: ['project_reminders:{me}'],
  input: z.object({ group_id: IdIn, remind: FlagIn.describe('1: be told; 0: don’t, which always works.') }),
  output: z.object({ recdata: z.object({ reminds: Flag }) }),
  refusals: ['project_not_found', 'pledging_over', 'not_oneself', 'project_ends_soon'],
})
