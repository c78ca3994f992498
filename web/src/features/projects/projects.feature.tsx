import { Trans } from '@lingui/react/macro'
import type { Feature } from '../../feature.ts'

export const projects: Feature = {
  partOf: 'projects',
  reports: {
    project: {
      title: <Trans>Report this project</Trans>,
      name: <Trans context="what was reported">Project</Trans>,
    },
  },
}
