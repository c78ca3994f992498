import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Count } from '../shared/count.ts'
import { Flag, FlagIn } from '../shared/flag.ts'
import { Id, IdIn } from '../shared/id.ts'
import { TextIn } from '../shared/text.ts'
import { Named } from '../staff/staff.ts'

/** Rules about words, and about domains of links, that members publish. */

/**
 * `words`: a word or several after each other. `domain`: a domain of links, with those below it. `flood`: the same text
 * by one member, again and again. `flood_by_all`: the same text, whoever writes it.
 */
export const wordRuleKinds = ['words', 'domain', 'flood', 'flood_by_all'] as const
/** Kinds of rules about the same text. */
export const floodKinds = ['flood', 'flood_by_all'] as const
export const isFlood = (kind: (typeof wordRuleKinds)[number]): kind is (typeof floodKinds)[number] =>
  floodKinds.some((each) => each === kind)

/** How often the same text may be published, at least and at most. */
export const leastOfFlood = 1
export const mostOfFlood = 1000
/** The longest time in which it is counted, in hours. */
export const longestFlood = 168
/** The fewest letters of a text that counts as the same: shorter ones are greetings and thanks. */
export const lettersOfFlood = 20

/** A whole number, as JSON or as a form sends it. */
const WholeIn = (from: number, to: number, refusal: string) =>
  z
    .union(
      [
        z.int(refusal),
        z
          .string(refusal)
          .trim()
          .regex(/^\d{1,6}$/, refusal),
      ],
      refusal,
    )
    .transform(Number)
    .refine((count) => count >= from && count <= to, refusal)
/** `refuse`: nobody can publish it. `report`: it is published, and waits for moderators among the reports. */
export const wordRuleActs = ['refuse', 'report'] as const

/** The most rules at a time: every text that is published is compared with all of them. */
export const mostWordRules = 300
/** The longest words of a rule, and the longest note about one, in graphemes. */
export const longestWordRule = 100
export const longestWordRuleNote = 200

const topics = ['report_queue:{me}'] as const

const what = {
  kind: z.enum(wordRuleKinds, 'word_rule_kind_invalid'),
  words: TextIn(longestWordRule, 'word_rule_too_long')
    .refine((text) => /[\p{L}\p{N}]/u.test(text), 'word_rule_empty')
    .optional()
    .describe(
      'Words as muted words are found: whole ones, whatever their case. With * at the end, whatever begins like it. Or a domain such as example.com. Rules about floods have none.',
    ),
  most: WholeIn(leastOfFlood, mostOfFlood, 'flood_most_invalid')
    .optional()
    .describe('Of a flood: how often the same text may be published, 1 to 1000.'),
  hours: WholeIn(1, longestFlood, 'flood_hours_invalid')
    .optional()
    .describe('Of a flood: in how many hours, 1 to 168.'),
}

const WordRule = z.object({
  word_rule_id: Id,
  kind: z.enum(wordRuleKinds),
  /** Of a flood how often in how many hours, such as 5× / 24 h. */
  words: z.string(),
  most: z.int().positive().nullable(),
  hours: z.int().positive().nullable(),
  act: z.enum(wordRuleActs),
  note: z.string(),
  added_by: Named,
  created_at: z.iso.datetime(),
  /** Cases that wait because of it. */
  waiting: Count,
})
export type WordRule = z.infer<typeof WordRule>

export const word_rule_list = defineCall({
  name: 'word_rule_list',
  doc: 'Words, domains and floods that members can’t publish, or that are reported by themselves, in alphabetical order.',
  auth: 'moderator',
  effect: 'read',
  topics,
  input: z.object({}),
  output: z.object({ recdata: z.array(WordRule) }),
  refusals: [],
})

export const WordRuleInput = z.object({
  ...what,
  act: z.enum(wordRuleActs, 'word_rule_act_invalid'),
  reports_earlier: FlagIn.optional().describe(
    '1: posts and comments of the last 30 days that it finds are reported, too; the latest 500.',
  ),
  note: TextIn(longestWordRuleNote, 'word_rule_note_too_long')
    .optional()
    .describe('Why, for other moderators.'),
})

export const add_word_rule = defineCall({
  name: 'add_word_rule',
  doc: 'Refuse or report what members publish with these words or with links to this domain, or the same text too often, from now on. It replaces an earlier rule about the same. `try_word_rule` says first what it would have found.',
  auth: 'moderator',
  effect: 'write',
  topics,
  input: WordRuleInput,
  output: z.object({ word_rule_id: Id, reported: Count.describe('Of what was there before.') }),
  refusals: ['too_many_word_rules', 'word_rule_too_slow'],
  message: 'done.rule_added',
})

/** How far back, in days, a rule is tried. */
export const daysTried = 30
/** The most posts and comments that a new rule reports. */
export const mostReportedEarlier = 500
/** The most texts that a trial shows. */
export const mostTried = 20

export const TriedText = z.object({
  kind: z.enum(['post', 'comment', 'reply']),
  author: Named,
  message: z.string(),
  created_at: z.iso.datetime(),
  /** Its path in the web client. */
  link: z.string().nullable(),
})
export type TriedText = z.infer<typeof TriedText>

export const try_word_rule = defineCall({
  name: 'try_word_rule',
  doc: 'What a rule would have found in posts and comments of the last 30 days, before it is switched on. All are counted; the latest 20 that every member can read are listed.',
  auth: 'moderator',
  effect: 'read',
  topics: [],
  input: z.object(what),
  output: z.object({
    posts: Count,
    comments: Count,
    /** 1: looking took too long, and these are none. */
    gave_up: Flag,
    recdata: z.array(TriedText),
  }),
  refusals: [],
})

export const delete_word_rule = defineCall({
  name: 'delete_word_rule',
  doc: 'Remove a rule about words. What it has reported goes on waiting.',
  auth: 'moderator',
  effect: 'write',
  topics,
  input: z.object({ word_rule_id: IdIn }),
  output: z.object({}),
  refusals: ['word_rule_not_found'],
  message: 'done.rule_deleted',
})
