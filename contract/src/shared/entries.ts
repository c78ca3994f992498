import { z } from 'zod'
import { defineCall, type TopicKinds } from '../call.ts'
import { Day, DayIn } from './day.ts'
import { Flag, FlagIn } from './flag.ts'
import { Id, MemberIdIn } from './id.ts'
import { AltIn, pictureRefusals } from './media.ts'
import { firstYear, months } from './months.ts'
import { isVisible } from './name.ts'
import { Picture } from './picture.ts'
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
export const RequiredParagraphs = <Message extends string>(missing: Message) =>
  z
    .string(missing)
    .pipe(Paragraphs)
    .refine((text) => text !== '', missing)
    .describe('At most 1,000 characters.')
export const Text = z.string().default('')
export const Current = Flag.default(0)
export const period = { start_date: Day.default(null), end_date: Day.default(null), is_current: Current }
export const periodIn = {
  start_date: DayIn.optional(),
  end_date: DayIn.optional(),
  is_current: FlagIn.optional().describe('1: it goes on, so `end_date` is dropped.'),
}

const digits = /^[0-9]{4}$/
const YearText = z.union(
  [
    z.int('year_invalid').transform(String).pipe(z.string().regex(digits, 'year_invalid')),
    z.string().trim().regex(digits, 'year_invalid'),
    z.literal(''),
  ],
  'year_invalid',
)
/** A year as text, or as a number; empty text and null remove it. */
export const YearIn = z
  .union([YearText, z.null().transform(() => '')], 'year_invalid')
  .describe(`A year from ${firstYear} to the present one, or empty.`)
const MonthText = z
  .string('month_invalid')
  .trim()
  .refine((text) => text === '' || months.some((month) => month === text), 'month_invalid')
export const MonthIn = z
  .union([MonthText, z.null().transform(() => '')], 'month_invalid')
  .describe('Jan to Dec, or empty.')
export const required = <Value extends z.ZodType<string, string | number>, Message extends string>(
  value: Value,
  missing: Message,
) =>
  z
    .union([z.string(), z.number()], missing)
    .refine((given) => typeof given === 'number' || isVisible(given), { error: missing, abort: true })
    .pipe(value)
export const RequiredYear = <Message extends string>(missing: Message) =>
  required(YearText, missing).describe(`A year from ${firstYear} to the present one.`)
export const RequiredMonth = <Message extends string>(missing: Message) =>
  required(MonthText, missing).describe('Jan to Dec.')

/** The fields of an entry by name, as they are stored or typed. */
export type EntryFields = Readonly<Record<string, unknown>>

const yearOf = (fields: EntryFields, name: string) => Number(fields[name] ?? 0)
/** Returns a moment that sorts; an end without a month is the end of its year. */
const momentOf = (fields: EntryFields, side: 'start' | 'end') => {
  const month = months.findIndex((each) => each === fields[`${side}_month`])
  return yearOf(fields, `${side}_year`) * 12 + (month === -1 ? (side === 'start' ? 0 : 11) : month)
}

/** Returns what is wrong with an entry's years, by field: they end with the present one, and go forward. */
export function wrongYears(fields: EntryFields, present: number): Record<string, string> {
  const wrong: Record<string, string> = {}
  for (const name of ['start_year', 'end_year']) {
    const year = yearOf(fields, name)
    if (year !== 0 && (year < firstYear || year > present)) wrong[name] = 'year_too_far'
  }
  const isWhole = yearOf(fields, 'start_year') !== 0 && yearOf(fields, 'end_year') !== 0
  if (Object.keys(wrong).length === 0 && isWhole && momentOf(fields, 'end') < momentOf(fields, 'start'))
    wrong['end_year'] = 'days_reversed'
  return wrong
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
  /** Returns what is wrong with its fields together, by field. */
  readonly wrong?: (fields: EntryFields) => Record<string, string>
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

/** A kind of entry that may show a picture. */
export const picturedKind = <const Name extends string, Takes extends Shape, Shows extends Shape>(
  description: Description<Name, Takes, Shows>,
) => ({
  ...entryKind(description),
  entry: z.object({
    id: Id,
    ...description.shows,
    /** The address of the picture; null without one. */
    file: z.string().nullable(),
    picture: Picture.nullable(),
    audience: Audience,
  }),
})

const pictureIn = {
  /** Documented; what the file is follows from its content. */
  file_type: z.string('text_invalid').max(100, 'text_too_long').optional(),
  alt: AltIn.optional().describe('What the picture shows.'),
}
const pictureFiles = { file: ['image'] } as const

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
    publishes: { texts: Object.keys(takes), as: 'member:{me}' },
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
    publishes: { texts: Object.keys(takes), as: 'member:{me}' },
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

export const addPicturedCall = <
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
    doc: `Add ${says} to the caller’s ${page}, with a picture if there is one.`,
    auth: 'member',
    effect: 'write',
    limit: 'upload',
    topics: [`${topic}:{me}`],
    input: z.object({ ...takes, ...pictureIn, audience: Audience.optional() }),
    files: pictureFiles,
    output: z.object({ recdata: entry }),
    publishes: { texts: [...Object.keys(takes), 'alt'], as: 'member:{me}' },
    refusals: ['about_entry_empty', 'about_entry_not_found', 'too_many_about_entries', ...pictureRefusals],
    message: 'done.saved',
  })

export const updatePicturedCall = <
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
    doc: `Change ${says} in the caller’s ${page}. What is left out stays as it was; a file replaces the picture.`,
    auth: 'member',
    effect: 'write',
    limit: 'upload',
    topics: [`${topic}:{me}`],
    input: z.object({
      ...id,
      ...takes,
      ...pictureIn,
      removes_file: FlagIn.optional().describe('1: without a new file, the picture is removed.'),
      audience: Audience.optional(),
    }),
    files: pictureFiles,
    output: z.object({ recdata: entry }),
    publishes: { texts: [...Object.keys(takes), 'alt'], as: 'member:{me}' },
    refusals: ['about_entry_empty', 'about_entry_not_found', ...pictureRefusals],
    message: 'done.saved',
  })
