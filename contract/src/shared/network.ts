import { z } from 'zod'
import { networkFeatures } from './network-feature.ts'

/** What every page has to know of the network that it is in, from its first moment. */
export const Network = z.object({
  absent: z.array(z.enum(networkFeatures)).describe('Features that the network does without.'),
})
export type Network = z.infer<typeof Network>
