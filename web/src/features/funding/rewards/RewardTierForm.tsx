import {
  longestTierDescription,
  longestTierTitle,
  smallestPledge,
} from '@commons/contract/shared/funding-figures.ts'
import { unitsOf } from '@commons/contract/shared/units.ts'
import { unitsFor } from '@commons/contract/shared/text/cutting.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Textarea, TextInput } from '@mantine/core'
import { useRef, useState, type FormEvent } from 'react'
import { refusedText } from '../../../api/say-refused.ts'
import { useWrite } from '../../../api/use-call.ts'
import { FormActions } from '../../../compose/FormActions.tsx'
import { fieldText } from '../../../locales/contract-messages.ts'
import { AmountField } from '../../../money/AmountField.tsx'
import { typedAmount } from '../../../money/typed-amount.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { toast } from '../../../ui/notices/toast.ts'
import { useFields } from '../../../ui/fields/use-fields.ts'

/** Adds a reward for pledges of a minimum amount. */
export function RewardTierForm({ groupId, onClose }: { groupId: number; onClose: () => void }) {
  const { t } = useLingui()
  const element = useRef<HTMLFormElement>(null)
  const [failure, setFailure] = useState<string>()
  const fields = useFields({ title: '', description: '', amount: '', limit: '' }, ({ title, limit }) => ({
    ...(title.trim() === '' ? { title: fieldText('tier_title_missing') } : {}),
    ...(limit.trim() !== '' && !/^[1-9]\d{0,5}$/.test(limit.trim())
      ? { limit: fieldText('tier_limit_invalid') }
      : {}),
  }))
  const write = useWrite('add_reward_tier', {
    toasts: 'none',
    onDone({ message }) {
      toast.success(message)
      onClose()
    },
    onStart: () => setFailure(undefined),
    onRefused(error) {
      if (!fields.refuse(error.fields ?? {}, element.current)) setFailure(refusedText(error))
    },
  })
  const { amount } = fields.values
  const typed = typedAmount(amount, 'FCELL')
  const isTooSmall = typed.state === 'amount' && typed.units < (unitsOf(smallestPledge, 'FCELL') ?? 0n)
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!fields.check(element.current) || typed.state !== 'amount' || isTooSmall || write.isPending) return
    const { title, description, limit } = fields.values
    write.mutate({ group_id: groupId, title, description, amount: typed.text, limit: limit.trim() })
  }
  return (
    <form ref={element} className={form.form} noValidate onSubmit={submit}>
      <TextInput
        label={t({ message: 'Name', context: 'of a reward' })}
        maxLength={unitsFor(longestTierTitle)}
        data-autofocus
        {...fields.bind('title')}
      />
      <Textarea
        label={t`What backers get`}
        autosize
        minRows={2}
        maxLength={unitsFor(longestTierDescription)}
        {...fields.bind('description')}
      />
      <AmountField
        label={t`For a pledge of at least`}
        currency="FCELL"
        name="amount"
        value={amount}
        error={isTooSmall ? fieldText('pledge_below_smallest') : fields.errors.amount}
        onAmount={(text) => fields.set('amount', text)}
      />
      <TextInput
        label={t`How many there are`}
        description={t`Leave it empty for no limit.`}
        inputMode="numeric"
        maxLength={7}
        {...fields.bind('limit')}
      />
      <FailureNote failure={failure} />
      <FormActions
        onCancel={onClose}
        loading={write.isPending}
        disabled={typed.state !== 'amount' || isTooSmall}
      >
        <Trans>Add</Trans>
      </FormActions>
    </form>
  )
}
