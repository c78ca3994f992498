import { z } from 'zod'
import { Day } from '../accounts/age.ts'
import { UserData } from '../accounts/accounts.ts'
import { defineCall } from '../call.ts'
import { contact } from './about.ts'
import { Flag } from '../shared/flag.ts'
import { Id } from '../shared/id.ts'
import { optionalCrop, pictureRefusals } from '../shared/media.ts'

declare module '../call.ts' {
  interface TopicKinds {
    /** The interests that can be chosen. */
    interests: true
  }
}

/** What new members say of themselves at /profilesetup, and their first steps afterwards. */

/** The interests that come with Commons have texts in the catalogues; admins rename them, and add others. */
export const interestNames = [
  'cooking',
  'baking',
  'gardening',
  'repairs',
  'crafts',
  'textiles',
  'family',
  'animals',
  'birds',
  'bees',
  'mushrooms',
  'environment',
  'weather',
  'music',
  'singing',
  'books',
  'writing',
  'film',
  'photography',
  'drawing',
  'theatre',
  'cycling',
  'running',
  'hiking',
  'swimming',
  'football',
  'climbing',
  'wintersports',
  'wellbeing',
  'science',
  'astronomy',
  'programming',
  'electronics',
  'privacy',
  'blockchain',
  'games',
  'community',
  'democracy',
  'freespeech',
  'history',
  'education',
  'languages',
  'travel',
  'volunteering',
  'crowdfunding',
  'freelancing',
] as const
export type InterestName = (typeof interestNames)[number]

/** The headings that interests are listed under. */
export const interestKinds = ['home', 'nature', 'arts', 'sport', 'science', 'society'] as const
export type InterestKind = (typeof interestKinds)[number]

export const interest_list = defineCall({
  name: 'interest_list',
  doc: 'The interests that a member can choose, named in the language of the request, in their order.',
  method: 'GET',
  auth: 'visitor',
  effect: 'read',
  topics: ['interests'],
  input: z.object({}),
  output: z.object({
    recdata: z.array(
      z.object({
        id: Id,
        name: z.string(),
        /** Its heading; interests under the same heading follow each other. */
        kind: z.string(),
      }),
    ),
  }),
  refusals: [],
})

const InterestsIn = z
  .string('interest_invalid')
  .max(1000, 'interest_invalid')
  .regex(/^\s*(?:\d{1,6}\s*(?:,\s*\d{1,6}\s*)*)?$/, 'interest_invalid')
  .transform((text) => [...new Set(text.split(',').flatMap((id) => (id.trim() === '' ? [] : [Number(id)])))])
  .describe('All of the member’s interests, as comma-joined ids; empty for none.')

export const add_user_interest = defineCall({
  name: 'add_user_interest',
  doc: 'Finish or skip /profilesetup. What is left out stays as it was. Without a session, the `code` of the welcome mail stands in for it: for 7 days and once.',
  auth: 'member',
  takesMailedCode: true,
  echoesKey: true,
  effect: 'write',
  limit: 'upload',
  topics: ['account:{me}', 'member:{me}', 'about:{me}', 'tags:{me}', 'graph:{me}', 'feed'],
  input: z.object({
    interest: InterestsIn.optional(),
    mobile: contact.takes.mobile_number.describe('Added to the contact info in About, for the member alone.'),
    address: contact.takes.address.describe('The same. At most 1,000 characters.'),
    dob: z
      .union([z.literal(''), Day], 'dob_invalid')
      .optional()
      .describe('YYYY-MM-DD, or empty. Once said it can be changed every 30 days.'),
    code: z.string('text_invalid').max(200, 'text_too_long').optional().describe('From the welcome mail.'),
    ...optionalCrop(''),
  }),
  files: { profile_pic: ['image'] },
  output: z.object({
    /** As in the answer to a login, with the key of this call; null if a code stood in for the session. */
    user_data: UserData.nullable(),
  }),
  refusals: ['link_expired', 'dob_changed_often', 'too_many_about_entries', ...pictureRefusals],
  message: 'done.saved',
})

export const show_interests = defineCall({
  name: 'show_interests',
  doc: 'The ids of the interests that the member has chosen. Nobody else sees them.',
  auth: 'member',
  effect: 'read',
  topics: ['account:{me}', 'interests'],
  input: z.object({}),
  output: z.object({ interest: z.array(Id) }),
  refusals: [],
})

/** The first steps of a new member, in order. */
export const firstSteps = ['picture', 'post', 'follows', 'email', 'about'] as const
/** Members to follow to complete the step `follows`. */
export const firstFollows = 3

export const setup_checklist = defineCall({
  name: 'setup_checklist',
  doc: 'Which first steps a new member has done; null before /profilesetup, and once all are done or the list was hidden.',
  auth: 'member',
  effect: 'read',
  limit: 'poll',
  topics: ['account:{me}', 'member:{me}', 'about:{me}', 'graph:{me}', 'timeline:{me}'],
  input: z.object({}),
  output: z.object({
    recdata: z.object({ picture: Flag, post: Flag, follows: Flag, email: Flag, about: Flag }).nullable(),
  }),
  refusals: [],
})

export const hide_setup_checklist = defineCall({
  name: 'hide_setup_checklist',
  doc: 'Hide the list of first steps for good.',
  auth: 'member',
  effect: 'write',
  topics: ['account:{me}'],
  input: z.object({}),
  output: z.object({}),
  refusals: [],
})
