import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Id, IdIn } from '../shared/id.ts'
import { TextIn } from '../shared/text.ts'
import { Reason } from '../staff/staff.ts'
import { Act, acts } from './decisions.ts'
import { longestAnswer } from './queue.ts'

/** Templates of decisions: what moderators decide often, in the language of whoever reads it. */

/** The longest name of a template, in graphemes. */
export const longestTemplateName = 60
/** The most templates of a network. */
export const mostTemplates = 100

const answer = TextIn(longestAnswer, 'answer_too_long').optional().describe('What the reporters read.')

export const TemplateInput = z.object({
  name: TextIn(longestTemplateName, 'template_name_too_long').refine(
    (text) => text !== '',
    'template_name_required',
  ),
  rule_id: IdIn,
  acts: z
    .array(z.enum(acts, 'acts_invalid'), 'acts_invalid')
    .max(acts.length, 'acts_invalid')
    .transform((given) => [...new Set(given)])
    .optional()
    .describe('What it suggests to do.'),
  reason_en: Reason.describe('Why, in English.'),
  reason_cs: Reason.describe('Why, in Czech.'),
  answer_en: answer,
  answer_cs: answer,
})

export const Template = z.object({
  template_id: Id,
  name: z.string(),
  rule_id: Id,
  acts: z.array(Act),
  reason_en: z.string(),
  reason_cs: z.string(),
  answer_en: z.string(),
  answer_cs: z.string(),
})
export type Template = z.infer<typeof Template>

const topics = ['report_queue:{me}'] as const

export const template_list = defineCall({
  name: 'template_list',
  doc: 'The templates of decisions, by their names; at most 100.',
  auth: 'moderator',
  effect: 'read',
  topics,
  input: z.object({}),
  output: z.object({ recdata: z.array(Template) }),
  refusals: [],
})

export const add_template = defineCall({
  name: 'add_template',
  doc: 'Add a template of a decision, for all moderators.',
  auth: 'moderator',
  effect: 'write',
  topics,
  input: TemplateInput,
  output: z.object({ template_id: Id }),
  refusals: ['rule_not_found', 'template_name_taken', 'too_many_templates'],
  message: 'done.saved',
})

export const update_template = defineCall({
  name: 'update_template',
  doc: 'Change a template of a decision. Decisions made with it stay as they are.',
  auth: 'moderator',
  effect: 'write',
  topics,
  input: z.object({ template_id: IdIn, ...TemplateInput.shape }),
  output: z.object({}),
  refusals: ['template_not_found', 'rule_not_found', 'template_name_taken'],
  message: 'done.saved',
})

export const delete_template = defineCall({
  name: 'delete_template',
  doc: 'Delete a template of a decision. Decisions made with it stay as they are.',
  auth: 'moderator',
  effect: 'write',
  topics,
  input: z.object({ template_id: IdIn }),
  output: z.object({}),
  refusals: ['template_not_found'],
  message: 'done.template_deleted',
})
