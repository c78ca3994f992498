import { Trans } from '@lingui/react/macro'
import type { Feature } from '../../feature.ts'

export const videos: Feature = {
  reports: {
    video: {
      title: <Trans>Report this video</Trans>,
      name: <Trans context="what was reported">Video</Trans>,
    },
  },
}
