import { Trans } from '@lingui/react/macro'
import type { Reason } from './recommend.ts'

/** The reason for which a video is recommended, in a few words. */
export function Why({ reason, channel }: { reason: Reason; channel: string }) {
  switch (reason) {
    case 'subscribed':
      return <Trans>You're subscribed to {channel}</Trans>
    case 'liked':
      return <Trans>Many people like it</Trans>
    case 'watched':
      return <Trans>Many people watch it</Trans>
    case 'new':
      return <Trans context="a video">New</Trans>
  }
}
