import { z } from 'zod'
import { defineCall } from '../call.ts'
import {
  longestStretchDescription,
  longestStretchTitle,
  mostStretchGoals,
} from '../shared/funding-figures.ts'
import { Id, IdIn } from '../shared/id.ts'
import { TextIn } from '../shared/text.ts'
import { PledgeIn } from './funding.ts'

/** Further amounts above a project's target, and what its owner does with them. */

const Written = {
  title: TextIn(longestStretchTitle, 'stretch_title_too_long').refine(
    (text) => text !== '',
    'stretch_title_missing',
  ),
  description: TextIn(longestStretchDescription, 'stretch_description_too_long').optional(),
  amount: PledgeIn.describe('Of all pledges together: more than the target, and more than has been pledged.'),
}

export const add_stretch_goal = defineCall({
  name: 'add_stretch_goal',
  doc: `Say what happens if pledges come to more than the target. A project has up to ${mostStretchGoals} such goals. For its owner, while it runs.`,
  auth: 'member',
  effect: 'write',
  topics: ['project:{group_id}'],
  input: z.object({ group_id: IdIn, ...Written }),
  output: z.object({ recdata: z.object({ stretch_goal_id: Id }) }),
  publishes: { texts: ['title', 'description'], as: 'project:{group_id}' },
  refusals: ['project_not_found', 'group_forbidden', 'pledging_over', 'too_many_stretch_goals'],
  message: 'done.stretch_added',
})

export const edit_stretch_goal = defineCall({
  name: 'edit_stretch_goal',
  doc: 'Change a stretch goal that isn’t reached yet. Without a description, the one it has stays. For the project’s owner, while it runs.',
  auth: 'member',
  effect: 'write',
  topics: ['project:{recdata.group_id}'],
  input: z.object({ stretch_goal_id: IdIn, ...Written }),
  output: z.object({ recdata: z.object({ group_id: Id }) }),
  publishes: { texts: ['title', 'description'], as: 'project:{recdata.group_id}' },
  refusals: ['stretch_goal_not_found', 'group_forbidden', 'pledging_over', 'stretch_goal_reached'],
  message: 'done.saved',
})

export const delete_stretch_goal = defineCall({
  name: 'delete_stretch_goal',
  doc: 'Delete a stretch goal that isn’t reached yet. For the project’s owner, while it runs.',
  auth: 'member',
  effect: 'write',
  topics: ['project:{recdata.group_id}'],
  input: z.object({ stretch_goal_id: IdIn }),
  output: z.object({ recdata: z.object({ group_id: Id }) }),
  refusals: ['stretch_goal_not_found', 'group_forbidden', 'pledging_over', 'stretch_goal_reached'],
  message: 'done.stretch_deleted',
})
