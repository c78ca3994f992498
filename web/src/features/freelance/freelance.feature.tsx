import { Trans } from '@lingui/react/macro'
import type { Feature } from '../../feature.ts'
import { foundJob } from './search/found-job.tsx'

export const freelance: Feature = {
  partOf: 'jobs',
  searches: { job: foundJob },
  reports: {
    job: {
      title: <Trans>Report this project</Trans>,
      name: <Trans context="what was reported">Freelance project</Trans>,
    },
  },
}
