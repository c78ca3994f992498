import { z } from 'zod'
import { defineCall } from '../call.ts'
import { longestUpdate } from '../shared/funding-figures.ts'
import { Id, IdIn } from '../shared/id.ts'
import { Next, PageIn } from '../shared/page.ts'
import { TextIn } from '../shared/text.ts'

/** Updates that the owner of a project writes to its backers. */

export const add_backer_update = defineCall({
  name: 'add_backer_update',
  doc: 'Tell everybody who has backed the project something. For its owner.',
  auth: 'member',
  effect: 'write',
  topics: ['project:{group_id}'],
  input: z.object({
    group_id: IdIn,
    message: TextIn(longestUpdate, 'update_too_long').refine((text) => text !== '', 'update_missing'),
  }),
  output: z.object({ recdata: z.object({ backer_update_id: Id }) }),
  publishes: { texts: ['message'], as: 'project:{group_id}' },
  refusals: ['project_not_found', 'group_forbidden'],
  message: 'done.update_sent',
})

export const backer_update_list = defineCall({
  name: 'backer_update_list',
  doc: 'What the owner of a project has told its backers, latest first. For them and the owner.',
  auth: 'member',
  effect: 'read',
  replica: true,
  topics: ['project:{group_id}'],
  input: z.object({ group_id: IdIn, ...PageIn }),
  output: z.object({
    recdata: z.array(z.object({ backer_update_id: Id, message: z.string(), created_at: z.iso.datetime() })),
    next: Next,
  }),
  refusals: ['project_not_found', 'not_a_backer'],
})
