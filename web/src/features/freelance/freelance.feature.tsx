import { Trans } from '@lingui/react/macro'
import type { Feature } from '../../feature.ts'

export const freelance: Feature = {
  reports: {
    job: {
      title: <Trans>Report this project</Trans>,
      name: <Trans context="what was reported">Freelance project</Trans>,
    },
  },
}
