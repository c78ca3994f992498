import type { MoneyTerm } from '@commons/contract/wallet/terms.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState, type FormEvent } from 'react'
import { useWrite } from '../../../api/use-call.ts'
import { useRefused } from '../../../api/use-refused.ts'
import { FormActions } from '../../../compose/FormActions.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { FieldIssue } from '../../../ui/FieldIssue.tsx'
import { issueProps } from '../../../ui/issue-props.ts'
import { toast } from '../../../ui/notices/toast.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { isReason, ReasonField } from '../frame/ReasonField.tsx'
import { termNames } from './term-names.ts'

interface TermFormProps {
  term: MoneyTerm
  figure: string | null
  onClose: () => void
}

/** Sets a rate, a fee or the price of a plan, and says why. */
export function TermForm({ term, figure: now, onClose }: TermFormProps) {
  const { i18n } = useLingui()
  const id = useId()
  const [figure, setFigure] = useState(now ?? '')
  const [reason, setReason] = useState('')
  const { mutate, error, isPending } = useWrite('update_money_term', {
    toasts: 'none',
    onDone({ message }) {
      toast.success(message)
      onClose()
    },
  })
  const { issues, failure } = useRefused(error, { figure, reason })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isPending && isReason(reason)) mutate({ term, figure, reason })
  }
  return (
    <form className={form.form} noValidate onSubmit={submit}>
      <div>
        <label htmlFor={id} className={form.label}>
          {i18n._(termNames[term])}
        </label>
        <input
          dir="auto"
          id={id}
          className={form.text}
          inputMode="decimal"
          autoComplete="off"
          value={figure}
          {...issueProps(id, issues.figure)}
          onChange={({ currentTarget }) => setFigure(currentTarget.value)}
        />
        <FieldIssue id={id} issue={issues.figure} />
      </div>
      <ReasonField label={<Trans>Why?</Trans>} value={reason} issue={issues.reason} onChange={setReason} />
      <p className={form.note}>
        <Trans>It holds from now on, for everybody. Renewals of plans cost the new price, too.</Trans>
      </p>
      <FailureNote failure={failure} />
      <FormActions onCancel={onClose} disabled={figure.trim() === (now ?? '')} loading={isPending}>
        <Trans>Set it</Trans>
      </FormActions>
    </form>
  )
}
