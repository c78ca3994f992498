import { Trans } from '@lingui/react/macro'
import type { Widgets } from '../../feature.ts'
import { PollPanel } from './poll/PollPanel.tsx'

export const surveys: Widgets = {
  poll: {
    Part: PollPanel,
    partOf: 'surveys',
    label: <Trans>Survey</Trans>,
    hint: <Trans>An open survey you can vote in.</Trans>,
  },
}
