import { longestRestriction } from '@commons/contract/moderation/queue.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { ChipChoice } from '../../../ui/fields/ChipChoice.tsx'
import { MomentField } from '../../../ui/fields/MomentField.tsx'

const spans = ['1', '7', '30', 'good', 'own'] as const
type Span = (typeof spans)[number]

export interface Lasting {
  readonly span: Span
  /** Local time, of a moment of one's own. */
  readonly moment: string
}

export const aWeek: Lasting = { span: '7', moment: '' }

/** Returns when it ends, as calls take it; undefined: never. */
export function endOf({ span, moment }: Lasting): string | undefined {
  if (span === 'good') return undefined
  if (span === 'own') return moment === '' ? '' : new Date(moment).toISOString()
  return new Date(Date.now() + Number(span) * 86_400_000).toISOString()
}

interface UntilFieldProps {
  value: Lasting
  issue: string | undefined
  onChange: (value: Lasting) => void
}

/** How long somebody is suspended or limited. */
export function UntilField({ value, issue, onChange }: UntilFieldProps) {
  const { t } = useLingui()
  const labels = {
    '1': <Trans>A day</Trans>,
    '7': <Trans>A week</Trans>,
    '30': <Trans>30 days</Trans>,
    good: <Trans>For good</Trans>,
    own: <Trans>Another time</Trans>,
  } as const
  return (
    <>
      <ChipChoice
        label={t`How long?`}
        value={value.span}
        options={spans.map((span) => ({ value: span, label: labels[span] }))}
        issue={value.span === 'own' ? undefined : issue}
        onChange={(span) => onChange({ ...value, span })}
      />
      {value.span === 'own' && (
        <MomentField
          label={t`Until`}
          presetsLabel={t`Days from now`}
          presets={[3, 14, 90]}
          longestDays={longestRestriction}
          value={value.moment}
          disabled={false}
          issue={issue}
          onChange={(moment) => onChange({ span: 'own', moment })}
        />
      )}
    </>
  )
}
