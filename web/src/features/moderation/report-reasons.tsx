import type { Report } from '@commons/contract/moderation/moderation.ts'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

type Reason = Report['reason']

/** The reasons for a report, in the order they are offered. */
export const reasonTexts: Readonly<Record<Reason, ReactNode>> = {
  spam: <Trans>Spam or advertising</Trans>,
  harassment: <Trans>Harassment or bullying</Trans>,
  hate: <Trans>Hate against a group of people</Trans>,
  violence: <Trans>Violence or threats</Trans>,
  nsfw_not_marked: <Trans>Sensitive content not marked as such</Trans>,
  self_harm: <Trans>Suicide or self-harm</Trans>,
  false_information: <Trans>False information</Trans>,
  illegal: <Trans>Something illegal</Trans>,
  impersonation: <Trans>Impersonation</Trans>,
  other: <Trans>Something else</Trans>,
}

export const reasons = Object.keys(reasonTexts) as Reason[]
