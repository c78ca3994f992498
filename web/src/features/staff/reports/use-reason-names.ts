import type { Report } from '@commons/contract/moderation/moderation.ts'
import { useLingui } from '@lingui/react/macro'

/** The reasons for reports as plain texts, for selects. */
export function useReasonNames(): Record<Report['reason'], string> {
  const { t } = useLingui()
  return {
    spam: t`Spam or advertising`,
    harassment: t`Harassment or bullying`,
    hate: t`Hate against a group of people`,
    violence: t`Violence or threats`,
    nsfw_not_marked: t`Sensitive content not marked as such`,
    self_harm: t`Suicide or self-harm`,
    false_information: t`False information`,
    illegal: t`Something illegal`,
    impersonation: t`Impersonation`,
    other: t`Something else`,
  }
}
