import { type Act, acts as allActs } from '@commons/contract/moderation/decisions.ts'
import { longestAnswer, mostCasesAtOnce } from '@commons/contract/moderation/queue.ts'
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
import { actHints, actLabels, memberActLabels } from './case-texts.tsx'
import classes from './Reports.module.css'
import { type Language, TemplateFields } from './TemplateFields.tsx'
import { aWeek, endOf, UntilField } from './UntilField.tsx'
import { useDecideCases } from './use-decide-cases.ts'

/**
 * Cases, each by a report of it, with why they aren't safe for work, as their author says; or a member. `language` is
 * that of whoever is decided about.
 */
type About = { readonly language: Language } & (
  | { readonly reportIds: readonly number[]; readonly nsfw: readonly NsfwReason[] }
  | { readonly userId: number }
)

interface DecideFormProps {
  about: About
  /** What can be done. */
  acts: readonly Act[]
  onClose: () => void
  onDone?: () => void
}

/** Decides cases, or about a member: what happens, by which rule, and what both sides read. */
export function DecideForm({ about, acts, onClose, onDone }: DecideFormProps) {
  const { t, i18n } = useLingui()
  const id = useId()
  const reasonLabels = useReasonLabels()
  const [chosen, setChosen] = useState<readonly Act[]>([])
  const [sensitive, setSensitive] = useState<readonly NsfwReason[]>('nsfw' in about ? about.nsfw : [])
  const [lasting, setLasting] = useState(aWeek)
  const [rule, setRule] = useState('')
  const [reason, setReason] = useState('')
  const [answer, setAnswer] = useState('')
  const rules = useRead('rule_list', {})
  function done({ message }: { message: string }) {
    toast.success(message)
    onClose()
    onDone?.()
  }
  const ofCases = useDecideCases(done)
  const ofMember = useWrite('decide_member', { toasts: 'none', onDone: done })
  const isOfMember = 'userId' in about
  const { error, isPending } = isOfMember ? ofMember : ofCases
  const labels = isOfMember ? memberActLabels : actLabels
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
          const said = { rule_id: ruleId, reason, ...(imposes && { until: endOf(lasting) }) }
          if (isOfMember)
            return ofMember.mutate({
              ...said,
              view_user_id: about.userId,
              acts: chosen.filter((act) => act !== 'hide' && act !== 'label'),
            })
          void ofCases.decide({
            ...said,
            report_ids: [...about.reportIds],
            acts: [...chosen],
            ...(chosen.includes('label') && { nsfw: [...sensitive] }),
            answer,
          })
        }
        return (
          <form className={form.form} noValidate onSubmit={submit}>
            <TemplateFields
              language={about.language}
              onFill={(filled) => {
                setChosen(filled.acts.filter((act) => acts.includes(act)))
                // Its rule may be retired by now.
                if (recdata.some(({ rule_id }) => rule_id === filled.rule_id)) setRule(String(filled.rule_id))
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
                    label={i18n._(labels[act])}
                    description={i18n._(actHints[act])}
                    checked={chosen.includes(act)}
                    onChange={({ currentTarget }) => setChosen(toggle(chosen, act, currentTarget.checked))}
                  />
                ))}
              <p className={form.note}>
                {isOfMember ? (
                  <Trans>They're told, and can appeal.</Trans>
                ) : chosen.length === 0 ? (
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
                    checked={sensitive.includes(each)}
                    onChange={({ currentTarget }) =>
                      setSensitive(toggle(sensitive, each, currentTarget.checked))
                    }
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
                {isOfMember ? (
                  <Trans>Why? (they read this)</Trans>
                ) : chosen.length === 0 ? (
                  <Trans>Why? (for the log)</Trans>
                ) : (
                  <Trans>Why? (its author reads this)</Trans>
                )}
              </label>
              <textarea
                dir="auto"
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
            {!isOfMember && (
              <div>
                <label htmlFor={`${id}-answer`} className={form.label}>
                  <Trans>Answer to those who reported it (optional)</Trans>
                </label>
                <textarea
                  dir="auto"
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
            )}
            {!isOfMember && about.reportIds.length > mostCasesAtOnce && (
              <p className={form.note} role="status">
                {ofCases.decided === 0 ? (
                  <Trans>You're deciding {about.reportIds.length} reports at once.</Trans>
                ) : (
                  <Trans>
                    {ofCases.decided} of {about.reportIds.length} decided
                  </Trans>
                )}
              </p>
            )}
            <FailureNote failure={failure} />
            <FormActions onCancel={onClose} disabled={isOfMember && chosen.length === 0} loading={isPending}>
              <Trans>Decide</Trans>
            </FormActions>
          </form>
        )
      }}
    </Loaded>
  )
}
