import type { StretchGoal } from '@commons/contract/projects/projects.ts'
import { longestStretchDescription, longestStretchTitle } from '@commons/contract/shared/funding-figures.ts'
import { unitsFor } from '@commons/contract/shared/text/cutting.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Textarea, TextInput } from '@mantine/core'
import { useRef, useState, type FormEvent } from 'react'
import type { CallError } from '../../../api/call-error.ts'
import { refusedText } from '../../../api/say-refused.ts'
import { useWrite } from '../../../api/use-call.ts'
import { FormActions } from '../../../compose/FormActions.tsx'
import { fieldText } from '../../../locales/contract-messages.ts'
import { AmountField } from '../../../money/AmountField.tsx'
import { typedAmount } from '../../../money/typed-amount.ts'
import form from '../../../ui/dialog/DialogForm.module.css'
import { useFields } from '../../../ui/fields/use-fields.ts'
import { toast } from '../../../ui/notices/toast.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'

interface StretchGoalFormProps {
  groupId: number
  /** The goal to change; undefined for a new one. */
  goal?: StretchGoal | undefined
  onClose: () => void
}

/** Adds an amount above a project's target, or changes one. */
export function StretchGoalForm({ groupId, goal, onClose }: StretchGoalFormProps) {
  const { t } = useLingui()
  const element = useRef<HTMLFormElement>(null)
  const [failure, setFailure] = useState<string>()
  const fields = useFields(
    { amount: goal?.amount ?? '', title: goal?.title ?? '', description: goal?.description ?? '' },
    ({ title }) => (title.trim() === '' ? { title: fieldText('stretch_title_missing') } : {}),
  )
  const options = {
    toasts: 'none',
    onDone({ message }: { message?: string }) {
      if (message) toast.success(message)
      onClose()
    },
    onRefused(error: CallError) {
      if (!fields.refuse(error.fields ?? {}, element.current)) setFailure(refusedText(error))
    },
  } as const
  const add = useWrite('add_stretch_goal', options)
  const edit = useWrite('edit_stretch_goal', options)
  const isBusy = add.isPending || edit.isPending
  const { amount } = fields.values
  const typed = typedAmount(amount, 'FCELL')
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!fields.check(element.current) || typed.state !== 'amount' || isBusy) return
    setFailure(undefined)
    const { title, description } = fields.values
    const written = { amount: typed.text, title, description }
    if (goal) edit.mutate({ stretch_goal_id: goal.stretch_goal_id, ...written })
    else add.mutate({ group_id: groupId, ...written })
  }
  return (
    <form ref={element} className={form.form} noValidate onSubmit={submit}>
      <AmountField
        label={t`When pledges come to`}
        currency="FCELL"
        name="amount"
        data-autofocus
        disabled={isBusy}
        value={amount}
        error={fields.errors.amount}
        onAmount={(text) => fields.set('amount', text)}
      />
      <TextInput
        label={t`What you'll do with it`}
        maxLength={unitsFor(longestStretchTitle)}
        disabled={isBusy}
        {...fields.bind('title')}
      />
      <Textarea
        label={t`More about it`}
        autosize
        minRows={2}
        maxLength={unitsFor(longestStretchDescription)}
        disabled={isBusy}
        {...fields.bind('description')}
      />
      <FailureNote failure={failure} />
      <FormActions onCancel={onClose} loading={isBusy} disabled={typed.state !== 'amount'}>
        {goal ? <Trans>Save</Trans> : <Trans>Add</Trans>}
      </FormActions>
    </form>
  )
}
