import { projectDays, type ProjectDays } from '@commons/contract/shared/project-figures.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { AmountField } from '../../../money/AmountField.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { SegmentedChoice } from '../../../ui/fields/SegmentedChoice.tsx'

interface TermsFieldsProps {
  target: string
  days: ProjectDays
  issues: Readonly<Record<string, string>>
  disabled: boolean
  onTarget: (target: string) => void
  onDays: (days: ProjectDays) => void
}

/** The target of a project, and how long it runs. */
export function TermsFields({ target, days, issues, disabled, onTarget, onDays }: TermsFieldsProps) {
  const { t } = useLingui()
  return (
    <>
      <AmountField
        name="funding_target"
        label={t`Funding target`}
        currency="FCELL"
        value={target}
        disabled={disabled}
        error={issues['funding_target']}
        onAmount={onTarget}
      />
      <div>
        <p className={form.label} aria-hidden="true">
          <Trans>Duration</Trans>
        </p>
        <SegmentedChoice
          label={t`Duration`}
          wide
          value={String(days)}
          disabled={disabled}
          onChange={(wanted) => onDays(wanted === '90' ? 90 : 30)}
          options={projectDays.map((each) => ({
            value: String(each),
            label: <Plural value={each} one="# day" other="# days" />,
          }))}
        />
        {issues['days'] !== undefined && <p className={form.error}>{issues['days']}</p>}
      </div>
    </>
  )
}
