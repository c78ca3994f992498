import { longestTitle } from '@commons/contract/shared/survey.ts'
import { graphemes } from '@commons/contract/shared/text/cutting.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ActionIcon, Button, NativeSelect, TextInput } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useId, type KeyboardEvent } from 'react'
import { fieldText } from '../../../locales/contract-messages.ts'
import { SwitchRow } from '../../../ui/fields/SwitchRow.tsx'
import { KindChoice } from '../create/KindChoice.tsx'
import { OptionFields } from '../create/OptionFields.tsx'
import { isBlankSurvey, lackOf, type SurveyInPost as Survey } from './draft/survey-in-post.ts'
import classes from './SurveyInPost.module.css'

const lengths = [1, 2, 3, 7, 14, 30]

interface SurveyInPostProps {
  of: Survey
  disabled: boolean
  onChange: (survey: Survey) => void
  onRemove: () => void
  /** Called to show one of the member's surveys instead. */
  onChoose: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** The fields of a survey that is posted with the post around it. */
export function SurveyInPost({ of, disabled, onChange, onRemove, onChoose, onKeyDown }: SurveyInPostProps) {
  const { t } = useLingui()
  const id = useId()
  const change = (parts: Partial<Survey>) => onChange({ ...of, ...parts })
  const lack = lackOf(of)
  const isBlank = isBlankSurvey(of)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Ctrl+Enter in any of its fields
    <section className={classes.survey} aria-labelledby={id} onKeyDown={onKeyDown}>
      <div className={classes.head}>
        <h3 id={id} className={classes.name}>
          <Trans>Your survey</Trans>
        </h3>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          disabled={disabled}
          aria-label={t`Remove the survey`}
          onClick={onRemove}
        >
          <IconX size={20} aria-hidden="true" />
        </ActionIcon>
      </div>
      <TextInput
        label={t`Question`}
        placeholder={t`What would you like to ask?`}
        autoComplete="off"
        value={of.title}
        disabled={disabled}
        error={graphemes(of.title.trim()) > longestTitle && fieldText('survey_title_too_long')}
        onChange={({ currentTarget: { value } }) => change({ title: value })}
      />
      <OptionFields
        options={of.options}
        disabled={disabled}
        issue={lack === 'same' ? fieldText('options_same') : undefined}
        onChange={(options) => change({ options })}
      />
      <KindChoice value={of.kind} disabled={disabled} onChange={(kind) => change({ kind })} />
      <NativeSelect
        size="md"
        label={t`Open for`}
        value={String(of.days)}
        disabled={disabled}
        onChange={({ currentTarget: { value } }) => change({ days: Number(value) })}
      >
        {lengths.map((days) => (
          <option key={days} value={days}>
            <Plural value={days} one="# day" other="# days" />
          </option>
        ))}
      </NativeSelect>
      <SwitchRow
        label={<Trans>Secret ballot</Trans>}
        hint={<Trans>Nobody can see who voted for what, not even you.</Trans>}
        checked={of.isSecret}
        disabled={disabled}
        onChange={(isSecret) => change({ isSecret })}
      />
      {isBlank ? (
        <div>
          <Button variant="default" disabled={disabled} onClick={onChoose}>
            <Trans>Use one of your surveys</Trans>
          </Button>
        </div>
      ) : (
        <p className={classes.note} role="status">
          {lack === 'title' ? (
            <Trans>It still needs a question.</Trans>
          ) : lack === 'options' ? (
            <Trans>It still needs an option.</Trans>
          ) : (
            lack === undefined && <Trans>Whoever sees your post can answer.</Trans>
          )}
        </p>
      )}
    </section>
  )
}
