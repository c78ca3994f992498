import { type Act, acts as allActs } from '@commons/contract/moderation/decisions.ts'
import { longestAnswer } from '@commons/contract/moderation/queue.ts'
import { type NsfwReason, nsfwReasons } from '@commons/contract/shared/nsfw.ts'
import { longestReason } from '@commons/contract/staff/staff.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import { useId, useState, type FormEvent } from 'react'
import { useRead, useWrite } from '../../../api/use-call.ts'
import { useRefused } from '../../../api/use-refused.ts'
import { FormActions } from '../../../compose/FormActions.tsx'
import { Loaded } from '../../../shown/Loaded.tsx'
import { useReasonLabels } from '../../../shown/nsfw-reasons.ts'
import form from '../../../ui/dialog/DialogForm.module.css'
import { FieldIssue } from '../../../ui/FieldIssue.tsx'
import { CharactersLeft } from '../../../ui/fields/CharactersLeft.tsx'
import { charactersLeft } from '../../../ui/fields/characters.ts'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { issueProps } from '../../../ui/issue-props.ts'
import { toast } from '../../../ui/notices/toast.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { actHints, actLabels } from './case-texts.tsx'
import classes from './Reports.module.css'
import { type Language, TemplateFields } from './TemplateFields.tsx'
import { aWeek, endOf, UntilField } from './UntilField.tsx'

interface DecideFormProps {
  /** A report of each case that is decided. */
  reportIds: readonly number[]
  /** What can be done with all of them. */
  acts: readonly Act[]
  /** Why it isn't safe for work, as its author says. */
  nsfw: readonly NsfwReason[]
  /** That of those decided about. */
  language: Language
  onClose: () => void
  onDone?: () => void
}

/** Decides cases: what happens to them, by which rule, and what both sides read. */
export function DecideForm({ reportIds, acts, nsfw, language, onClose, onDone }: DecideFormProps) {
  const { t, i18n } = useLingui()
  const id = useId()
  const reasonLabels = useReasonLabels()
  const [chosen, setChosen] = useState<readonly Act[]>([])
  const [labels, setLabels] = useState<readonly NsfwReason[]>(nsfw)
  const [lasting, setLasting] = useState(aWeek)
  const [rule, setRule] = useState('')
  const [reason, setReason] = useState('')
  const [answer, setAnswer] = useState('')
  const rules = useRead('rule_list', {})
  const { mutate, error, isPending } = useWrite('decide_reports', {
    toasts: 'none',
    onDone({ message }) {
      toast.success(message)
      onClose()
      onDone?.()
    },
  })
  const { issues, failure } = useRefused(error, { reason, answer, until: lasting })
  const imposes = chosen.includes('suspend') || chosen.includes('limit')
  const reasonLeft = charactersLeft(reason, longestReason)
  const answerLeft = charactersLeft(answer, longestAnswer)
  const isTooLong = (reasonLeft ?? 0) < 0 || (answerLeft ?? 0) < 0
  const toggle = <Value,>(values: readonly Value[], value: Value, isOn: boolean) =>
    isOn ? [...values, value] : values.filter((each) => each !== value)
  return (
    <Loaded read={rules}>
      {({ recdata }) => {
        const ruleId = rule || String(recdata[0]?.rule_id ?? '')
        function submit(event: FormEvent) {
          event.preventDefault()
          if (isPending || isTooLong) return
          mutate({
            report_ids: [...reportIds],
            acts: [...chosen],
            ...(chosen.includes('label') && { nsfw: [...labels] }),
            ...(imposes && { until: endOf(lasting) }),
            rule_id: ruleId,
            reason,
            answer,
          })
        }
        return (
          <form className={form.form} noValidate onSubmit={submit}>
            <TemplateFields
              language={language}
              onFill={(filled) => {
                setChosen(filled.acts.filter((act) => acts.includes(act)))
                setRule(String(filled.rule_id))
                setReason(filled.reason)
                setAnswer(filled.answer)
              }}
            />
            <fieldset className={classes.choices}>
              <legend className={form.label}>
                <Trans>What happens?</Trans>
              </legend>
              {allActs
                .filter((act) => acts.includes(act))
                .map((act) => (
                  <Checkbox
                    key={act}
                    label={i18n._(actLabels[act])}
                    description={i18n._(actHints[act])}
                    checked={chosen.includes(act)}
                    onChange={({ currentTarget }) => setChosen(toggle(chosen, act, currentTarget.checked))}
                  />
                ))}
              <p className={form.note}>
                {chosen.length === 0 ? (
                  <Trans>Nothing is chosen: the reports are dismissed, and its author isn't told.</Trans>
                ) : (
                  <Trans>Both its author and those who reported it are told.</Trans>
                )}
              </p>
            </fieldset>
            {chosen.includes('label') && (
              <fieldset className={classes.choices}>
                <legend className={form.label}>
                  <Trans>Why is it sensitive?</Trans>
                </legend>
                {nsfwReasons.map((each) => (
                  <Checkbox
                    key={each}
                    label={reasonLabels[each]}
                    checked={labels.includes(each)}
                    onChange={({ currentTarget }) => setLabels(toggle(labels, each, currentTarget.checked))}
                  />
                ))}
              </fieldset>
            )}
            {imposes && <UntilField value={lasting} issue={issues.until} onChange={setLasting} />}
            <NativeSelect
              label={t`Rule`}
              value={ruleId}
              onChange={({ currentTarget }) => setRule(currentTarget.value)}
              data={recdata.map(({ rule_id, title }) => ({ value: String(rule_id), label: title }))}
            />
            <div>
              <label htmlFor={`${id}-reason`} className={form.label}>
                {chosen.length === 0 ? (
                  <Trans>Why? (for the log)</Trans>
                ) : (
                  <Trans>Why? (its author reads this)</Trans>
                )}
              </label>
              <textarea
                id={`${id}-reason`}
                className={form.text}
                rows={3}
                value={reason}
                {...issueProps(`${id}-reason`, issues.reason, { isWrong: (reasonLeft ?? 0) < 0 })}
                onChange={({ currentTarget }) => setReason(currentTarget.value)}
              />
              <FieldIssue id={`${id}-reason`} issue={issues.reason} />
              <CharactersLeft left={reasonLeft} />
            </div>
            <div>
              <label htmlFor={`${id}-answer`} className={form.label}>
                <Trans>Answer to those who reported it (optional)</Trans>
              </label>
              <textarea
                id={`${id}-answer`}
                className={form.text}
                rows={2}
                value={answer}
                {...issueProps(`${id}-answer`, issues.answer, { isWrong: (answerLeft ?? 0) < 0 })}
                onChange={({ currentTarget }) => setAnswer(currentTarget.value)}
              />
              <FieldIssue id={`${id}-answer`} issue={issues.answer} />
              <CharactersLeft left={answerLeft} />
            </div>
            <FailureNote failure={failure} />
            <FormActions onCancel={onClose} loading={isPending}>
              <Trans>Decide</Trans>
            </FormActions>
          </form>
        )
      }}
    </Loaded>
  )
}
