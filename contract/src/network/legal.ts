import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Flag, FlagIn } from '../shared/flag.ts'
import { LegalVersionIn } from '../shared/legal-version.ts'
import { Id } from '../shared/id.ts'
import { Next, PageIn } from '../shared/page.ts'
import { TextIn } from '../shared/text.ts'
import { Named } from '../staff/staff.ts'

declare module '../call.ts' {
  interface TopicKinds {
    /** The legal pages of the network. */
    legal: true
  }
}

/** The terms, the privacy page and the imprint of a network, and to which version members agreed. */

export const legalKinds = ['terms', 'privacy', 'imprint'] as const
export type LegalKind = (typeof legalKinds)[number]
const Kind = z.enum(legalKinds, 'legal_kind_invalid')

export const longestLegalText = 60_000
export const longestLegalChanges = 1000
/** Days for which agreeing can be put off, at most. */
export const mostDaysToAgree = 365

/** The number of a version; 0: the text that came with Commons. */
const Version = z.int().min(0).describe('0: the text that came with Commons.')
const about = {
  version: Version,
  published_at: z.iso.datetime().nullable(),
  /** What is new in it. */
  changes: z.string(),
}

export const legal_page = defineCall({
  name: 'legal_page',
  doc: 'The terms, the privacy page or the imprint, in the caller’s language: as they are now, or an earlier version. A text with headings, lists and links, no HTML.',
  auth: 'anyone',
  effect: 'read',
  whileSuspended: true,
  topics: ['legal'],
  input: z.object({
    kind: Kind,
    version: LegalVersionIn.optional().describe('Missing: as it is now.'),
  }),
  output: z.object({
    recdata: z.object({
      ...about,
      text: z.string().describe('Empty where the operator has written none.'),
      is_current: Flag,
    }),
  }),
  refusals: ['legal_version_not_found'],
})

const LegalVersion = z.object({ ...about, asks_again: Flag })
export type LegalVersion = z.infer<typeof LegalVersion>

export const legal_version_list = defineCall({
  name: 'legal_version_list',
  doc: 'The versions of a legal page, the latest first, without the text that came with Commons.',
  auth: 'anyone',
  effect: 'read',
  whileSuspended: true,
  topics: ['legal'],
  input: z.object({ kind: Kind, ...PageIn }),
  output: z.object({ recdata: z.array(LegalVersion), next: Next }),
  refusals: [],
})

const AdminLegalPage = z.object({
  kind: z.enum(legalKinds),
  version: Version,
  text_en: z.string(),
  text_cs: z.string(),
  published_at: z.iso.datetime().nullable(),
  published_by: Named,
  asks_again: Flag,
  /** Until when members can put off agreeing to this version; null where it doesn’t ask. */
  due_at: z.iso.datetime().nullable(),
})
export type AdminLegalPage = z.infer<typeof AdminLegalPage>

export const admin_legal_list = defineCall({
  name: 'admin_legal_list',
  doc: 'The legal pages as they are now, in both languages.',
  auth: 'admin',
  effect: 'read',
  topics: ['legal'],
  input: z.object({}),
  output: z.object({ recdata: z.array(AdminLegalPage) }),
  refusals: [],
})

const Text = TextIn(longestLegalText, 'legal_text_too_long').refine(
  (text) => text !== '',
  'legal_text_required',
)
const Changes = TextIn(longestLegalChanges, 'legal_changes_too_long')

export const LegalInput = z.object({
  kind: Kind,
  based_on: LegalVersionIn.describe('The version that was changed; another one in between is refused.'),
  text_en: Text,
  text_cs: Text,
  changes_en: Changes.optional().describe('What is new, for members. Needed where they must agree again.'),
  changes_cs: Changes.optional(),
  asks_again: FlagIn.optional().describe('1: members must agree to it. The imprint never asks.'),
  days: z
    .union(
      [z.int('legal_days_invalid'), z.string().regex(/^\d{1,3}$/, 'legal_days_invalid')],
      'legal_days_invalid',
    )
    .transform(Number)
    .refine((days) => days >= 0 && days <= mostDaysToAgree, 'legal_days_invalid')
    .optional()
    .describe('How long members can put it off; 0 or missing: not at all.'),
})

export const add_legal_version = defineCall({
  name: 'add_legal_version',
  doc: 'Publish a new version of a legal page. Earlier ones stay readable.',
  auth: 'admin',
  effect: 'write',
  topics: ['legal', 'staff:{me}'],
  input: LegalInput,
  output: z.object({ recdata: z.object({ version: Id }) }),
  refusals: ['legal_version_outdated', 'legal_unchanged', 'legal_changes_missing'],
  message: 'done.legal_published',
})

export const show_consent = defineCall({
  name: 'show_consent',
  doc: 'What changed in the terms and the privacy page since the member last agreed. Empty where they owe nothing.',
  auth: 'member',
  effect: 'read',
  whileSuspended: true,
  topics: ['legal', 'account:{me}'],
  input: z.object({}),
  output: z.object({
    /** What `accept_rules` takes. */
    version: Version,
    due_at: z.iso.datetime().nullable().describe('Until when it can be put off; null: nothing is owed.'),
    is_due: Flag.describe('1: it can’t be put off any more.'),
    recdata: z
      .array(z.object({ kind: z.enum(legalKinds), ...about }))
      .describe('The latest 20 versions since, the latest first.'),
  }),
  refusals: [],
})

export const accept_rules = defineCall({
  name: 'accept_rules',
  doc: 'Agree to the terms and the privacy page in the version that the member has seen. Others that came since are refused: they show what is new first.',
  auth: 'member',
  effect: 'write',
  whileSuspended: true,
  topics: ['account:{me}'],
  input: z.object({ version: LegalVersionIn }),
  output: z.object({}),
  refusals: ['rules_changed'],
  message: 'done.rules_accepted',
})
