import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { ReactNode } from 'react'

/**
 * The player's keys, for the list of keyboard shortcuts: a feature with a video's page declares them in its
 * `keys`, with a title of its own.
 */
export const playerKeys: ReadonlyArray<
  readonly [keys: ReadonlyArray<string | MessageDescriptor>, does: ReactNode]
> = [
  [[msg`Space`, 'k'], <Trans key="toggle">Pause or play</Trans>],
  [['j', 'l'], <Trans key="jump">10 seconds back or forward</Trans>],
  [['←', '→'], <Trans key="step">5 seconds back or forward</Trans>],
  [['0', '…', '9'], <Trans key="tenths">Go to a tenth of the video</Trans>],
  [['Home', 'End'], <Trans key="ends">Go to the start or the end, in the player</Trans>],
  [[',', '.'], <Trans key="frames">One picture back or forward, while paused</Trans>],
  [['<', '>'], <Trans key="speed">Slower or faster</Trans>],
  [['↑', '↓'], <Trans key="volume">Louder or quieter, in the player</Trans>],
  [['m'], <Trans key="mute">Sound on or off</Trans>],
  [['c'], <Trans key="captions">Captions on or off</Trans>],
  [['f'], <Trans key="full">Full screen</Trans>],
  [['t'], <Trans key="theatre">Theatre mode</Trans>],
  [['i'], <Trans key="mini">Mini player</Trans>],
  [['⇧N'], <Trans key="next">Next video</Trans>],
  [['⇧P'], <Trans key="previous">Previous video</Trans>],
]
