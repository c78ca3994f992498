import { z } from 'zod'
import { EmailIn } from '../accounts/accounts.ts'
import { defineCall, deprecate } from '../call.ts'
import {
  addCall,
  Current,
  deleteCall,
  entryKind,
  getCall,
  Line,
  Paragraphs,
  period,
  periodIn,
  RequiredLine,
  Text,
  updateCall,
} from '../shared/entries.ts'
import { FlagIn } from '../shared/flag.ts'
import { IdIn } from '../shared/id.ts'

declare module '../call.ts' {
  interface TopicKinds {
    /** A member's About entries. */
    about: true
  }
}

/**
 * About: what members say of themselves, in entries of seven kinds. Each kind is described once, and its four
 * calls are made from the description.
 */

const PhoneIn = z
  .string('phone_invalid')
  .trim()
  .regex(/^(?:\+?(?:[ ()./-]*\d){3,15}[ ()./-]*)?$/, 'phone_invalid')
  .max(40, 'phone_invalid')
  .describe('3 to 15 digits, with spaces and + ( ) . / - where people write them.')
const ContactEmailIn = z.union([z.literal(''), EmailIn('email_invalid_address')], 'email_invalid_address')

const about = { topic: 'about', page: 'About' } as const

export const work = entryKind({
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

export const education = entryKind({
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

export const place = entryKind({
  name: 'place',
  says: 'a place lived',
  audience: 'public',
  takes: { place: RequiredLine('place_required'), is_current: FlagIn.optional() },
  shows: { place: Text, is_current: Current },
})

export const contact = entryKind({
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

export const family = entryKind({
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

export const status = entryKind({
  name: 'status',
  says: 'a relationship status',
  audience: 'public',
  takes: { status_name: RequiredLine('status_required') },
  shows: { status_name: Text },
})

export const detail = entryKind({
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

const id = { id: IdIn }
const workId = { work_id: IdIn }
const educationId = { education_id: IdIn }
const placeId = { place_id: IdIn }
const contactId = { contact_id: IdIn }
const detailId = { detail_id: IdIn }
/** The documents call a detail’s id `place_id` where it is deleted; `detail_id` works too. */
const eitherDetailId = {
  place_id: deprecate(IdIn.optional(), {
    since: '2026-11-29',
    use: 'Send `detail_id` instead.',
  }),
  detail_id: IdIn.optional(),
}

export const add_work = addCall(about, 'add_work', work)
export const update_work = updateCall(about, 'update_work', workId, work)
export const delete_work = deleteCall(about, 'delete_work', workId, work)
export const get_work = getCall(about, 'get_work', { work_entries: z.array(work.entry) }, work)

export const add_education = addCall(about, 'add_education', education)
export const update_education = updateCall(about, 'update_education', educationId, education)
export const delete_education = deleteCall(about, 'delete_education', educationId, education)
export const get_education = getCall(
  about,
  'get_education',
  { education: z.array(education.entry) },
  education,
)

export const add_place_lived = addCall(about, 'add_place_lived', place)
export const update_place_lived = updateCall(about, 'update_place_lived', placeId, place)
export const delete_place_lived = deleteCall(about, 'delete_place_lived', placeId, place)
export const get_places_lived = getCall(
  about,
  'get_places_lived',
  { places_lived: z.array(place.entry) },
  place,
)

export const add_contact_info = addCall(about, 'add_contact_info', contact)
export const update_contact_info = updateCall(about, 'update_contact_info', contactId, contact)
export const delete_contact_info = deleteCall(about, 'delete_contact_info', contactId, contact)
export const get_all_contact_info = getCall(
  about,
  'get_all_contact_info',
  { response: z.array(contact.entry) },
  contact,
)

export const add_family_relationship = addCall(about, 'add_family_relationship', family)
export const update_family_relationship = updateCall(about, 'update_family_relationship', id, family)
export const delete_family_relationship = deleteCall(about, 'delete_family_relationship', id, family)
export const get_family_relationships_by_user = getCall(
  about,
  'get_family_relationships_by_user',
  { recdata: z.array(family.entry) },
  family,
)

export const create_relationship_status = addCall(about, 'create_relationship_status', status)
export const update_relationship_status = updateCall(about, 'update_relationship_status', id, status)
export const delete_relationship_status = deleteCall(about, 'delete_relationship_status', id, status)
export const get_relationship_status = getCall(
  about,
  'get_relationship_status',
  { response: z.array(status.entry) },
  status,
)

export const add_detail = addCall(about, 'add_detail', detail)
export const update_detail = updateCall(about, 'update_detail', detailId, detail)
export const delete_detail = deleteCall(about, 'delete_detail', eitherDetailId, detail)
export const get_details_by_userid = getCall(
  about,
  'get_details_by_userid',
  { details: z.array(detail.entry) },
  detail,
)

export const about_restore = defineCall({
  name: 'about_restore',
  doc: 'Restore a deleted entry of the caller’s About or freelancer profile, of any kind.',
  auth: 'member',
  effect: 'write',
  topics: ['about:{me}', 'freelancer:{me}'],
  input: z.object({ about_id: IdIn.describe('The id of the entry.') }),
  output: z.object({}),
  refusals: ['about_entry_not_found', 'too_many_about_entries'],
  message: 'done.about_restored',
})
