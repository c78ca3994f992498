import { z } from 'zod'
import { FlagIn } from './flag.ts'

/** What the page of a link says of itself. The texts are a stranger's: plain, and cut. */
export const LinkCard = z.object({
  /** The link, as it is in the text. */
  url: z.string(),
  host: z.string(),
  title: z.string(),
  /** May be empty. */
  description: z.string(),
  /** A picture of at most 600 pixels’ width, at an address of this site; null for none. */
  picture: z.object({ url: z.string(), width: z.int().positive(), height: z.int().positive() }).nullable(),
})
export type LinkCard = z.infer<typeof LinkCard>

/** The card of the first link in a text, where there is one. */
export const ShownLinkCard = {
  /** The card of its first link; null if there is none, its author has removed it, or it is not there yet. */
  link_card: LinkCard.nullable(),
}

/** Whether what is written shows a card. */
export const LinkCardIn = {
  link_card: FlagIn.optional().describe('0: without a card of its first link. 1 if missing.'),
}
