import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Flag } from '../shared/flag.ts'
import { IdIn } from '../shared/id.ts'
import { LinkCard } from '../shared/link-card.ts'
import { Post } from './posts.ts'

/** Cards of links: before they are posted, and taken away again. */

export const link_card = defineCall({
  name: 'link_card',
  doc: 'The card of a link, as a post or message with it would show it. The first call fetches its page: `waits` 1 says that it isn’t there yet; ask again after a second. For a member, at most 12 pages are fetched in a minute.',
  auth: 'member',
  effect: 'write',
  limit: 'poll',
  topics: [],
  input: z.object({
    url: z
      .string('text_invalid')
      .max(2000, 'text_too_long')
      .describe('An address that begins with http:// or https://.'),
  }),
  output: z.object({
    /** Null while it isn’t there, and where there is none. */
    recdata: LinkCard.nullable(),
    waits: Flag,
  }),
  refusals: [],
})

export const post_link_card_delete = defineCall({
  name: 'post_link_card_delete',
  doc: 'Remove the card of the link in the caller’s own post. The text gets no other one.',
  auth: 'member',
  effect: 'write',
  topics: ['post:{post_id}', 'timeline:{me}', 'waiting:{me}'],
  input: z.object({ post_id: IdIn }),
  output: z.object({ recdata: Post }),
  refusals: ['post_not_found'],
  message: 'done.link_card_removed',
})
