import { z } from 'zod'
import { defineCall, type TopicKinds } from '../call.ts'
import { Day, DayIn } from './day.ts'
import { Flag, FlagIn } from './flag.ts'
import { Id, MemberIdIn } from './id.ts'
import { TextIn } from './text.ts'
import { ViewAsIn } from './view-as.ts'

/**
 * What members say of themselves in entries of several kinds, each entry with an audience: About, and other
 * pages of that sort.
 */

/** A page of entries: the topic of its reads, and what the reference calls it. */
export interface EntryPage<Topic extends keyof TopicKinds> {
  readonly topic: Topic
  readonly page: string
}

export const entryAudiences = ['public', 'friends', 'only_me'] as const
export const Audience = z
  .enum(entryAudiences, 'about_audience_invalid')
  .describe('public: every member. friends: members who follow each other. only_me: nobody else.')
export type EntryAudience = z.infer<typeof Audience>

/** The most entries of one kind that a member can have. */
export const mostEntries = 50
const longestLine = 100
const longestText = 1000

export const Line = TextIn(longestLine, 'line_too_long')
  .transform((text) => text.replaceAll(/\s+/gu, ' '))
  .describe('At most 100 characters.')
export const Paragraphs = TextIn(longestText, 'paragraphs_too_long').describe('At most 1,000 characters.')
export const RequiredLine = <Message extends string>(missing: Message) =>
  z
    .string(missing)
    .pipe(Line)
    .refine((text) => text !== '', missing)
    .describe('At most 100 characters.')
export const Text = z.string().default('')
export const Current = Flag.default(0)
export const period = { start_date: Day.default(null), end_date: Day.default(null), is_current: Current }
export const periodIn = {
  start_date: DayIn.optional(),
  end_date: DayIn.optional(),
  is_current: FlagIn.optional().describe('1: it goes on, so `end_date` is dropped.'),
}

type Shape = z.core.$ZodLooseShape

interface Description<Name extends string, Takes extends Shape, Shows extends Shape> {
  readonly name: Name
  /** What the reference calls an entry. */
  readonly says: string
  /** The audience of an entry that does not name one. */
  readonly audience: EntryAudience
  readonly takes: Takes
  readonly shows: Shows
}

/** Describes a kind of entry once; its four calls are made from the description. */
export const entryKind = <const Name extends string, Takes extends Shape, Shows extends Shape>(
  description: Description<Name, Takes, Shows>,
) => ({
  ...description,
  /** The stored fields of an entry. */
  fields: z.object(description.shows),
  /** An entry in an answer. */
  entry: z.object({ id: Id, ...description.shows, audience: Audience }),
})

type Kind<Takes extends Shape, Entry extends z.ZodObject> = {
  readonly says: string
  readonly takes: Takes
  readonly entry: Entry
}

export const addCall = <
  const Name extends string,
  Topic extends keyof TopicKinds,
  Takes extends Shape,
  Entry extends z.ZodObject,
>(
  { topic, page }: EntryPage<Topic>,
  name: Name,
  { says, takes, entry }: Kind<Takes, Entry>,
) =>
  defineCall({
    name,
    doc: `Add ${says} to the caller’s ${page}.`,
    auth: 'member',
    effect: 'write',
    topics: [`${topic}:{me}`],
    input: z.object({ ...takes, audience: Audience.optional() }),
    output: z.object({ recdata: entry }),
    refusals: ['about_entry_empty', 'about_entry_not_found', 'too_many_about_entries'],
    message: 'done.saved',
  })

export const updateCall = <
  const Name extends string,
  Topic extends keyof TopicKinds,
  IdField extends Shape,
  Takes extends Shape,
  Entry extends z.ZodObject,
>(
  { topic, page }: EntryPage<Topic>,
  name: Name,
  id: IdField,
  { says, takes, entry }: Kind<Takes, Entry>,
) =>
  defineCall({
    name,
    doc: `Change ${says} in the caller’s ${page}. What is left out stays as it was.`,
    auth: 'member',
    effect: 'write',
    topics: [`${topic}:{me}`],
    input: z.object({ ...id, ...takes, audience: Audience.optional() }),
    output: z.object({ recdata: entry }),
    refusals: ['about_entry_empty', 'about_entry_not_found'],
    message: 'done.saved',
  })

export const deleteCall = <const Name extends string, Topic extends keyof TopicKinds, IdField extends Shape>(
  { topic, page }: EntryPage<Topic>,
  name: Name,
  id: IdField,
  { says }: { readonly says: string },
) =>
  defineCall({
    name,
    doc: `Delete ${says} from the caller’s ${page}. It can be restored for 30 days.`,
    auth: 'member',
    effect: 'write',
    topics: [`${topic}:{me}`],
    input: z.object(id),
    output: z.object({}),
    refusals: ['about_entry_not_found'],
    message: 'done.about_deleted',
  })

export const getCall = <const Name extends string, Topic extends keyof TopicKinds, Output extends Shape>(
  { topic, page }: EntryPage<Topic>,
  name: Name,
  output: Output,
  { says }: { readonly says: string },
) =>
  defineCall({
    name,
    doc: `Each entry with ${says} in a member’s ${page} that the caller may see; the caller’s own without \`view_user_id\`. Current ones first.`,
    auth: 'member',
    effect: 'read',
    topics: [`${topic}:{view_user_id}`, `${topic}:{me}`, 'graph:{me}'],
    input: z.object({ view_user_id: MemberIdIn.optional(), ...ViewAsIn }),
    output: z.object(output),
    refusals: ['member_not_found'],
  })
