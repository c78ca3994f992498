import { Trans } from '@lingui/react/macro'
import type { Feature } from '../../feature.ts'

export const videoCalls: Feature = {
  partOf: 'video_calls',
  keys: [
    {
      rank: 37,
      title: <Trans>Calls</Trans>,
      rows: [
        [['m'], <Trans key="mic">Microphone on or off</Trans>],
        [['v'], <Trans key="camera">Camera on or off</Trans>],
        [['h'], <Trans key="hand">Raise or lower your hand in a call of several people</Trans>],
        [['Esc'], <Trans key="small">Make the call small</Trans>],
      ],
    },
  ],
}
