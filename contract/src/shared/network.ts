import { z } from 'zod'
import { accents } from './accent.ts'
import { Flag } from './flag.ts'
import { networkFeatures } from './network-feature.ts'

/** What every page has to know of the network that it is in, from its first moment. */
export const Network = z.object({
  name: z.string(),
  slogan: z.string().describe('In place of the slogans of Commons; empty for those.'),
  language: z.enum(['en', 'cs']).describe('For visitors whose browser asks for neither language.'),
  accent: z.enum(accents).describe('The colour of buttons and links.'),
  logo: z.string().describe('The address of its logo, a square PNG; empty without one.'),
  link_cards: Flag.describe('1: links get cards, so that composers ask for them.'),
  absent: z.array(z.enum(networkFeatures)).describe('Features that the network does without.'),
})
export type Network = z.infer<typeof Network>
