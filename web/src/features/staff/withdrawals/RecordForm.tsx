import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState, type FormEvent } from 'react'
import { useWrite } from '../../../api/use-call.ts'
import { useRefused } from '../../../api/use-refused.ts'
import { FormActions } from '../../../compose/FormActions.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { FieldIssue } from '../../../ui/FieldIssue.tsx'
import { RadioCards } from '../../../ui/fields/RadioCards.tsx'
import { issueProps } from '../../../ui/issue-props.ts'
import { toast } from '../../../ui/notices/toast.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { isReason, ReasonField } from '../frame/ReasonField.tsx'

type State = 'sent' | 'confirmed' | 'failed' | 'dropped'

interface RecordFormProps {
  withdrawalId: number
  /** What may have become of it. */
  states: readonly State[]
  /** The hash that is known already. */
  hash: string
  onClose: () => void
}

/** Notes what became of a withdrawal that was sent by hand. */
export function RecordForm({ withdrawalId, states, hash: known, onClose }: RecordFormProps) {
  const { t } = useLingui()
  const id = useId()
  const [state, setState] = useState<State>(states[0] ?? 'sent')
  const [hash, setHash] = useState(known)
  const [reason, setReason] = useState('')
  const { mutate, error, isPending } = useWrite('record_withdrawal', {
    toasts: 'none',
    onDone({ message }) {
      toast.success(message)
      onClose()
    },
  })
  const { issues, failure } = useRefused(error, { hash, reason })
  const names: Readonly<Record<State, { label: string; hint: string }>> = {
    sent: { label: t({ message: 'Sent', context: 'withdrawal' }), hint: t`It's on its way on the chain.` },
    confirmed: { label: t`Confirmed`, hint: t`The chain has it for good, and it leaves the ledger.` },
    failed: {
      label: t({ message: 'Failed', context: 'withdrawal' }),
      hint: t`It didn't leave. Its member has the money back.`,
    },
    dropped: {
      label: t({ message: "Didn't arrive", context: 'withdrawal' }),
      hint: t`Another transaction took its place for good. Its member has the money back.`,
    },
  }
  const isBack = state === 'failed' || state === 'dropped'

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending || !isReason(reason)) return
    mutate({ withdrawal_id: withdrawalId, state, ...(isBack ? { reason } : { hash }) })
  }
  return (
    <form className={form.form} noValidate onSubmit={submit}>
      <RadioCards
        legend={t`What became of it?`}
        value={state}
        choices={states.map((value) => ({ value, ...names[value] }))}
        onChange={setState}
      />
      {isBack ? (
        <ReasonField
          label={<Trans>Why? (its member reads this)</Trans>}
          value={reason}
          issue={issues.reason}
          onChange={setReason}
        />
      ) : (
        <div>
          <label htmlFor={id} className={form.label}>
            <Trans>Hash of the chain</Trans>
          </label>
          <input
            dir="auto"
            id={id}
            className={form.text}
            value={hash}
            autoComplete="off"
            spellCheck={false}
            {...issueProps(id, issues.hash)}
            onChange={({ currentTarget }) => setHash(currentTarget.value)}
          />
          <FieldIssue id={id} issue={issues.hash} />
        </div>
      )}
      <FailureNote failure={failure} />
      <FormActions onCancel={onClose} loading={isPending}>
        <Trans context="withdrawal">Note it</Trans>
      </FormActions>
    </form>
  )
}
