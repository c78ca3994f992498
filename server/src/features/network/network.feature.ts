import type { Feature } from '../../feature.ts'
import { networkLeaving } from './network.leaving.ts'

export const network: Feature = {
  topics: { legal: 'everybody' },
  leaving: networkLeaving,
}
