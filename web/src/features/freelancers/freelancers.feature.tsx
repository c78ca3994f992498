import type { Feature } from '../../feature.ts'
import { foundFreelancer } from './search/found-freelancer.tsx'

export const freelancers: Feature = {
  partOf: 'jobs',
  searches: { freelancer: foundFreelancer },
}
