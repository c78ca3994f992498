import { Trans, useLingui } from '@lingui/react/macro'
import { NativeSelect, TextInput } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useEffect, useId, useState } from 'react'
import { SwitchRow } from '../../../ui/fields/SwitchRow.tsx'
import type { SurveyResults } from '@commons/contract/shared/survey-shown.ts'
import { AudienceField } from './AudienceField.tsx'
import classes from './CreateSurvey.module.css'
import { SettingsSummary } from './SettingsSummary.tsx'
import { isQuorum, type SurveyDraft } from './survey-draft.ts'

const showings: readonly SurveyResults[] = ['always', 'voted', 'closed']

interface MoreSettingsProps {
  draft: SurveyDraft
  disabled: boolean
  /** The server's field errors, by name. */
  issues: Readonly<Record<string, string>>
  onChange: (parts: Partial<SurveyDraft>) => void
}

function Settings({ draft, disabled, issues, onChange }: MoreSettingsProps) {
  const { t } = useLingui()
  const { results, isSecret, isChangeable, quorum } = draft
  return (
    <div className={classes.stack}>
      <AudienceField of={draft} disabled={disabled} issue={issues['group_id']} onChange={onChange} />
      <NativeSelect
        size="md"
        label={t`When results show`}
        value={results}
        disabled={disabled}
        onChange={({ currentTarget: { value } }) =>
          onChange({ results: showings.find((each) => each === value) ?? 'always' })
        }
        data={[
          { value: 'always', label: t`Right away` },
          { value: 'voted', label: t`After voting` },
          { value: 'closed', label: t`After closing` },
        ]}
      />
      <SwitchRow
        label={<Trans>Secret ballot</Trans>}
        hint={<Trans>Nobody can see who voted for what, not even you.</Trans>}
        checked={isSecret}
        disabled={disabled}
        onChange={(on) => onChange({ isSecret: on, ...(on ? { isChangeable: false } : {}) })}
      />
      <SwitchRow
        label={<Trans>Votes can be changed</Trans>}
        hint={
          isSecret ? (
            <Trans>Not with a secret ballot: nobody knows which vote is whose.</Trans>
          ) : (
            <Trans>People can change their vote until the survey closes.</Trans>
          )
        }
        checked={isChangeable}
        disabled={disabled || isSecret}
        onChange={(on) => onChange({ isChangeable: on })}
      />
      <TextInput
        label={t`Quorum (optional)`}
        description={t`How many people have to vote. The bars then show how much of that each option has.`}
        inputMode="numeric"
        autoComplete="off"
        value={quorum}
        disabled={disabled}
        error={isQuorum(quorum) ? issues['quorum'] : t`Enter a whole number`}
        onChange={(event) => onChange({ quorum: event.currentTarget.value })}
      />
    </div>
  )
}

/** Settings that most surveys leave at their defaults: collapsed to a line that summarizes them. */
export function MoreSettings(props: MoreSettingsProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const { draft, issues } = props
  const hasIssue = 'group_id' in issues || 'quorum' in issues
  useEffect(() => {
    if (hasIssue) setIsOpen(true)
  }, [hasIssue])
  return (
    <div className={classes.more}>
      <button
        type="button"
        className={classes.disclosure}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className={classes.disclosureTexts}>
          <span className={classes.disclosureName}>
            <Trans>More settings</Trans>
          </span>
          <span className={classes.summary}>
            <SettingsSummary of={draft} />
          </span>
        </span>
        <IconChevronDown size={20} aria-hidden="true" className={classes.chevron} />
      </button>
      <div id={id} hidden={!isOpen} className={classes.settings}>
        {isOpen && <Settings {...props} />}
      </div>
    </div>
  )
}
