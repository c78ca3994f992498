import type { Feature } from '../../feature.ts'

export const staff: Feature = {
  topics: { staff: 'oneself', network: 'everybody' },
}
