import { Trans } from '@lingui/react/macro'
import type { Feature } from '../../feature.ts'
import { playerKeys } from '../../player/player-help.tsx'
import { foundVideo } from './found/found-video.tsx'

export const videos: Feature = {
  partOf: 'videos',
  keys: [{ rank: 35, title: <Trans>Videos</Trans>, rows: playerKeys }],
  searches: { video: foundVideo },
  reports: {
    video: {
      title: <Trans>Report this video</Trans>,
      name: <Trans context="what was reported">Video</Trans>,
    },
    channel: {
      title: <Trans>Report this channel</Trans>,
      name: <Trans context="what was reported">Channel</Trans>,
    },
  },
}
