import { Trans } from '@lingui/react/macro'
import { share } from '../../../ui/share/share.ts'

/** Shares the member's referral link. */
export const invite = (link: string) =>
  share({
    link,
    title: <Trans>Share Code</Trans>,
    note: (
      <Trans>
        When a friend registers with your link and verifies their email, you both get a contribution point.
      </Trans>
    ),
  })
