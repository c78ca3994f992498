import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { paths } from '../../paths.ts'
import { sayRefused } from '../../api/say-refused.ts'
import { useRefused } from '../../api/use-refused.ts'
import { useWrite } from '../../api/use-call.ts'
import { FormActions } from '../../compose/FormActions.tsx'
import { CharactersLeft } from '../../ui/fields/CharactersLeft.tsx'
import { charactersLeft } from '../../ui/fields/characters.ts'
import { FailureNote } from '../../ui/states/FailureNote.tsx'
import { FieldIssue } from '../../ui/FieldIssue.tsx'
import { issueProps } from '../../ui/issue-props.ts'
import form from '../../ui/dialog/DialogForm.module.css'
import { submitByKey } from '../../ui/fields/send-key.ts'
import { toast } from '../../ui/notices/toast.ts'
import { forgetReport, keepReport, reportDraft, type ReportDraft } from './report-draft.ts'
import { reasons, reasonTexts } from './report-reasons.tsx'
import type { Reported } from './reported.ts'

const longest = 1000

interface ReportFormProps {
  reported: Reported
  onSent: () => void
  onClose: () => void
}

/** Returns a ref that tells whether the dialog is still open when an answer arrives. */
function useIsOpen() {
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  return isOpen
}

/** The report's reason and details. The draft is kept if sending fails or the dialog closes. */
export function ReportForm({ reported, onSent, onClose }: ReportFormProps) {
  const { t } = useLingui()
  const [draft, setDraft] = useState(() => reportDraft(reported))
  const { reason, description } = draft
  const [missing, setMissing] = useState(false)
  const list = useRef<HTMLFieldSetElement>(null)
  const ids = { missing: useId(), text: useId() }
  const isOpen = useIsOpen()
  const write = useWrite('add_report', {
    onDone({ message }, { reason: sentReason, description: said = '' }) {
      forgetReport(reported, { reason: sentReason, description: said })
      if (isOpen.current) onSent()
      else toast.success(message)
    },
    onRefused(error) {
      // The open dialog shows the failure itself.
      if (!isOpen.current) sayRefused(error)
    },
    toasts: 'none',
  })
  const { issues, failure } = useRefused(write.error, { description })
  const left = charactersLeft(description, longest)
  const change = (parts: Partial<ReportDraft>) => {
    const next = { ...draft, ...parts }
    keepReport(reported, next)
    setDraft(next)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (write.isPending || (left ?? 0) < 0) return
    setMissing(reason === undefined)
    if (reason === undefined) list.current?.querySelector('input')?.focus()
    else
      write.mutate({
        report_type: reported.type,
        report_id: reported.id,
        reason,
        description,
      })
  }

  return (
    <form className={form.form} noValidate onSubmit={submit}>
      <p className={form.note}>
        <Trans>
          We decide by <a href={`#${paths.rules()}`}>our rules</a>.
        </Trans>
      </p>
      <fieldset ref={list} className={form.choices} aria-describedby={missing ? ids.missing : undefined}>
        <legend className={form.legend}>
          <Trans>What's wrong?</Trans>
        </legend>
        {reasons.map((each) => (
          <label key={each} className={form.choice}>
            <input
              type="radio"
              name="reason"
              value={each}
              checked={reason === each}
              onChange={() => {
                change({ reason: each })
                setMissing(false)
              }}
            />
            <span>{reasonTexts[each]}</span>
          </label>
        ))}
        {missing && (
          <p id={ids.missing} className={form.error} role="alert">
            <Trans>Choose a reason</Trans>
          </p>
        )}
      </fieldset>
      <div>
        <label htmlFor={ids.text} className={form.label}>
          <Trans>Anything to add? (optional)</Trans>
        </label>
        <textarea
          dir="auto"
          id={ids.text}
          className={form.text}
          rows={3}
          value={description}
          {...issueProps(ids.text, issues.description, { isWrong: (left ?? 0) < 0 })}
          placeholder={t`What should a moderator know?`}
          onChange={({ currentTarget }) => change({ description: currentTarget.value })}
          onKeyDown={submitByKey}
        />
        <FieldIssue id={ids.text} issue={issues.description} />
        <CharactersLeft left={left} />
      </div>
      <p className={form.note}>
        <Trans>A moderator will review this. Your report is anonymous.</Trans>
      </p>
      <FailureNote failure={failure} />
      <FormActions onCancel={onClose} loading={write.isPending}>
        <Trans>Report</Trans>
      </FormActions>
    </form>
  )
}
