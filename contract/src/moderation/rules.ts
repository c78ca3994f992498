import { z } from 'zod'
import { defineCall } from '../call.ts'
import { FlagIn } from '../shared/flag.ts'
import { Id, IdIn } from '../shared/id.ts'
import { Next, PageIn } from '../shared/page.ts'
import { TextIn } from '../shared/text.ts'
import { Named, Reason } from '../staff/staff.ts'

declare module '../call.ts' {
  interface TopicKinds {
    /** The rules of the network. */
    rules: true
  }
}

/** The rules of a network, as admins write them in both languages. */

/** Rules that hold, at most: nobody reads more. */
export const mostRules = 40
export const longestRuleTitle = 80
export const longestRuleText = 1000

const required = (longest: number, tooLong: string, missing: string) =>
  TextIn(longest, tooLong).refine((text) => text !== '', missing)
const Title = required(longestRuleTitle, 'rule_title_too_long', 'rule_title_required')
const Text = required(longestRuleText, 'rule_text_too_long', 'rule_text_required')

export const AdminRule = z.object({
  rule_id: Id,
  title_en: z.string(),
  title_cs: z.string(),
  text_en: z.string(),
  text_cs: z.string(),
  changed_at: z.iso.datetime(),
  /** Null as well for rules that came with Commons. */
  changed_by: Named,
  retired_at: z.iso.datetime().nullable(),
})
export type AdminRule = z.infer<typeof AdminRule>

export const admin_rule_list = defineCall({
  name: 'admin_rule_list',
  doc: 'The rules that hold, in their order and in both languages; or those that are retired, the latest first.',
  auth: 'admin',
  effect: 'read',
  topics: ['rules'],
  input: z.object({
    is_retired: FlagIn.optional().describe('1: those that are retired, in pages.'),
    ...PageIn,
  }),
  output: z.object({ recdata: z.array(AdminRule), next: Next }),
  refusals: [],
})

export const RuleInput = z.object({
  rule_id: IdIn.optional().describe('Missing: a new rule.'),
  title_en: Title,
  title_cs: Title,
  text_en: Text,
  text_cs: Text,
  place: z
    .union(
      [z.int('rule_place_invalid'), z.string().regex(/^\d{1,2}$/, 'rule_place_invalid')],
      'rule_place_invalid',
    )
    .transform(Number)
    .refine((place) => place >= 1 && place <= mostRules, 'rule_place_invalid')
    .optional()
    .describe('Its place among the rules, from 1. Missing: where it is; a new rule comes last.'),
  is_retired: FlagIn.optional().describe(
    '1: it holds no longer. 0 or missing: it holds, also if it was retired.',
  ),
  reason: Reason,
})

export const update_rule = defineCall({
  name: 'update_rule',
  doc: 'Add a rule, or change, move or retire one. Decisions keep the words of the rule that they named.',
  auth: 'admin',
  effect: 'write',
  topics: ['rules', 'staff:{me}'],
  input: RuleInput,
  output: z.object({ recdata: z.object({ rule_id: Id }) }),
  refusals: ['rule_not_found', 'rule_unchanged', 'too_many_network_rules', 'last_rule'],
  message: 'done.rule_updated',
})
