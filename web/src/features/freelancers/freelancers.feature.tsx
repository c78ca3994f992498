import type { Feature } from '../../feature.ts'
import { foundFreelancer } from './search/found-freelancer.tsx'

export const freelancers: Feature = {
  searches: { freelancer: foundFreelancer },
}
