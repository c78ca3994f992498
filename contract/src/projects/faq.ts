import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Flag } from '../shared/flag.ts'
import { Id, IdIn } from '../shared/id.ts'
import { longestFaqAnswer, longestFaqQuestion, mostFaqs } from '../shared/project-faq.ts'
import { TextIn } from '../shared/text.ts'

/** What is frequently asked about a project. Its makers, its owner and moderators, choose it. */

const Faq = z.object({
  faq_id: Id,
  question: z.string(),
  answer: z.string(),
  /** The question that was pinned; null for one that a maker has written. */
  comment_id: Id.nullable(),
})
export type Faq = z.infer<typeof Faq>

const Written = {
  question: TextIn(longestFaqQuestion, 'faq_question_too_long').refine(
    (text) => text !== '',
    'faq_question_missing',
  ),
  answer: TextIn(longestFaqAnswer, 'faq_answer_too_long').refine((text) => text !== '', 'faq_answer_missing'),
}
const Changed = z.object({ recdata: z.object({ group_id: Id }) })
const Added = z.object({ recdata: z.object({ faq_id: Id, group_id: Id }) })

export const project_faq_list = defineCall({
  name: 'project_faq_list',
  doc: 'What is frequently asked about a project, in the order of its makers. Whoever doesn’t see a question or its answer doesn’t see it here, either.',
  auth: 'member',
  effect: 'read',
  offline: 3,
  topics: ['group:{group_id}', 'project:{group_id}', 'comments:{object}'],
  input: z.object({ group_id: IdIn }),
  output: z.object({
    /** The object of the project’s questions. */
    object: Id,
    /** 1: the caller chooses it. */
    can_change: Flag,
    recdata: z.array(Faq),
  }),
  refusals: ['project_not_found'],
})

export const project_faq_pin = defineCall({
  name: 'project_faq_pin',
  doc: `Put a question below what is frequently asked, with the first answer of one of the project’s makers. There are up to ${mostFaqs}. One that is there stays in its place. For the project’s makers.`,
  auth: 'member',
  effect: 'write',
  topics: ['project:{recdata.group_id}'],
  input: z.object({ comment_id: IdIn }),
  output: Added,
  refusals: [
    'comment_not_found',
    'group_forbidden',
    'question_unanswered',
    'question_without_words',
    'too_many_faqs',
  ],
  message: 'done.faq_pinned',
})

export const project_faq_add = defineCall({
  name: 'project_faq_add',
  doc: `Write a question that nobody has asked yet, with its answer. There are up to ${mostFaqs}. For the project’s makers.`,
  auth: 'member',
  effect: 'write',
  topics: ['project:{group_id}'],
  input: z.object({ group_id: IdIn, ...Written }),
  output: Added,
  publishes: { texts: ['question', 'answer'], as: 'project:{group_id}' },
  refusals: ['project_not_found', 'group_forbidden', 'too_many_faqs'],
  message: 'done.faq_added',
})

export const project_faq_edit = defineCall({
  name: 'project_faq_edit',
  doc: 'Change a question that a maker has written, and its answer. A pinned one has the words of its author. For the project’s makers.',
  auth: 'member',
  effect: 'write',
  topics: ['project:{recdata.group_id}'],
  input: z.object({ faq_id: IdIn, ...Written }),
  output: Changed,
  publishes: { texts: ['question', 'answer'], as: 'project:{recdata.group_id}' },
  refusals: ['faq_not_found', 'group_forbidden', 'faq_is_pinned'],
  message: 'done.saved',
})

export const project_faq_move = defineCall({
  name: 'project_faq_move',
  doc: 'Put a question elsewhere in what is frequently asked. For the project’s makers.',
  auth: 'member',
  effect: 'write',
  topics: ['project:{recdata.group_id}'],
  input: z.object({
    faq_id: IdIn,
    place: z
      .union(
        [
          z.int('faq_place_invalid').min(0, 'faq_place_invalid').max(99, 'faq_place_invalid'),
          z
            .string()
            .regex(/^\d{1,2}$/, 'faq_place_invalid')
            .transform(Number), // oxlint-disable-line commons/no-float-near-money -- a count
        ],
        'faq_place_invalid',
      )
      .describe('How many come before it, of those that the caller sees.'),
  }),
  output: Changed,
  refusals: ['faq_not_found', 'group_forbidden'],
})

export const project_faq_delete = defineCall({
  name: 'project_faq_delete',
  doc: 'Take a question off what is frequently asked: one that was pinned stays among the questions, one that a maker wrote is deleted. For the project’s makers.',
  auth: 'member',
  effect: 'write',
  topics: ['project:{recdata.group_id}'],
  input: z.object({ faq_id: IdIn }),
  output: Changed,
  refusals: ['faq_not_found', 'group_forbidden'],
  message: 'done.faq_removed',
})
