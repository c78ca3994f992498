import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Author } from '../shared/author.ts'
import { Flag } from '../shared/flag.ts'
import { Id, IdIn, MemberIdIn } from '../shared/id.ts'
import { AltIn, pictureRefusals } from '../shared/media.ts'
import { Next, PageIn } from '../shared/page.ts'
import { Picture } from '../shared/picture.ts'
import { longestShowcase, longestShowcaseTitle, showcaseActs, showcaseAnswers } from '../shared/showcase.ts'
import { TextIn } from '../shared/text.ts'
import { LinkIn } from './sections.ts'

/** Delivered work that the two of an agreement show to everybody: one proposes it, the other agrees. */

export const Showcase = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  link: z.string(),
  /** The address of the picture; null without one. */
  file: z.string().nullable(),
  picture: Picture.nullable(),
  /** Who wanted the work, and who did it; null where they have left Commons. */
  client: z.object(Author).nullable(),
  freelancer: z.object(Author).nullable(),
  /** proposed: only the two see it. */
  status: z.enum(['proposed', 'published']),
  /** 1: the caller proposed it. */
  is_own: Flag,
  proposed_at: z.iso.datetime(),
  published_at: z.iso.datetime().nullable(),
  /** What the caller may do with it now. */
  acts: z.array(z.enum(showcaseActs)),
})
export type Showcase = z.infer<typeof Showcase>

const topics = ['agreement:{payment_id}', 'agreements:{me}', 'freelancer:{me}'] as const

export const propose_showcase = defineCall({
  name: 'propose_showcase',
  doc: 'Propose, as either side of an agreement of which money was released, what of the work both show on their freelancer profiles. The other side agrees or declines.',
  auth: 'member',
  effect: 'write',
  limit: 'upload',
  topics,
  input: z.object({
    payment_id: IdIn,
    title: TextIn(longestShowcaseTitle, 'showcase_title_too_long')
      .refine((title) => title !== '', 'title_required')
      .describe(`1 to ${longestShowcaseTitle} characters.`),
    description: TextIn(longestShowcase, 'showcase_too_long')
      .optional()
      .describe(`At most ${longestShowcase} characters.`),
    link: LinkIn.optional(),
    alt: AltIn.optional().describe('What the picture shows.'),
  }),
  files: { file: ['image'] },
  output: z.object({ data: Showcase }),
  publishes: { texts: ['title', 'description', 'link', 'alt'], as: 'member:{me}' },
  refusals: [
    'agreement_not_found',
    'showcase_early',
    'showcase_exists',
    'showcase_alone',
    'showcase_not_found',
    ...pictureRefusals,
  ],
  message: 'done.showcase_proposed',
})

export const answer_showcase = defineCall({
  name: 'answer_showcase',
  doc: 'Agree to what the other side proposes to show, or decline it. Who proposed it takes it back with `withdrawn`, and so does either side once it is shown. What is declined or withdrawn is gone.',
  auth: 'member',
  effect: 'write',
  topics: ['agreements:{me}', 'freelancer:{me}'],
  input: z.object({ showcase_id: IdIn, status: z.enum(showcaseAnswers, 'showcase_status_invalid') }),
  output: z.object({}),
  refusals: ['showcase_not_found', 'own_showcase', 'showcase_published'],
  message: 'done.showcase_answered',
})

export const get_showcases = defineCall({
  name: 'get_showcases',
  doc: 'Work that a member has done, or had done, and shows with the other side, the latest first. With `payment_id` what the two of that agreement show, or have proposed.',
  auth: 'member',
  effect: 'read',
  replica: true,
  offline: 1,
  topics: ['freelancer:{view_user_id}', 'freelancer:{me}', 'agreement:{payment_id}', 'agreements:{me}'],
  input: z.object({
    view_user_id: MemberIdIn.optional().describe('The caller if missing.'),
    payment_id: IdIn.optional(),
    ...PageIn,
  }),
  output: z.object({
    response: z.array(Showcase),
    /** 1: the caller may propose one for the agreement of `payment_id`. */
    can_propose: Flag,
    next: Next,
  }),
  refusals: ['member_not_found', 'agreement_not_found'],
})
