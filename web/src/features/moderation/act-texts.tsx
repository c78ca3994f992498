import type { Act } from '@commons/contract/moderation/decisions.ts'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

/** What a decision did, as its member reads it. */
export const actTexts: Readonly<Record<Act, ReactNode>> = {
  hide: <Trans>Hidden from everybody</Trans>,
  label: <Trans>Labelled as sensitive content</Trans>,
  warn: <Trans>Warning</Trans>,
  suspend: <Trans>Account suspended</Trans>,
  limit: <Trans>Account limited</Trans>,
}
