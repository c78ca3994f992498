import { z } from 'zod'
import { EmailIn } from './accounts.ts'
import { defineCall } from './call.ts'
import { Day, DayIn } from './shared/day.ts'
import { Flag, FlagIn } from './shared/flag.ts'
import { Id, IdIn, MemberIdIn } from './shared/id.ts'
import { TextIn } from './shared/text.ts'
import { ViewAsIn } from './shared/view-as.ts'

declare module './call.ts' {
  interface TopicKinds {
    /** A member's About entries. */
    about: true
  }
}

/**
 * About: what members say of themselves, in entries of seven kinds. Each kind is described once, and its four
 * calls are made from the description.
 */

export const aboutAudiences = ['public', 'friends', 'only_me'] as const
const Audience = z
  .enum(aboutAudiences, 'about_audience_invalid')
  .describe('public: every member. friends: members who follow each other. only_me: nobody else.')
export type AboutAudience = z.infer<typeof Audience>

/** The most entries of one kind that a member can have. */
export const mostAboutEntries = 50
const longestLine = 100
const longestText = 1000

const Line = TextIn(longestLine, 'line_too_long')
  .transform((text) => text.replaceAll(/\s+/gu, ' '))
  .describe('At most 100 characters.')
const Paragraphs = TextIn(longestText, 'paragraphs_too_long').describe('At most 1,000 characters.')
const RequiredLine = <Message extends string>(missing: Message) =>
  z
    .string(missing)
    .pipe(Line)
    .refine((text) => text !== '', missing)
    .describe('At most 100 characters.')
const PhoneIn = z
  .string('phone_invalid')
  .trim()
  .regex(/^(?:\+?(?:[ ()./-]*\d){3,15}[ ()./-]*)?$/, 'phone_invalid')
  .max(40, 'phone_invalid')
  .describe('3 to 15 digits, with spaces and + ( ) . / - where people write them.')
const ContactEmailIn = z.union([z.literal(''), EmailIn('email_invalid_address')], 'email_invalid_address')

const Text = z.string().default('')
const Current = Flag.default(0)
const period = { start_date: Day.default(null), end_date: Day.default(null), is_current: Current }
const periodIn = {
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
  readonly audience: AboutAudience
  readonly takes: Takes
  readonly shows: Shows
}

const aboutKind = <const Name extends string, Takes extends Shape, Shows extends Shape>(
  description: Description<Name, Takes, Shows>,
) => ({
  ...description,
  /** The stored fields of an entry. */
  fields: z.object(description.shows),
  /** An entry in an answer. */
  entry: z.object({ id: Id, ...description.shows, audience: Audience }),
})

export const work = aboutKind({
  name: 'work',
  says: 'a job',
  audience: 'public',
  takes: {
    company: RequiredLine('company_required'),
    position: Line.optional(),
    city: Line.optional(),
    description: Paragraphs.optional(),
    ...periodIn,
  },
  shows: { company: Text, position: Text, city: Text, description: Text, ...period },
})

export const education = aboutKind({
  name: 'education',
  says: 'a school',
  audience: 'public',
  takes: {
    school: Line.optional(),
    degree: Line.optional().describe('The course. At most 100 characters.'),
    field_of_study: Line.optional(),
    ...periodIn,
  },
  shows: { school: Text, degree: Text, field_of_study: Text, ...period },
})

export const place = aboutKind({
  name: 'place',
  says: 'a place lived',
  audience: 'public',
  takes: { place: RequiredLine('place_required'), is_current: FlagIn.optional() },
  shows: { place: Text, is_current: Current },
})

export const contact = aboutKind({
  name: 'contact',
  says: 'contact info',
  audience: 'only_me',
  takes: {
    mobile_number: PhoneIn.optional(),
    email: ContactEmailIn.optional(),
    address: Paragraphs.optional(),
  },
  shows: { mobile_number: Text, email: Text, address: Text },
})

export const family = aboutKind({
  name: 'family',
  says: 'a family relationship',
  audience: 'public',
  takes: {
    name: RequiredLine('name_required'),
    relationship: RequiredLine('relationship_required'),
    is_current: FlagIn.optional(),
  },
  shows: { name: Text, relationship: Text, is_current: Current },
})

export const status = aboutKind({
  name: 'status',
  says: 'a relationship status',
  audience: 'public',
  takes: { status_name: RequiredLine('status_required') },
  shows: { status_name: Text },
})

export const detail = aboutKind({
  name: 'detail',
  says: 'a personal detail',
  audience: 'public',
  takes: {
    nickname: Line.optional(),
    favorite_quotes: Paragraphs.optional(),
    about_description: Paragraphs.optional(),
  },
  shows: { nickname: Text, favorite_quotes: Text, about_description: Text },
})

/** The seven kinds, by their names. */
export const aboutKinds = { work, education, place, contact, family, status, detail }
export type AboutKindName = keyof typeof aboutKinds

type Kind<Takes extends Shape, Entry extends z.ZodObject> = {
  readonly says: string
  readonly takes: Takes
  readonly entry: Entry
}

const addCall = <const Name extends string, Takes extends Shape, Entry extends z.ZodObject>(
  name: Name,
  { says, takes, entry }: Kind<Takes, Entry>,
) =>
  defineCall({
    name,
    doc: `Add ${says} to the caller’s About.`,
    auth: 'member',
    effect: 'write',
    topics: ['about:{me}'],
    input: z.object({ ...takes, audience: Audience.optional() }),
    output: z.object({ recdata: entry }),
    refusals: ['about_entry_empty', 'about_entry_not_found', 'too_many_about_entries'],
    message: 'done.saved',
  })

const updateCall = <
  const Name extends string,
  IdField extends Shape,
  Takes extends Shape,
  Entry extends z.ZodObject,
>(
  name: Name,
  id: IdField,
  { says, takes, entry }: Kind<Takes, Entry>,
) =>
  defineCall({
    name,
    doc: `Change ${says} in the caller’s About. What is left out stays as it was.`,
    auth: 'member',
    effect: 'write',
    topics: ['about:{me}'],
    input: z.object({ ...id, ...takes, audience: Audience.optional() }),
    output: z.object({ recdata: entry }),
    refusals: ['about_entry_empty', 'about_entry_not_found'],
    message: 'done.saved',
  })

const deleteCall = <const Name extends string, IdField extends Shape>(
  name: Name,
  id: IdField,
  { says }: { readonly says: string },
) =>
  defineCall({
    name,
    doc: `Delete ${says} from the caller’s About. It can be restored for 30 days.`,
    auth: 'member',
    effect: 'write',
    topics: ['about:{me}'],
    input: z.object(id),
    output: z.object({}),
    refusals: ['about_entry_not_found'],
    message: 'done.about_deleted',
  })

const getCall = <const Name extends string, Output extends Shape>(
  name: Name,
  output: Output,
  { says }: { readonly says: string },
) =>
  defineCall({
    name,
    doc: `Each entry with ${says} in a member’s About that the caller may see; the caller’s own without \`view_user_id\`. Current ones first.`,
    auth: 'member',
    effect: 'read',
    topics: ['about:{view_user_id}', 'about:{me}', 'graph:{me}'],
    input: z.object({ view_user_id: MemberIdIn.optional(), ...ViewAsIn }),
    output: z.object(output),
    refusals: ['member_not_found'],
  })

const id = { id: IdIn }
const workId = { work_id: IdIn }
const educationId = { education_id: IdIn }
const placeId = { place_id: IdIn }
const contactId = { contact_id: IdIn }
const detailId = { detail_id: IdIn }
/** The documents call a detail’s id `place_id` where it is deleted; `detail_id` works too. */
const eitherDetailId = { place_id: IdIn.optional(), detail_id: IdIn.optional() }

export const add_work = addCall('add_work', work)
export const update_work = updateCall('update_work', workId, work)
export const delete_work = deleteCall('delete_work', workId, work)
export const get_work = getCall('get_work', { work_entries: z.array(work.entry) }, work)

export const add_education = addCall('add_education', education)
export const update_education = updateCall('update_education', educationId, education)
export const delete_education = deleteCall('delete_education', educationId, education)
export const get_education = getCall('get_education', { education: z.array(education.entry) }, education)

export const add_place_lived = addCall('add_place_lived', place)
export const update_place_lived = updateCall('update_place_lived', placeId, place)
export const delete_place_lived = deleteCall('delete_place_lived', placeId, place)
export const get_places_lived = getCall('get_places_lived', { places_lived: z.array(place.entry) }, place)

export const add_contact_info = addCall('add_contact_info', contact)
export const update_contact_info = updateCall('update_contact_info', contactId, contact)
export const delete_contact_info = deleteCall('delete_contact_info', contactId, contact)
export const get_all_contact_info = getCall(
  'get_all_contact_info',
  { response: z.array(contact.entry) },
  contact,
)

export const add_family_relationship = addCall('add_family_relationship', family)
export const update_family_relationship = updateCall('update_family_relationship', id, family)
export const delete_family_relationship = deleteCall('delete_family_relationship', id, family)
export const get_family_relationships_by_user = getCall(
  'get_family_relationships_by_user',
  { recdata: z.array(family.entry) },
  family,
)

export const create_relationship_status = addCall('create_relationship_status', status)
export const update_relationship_status = updateCall('update_relationship_status', id, status)
export const delete_relationship_status = deleteCall('delete_relationship_status', id, status)
export const get_relationship_status = getCall(
  'get_relationship_status',
  { response: z.array(status.entry) },
  status,
)

export const add_detail = addCall('add_detail', detail)
export const update_detail = updateCall('update_detail', detailId, detail)
export const delete_detail = deleteCall('delete_detail', eitherDetailId, detail)
export const get_details_by_userid = getCall(
  'get_details_by_userid',
  { details: z.array(detail.entry) },
  detail,
)

export const about_restore = defineCall({
  name: 'about_restore',
  doc: 'Restore a deleted entry of the caller’s About, of any kind.',
  auth: 'member',
  effect: 'write',
  topics: ['about:{me}'],
  input: z.object({ about_id: IdIn.describe('The id of the entry.') }),
  output: z.object({}),
  refusals: ['about_entry_not_found', 'too_many_about_entries'],
  message: 'done.about_restored',
})
