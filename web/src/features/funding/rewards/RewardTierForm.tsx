import {
  longestTierDescription,
  longestTierTitle,
  smallestPledge,
} from '@commons/contract/shared/funding-figures.ts'
import { unitsOf } from '@commons/contract/shared/units.ts'
import { unitsFor } from '@commons/contract/shared/text/cutting.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import { callOnce } from '../../../api/call-once.ts'
import { refusedText } from '../../../api/say-refused.ts'
import { uploadOnce } from '../../../api/upload-once.ts'
import { afterWrite } from '../../../api/use-call.ts'
import { FormActions } from '../../../compose/FormActions.tsx'
import { longestAlt } from '../../../compose/media-file.ts'
import { startOf } from '../../../compose/send/delivery.ts'
import { useFormSending } from '../../../compose/send/use-form-sending.ts'
import { SendingProgress } from '../../../compose/SendingProgress.tsx'
import { EntryPicture } from '../../../entries/EntryPicture.tsx'
import { fieldText } from '../../../locales/contract-messages.ts'
import { AmountField } from '../../../money/AmountField.tsx'
import { typedAmount } from '../../../money/typed-amount.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { toast } from '../../../ui/notices/toast.ts'
import { useFields } from '../../../ui/fields/use-fields.ts'
import { dateOfMonth, deliveryMonths } from './months.ts'

interface RewardTierFormProps {
  groupId: number
  /** When the project ends: rewards are delivered afterwards. */
  endsAt: string
  onClose: () => void
}

/** Adds a reward for pledges of a minimum amount. */
export function RewardTierForm({ groupId, endsAt, onClose }: RewardTierFormProps) {
  const { t, i18n } = useLingui()
  const client = useQueryClient()
  const element = useRef<HTMLFormElement>(null)
  const [failure, setFailure] = useState<string>()
  const [file, setFile] = useState<File>()
  const { sending, isBusy, run, cancel } = useFormSending()
  const fields = useFields(
    { title: '', description: '', amount: '', limit: '', delivery: '', alt: '' },
    ({ title, limit }) => ({
      ...(title.trim() === '' ? { title: fieldText('tier_title_missing') } : {}),
      ...(limit.trim() !== '' && !/^[1-9]\d{0,5}$/.test(limit.trim())
        ? { limit: fieldText('tier_limit_invalid') }
        : {}),
    }),
  )
  const { amount } = fields.values
  const typed = typedAmount(amount, 'FCELL')
  const isTooSmall = typed.state === 'amount' && typed.units < (unitsOf(smallestPledge, 'FCELL') ?? 0n)
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!fields.check(element.current) || typed.state !== 'amount' || isTooSmall || isBusy) return
    const { title, description, limit, delivery, alt } = fields.values
    const reward = {
      group_id: groupId,
      title,
      description,
      amount: typed.text,
      limit: limit.trim(),
      delivery,
      ...(file && { alt }),
    }
    run(
      async (options) => {
        setFailure(undefined)
        if (file) options.onChange(startOf(file.size))
        const answer = await (file
          ? uploadOnce('add_reward_tier', reward, { file }, options)
          : callOnce('add_reward_tier', reward))
        toast.success(answer.message)
        await afterWrite(client, 'add_reward_tier', reward, answer)
        onClose()
      },
      (error) => {
        if (!fields.refuse(error.fields ?? {}, element.current)) setFailure(refusedText(error))
      },
    )
  }
  return (
    <form ref={element} className={form.form} noValidate onSubmit={submit}>
      <TextInput
        label={t({ message: 'Name', context: 'of a reward' })}
        maxLength={unitsFor(longestTierTitle)}
        data-autofocus
        disabled={isBusy}
        {...fields.bind('title')}
      />
      <Textarea
        label={t`What backers get`}
        autosize
        minRows={2}
        maxLength={unitsFor(longestTierDescription)}
        disabled={isBusy}
        {...fields.bind('description')}
      />
      <AmountField
        label={t`For a pledge of at least`}
        currency="FCELL"
        name="amount"
        disabled={isBusy}
        value={amount}
        error={isTooSmall ? fieldText('pledge_below_smallest') : fields.errors.amount}
        onAmount={(text) => fields.set('amount', text)}
      />
      <TextInput
        label={t`How many there are`}
        description={t`Leave it empty for no limit.`}
        inputMode="numeric"
        maxLength={7}
        disabled={isBusy}
        {...fields.bind('limit')}
      />
      <NativeSelect
        size="md"
        label={t`Estimated delivery`}
        description={t`The month in which backers can expect it.`}
        disabled={isBusy}
        {...fields.bind('delivery')}
        data={[
          { value: '', label: t`Not said` },
          ...deliveryMonths(endsAt).map((month) => ({
            value: month,
            label: i18n.date(dateOfMonth(month), { month: 'long', year: 'numeric', timeZone: 'UTC' }),
          })),
        ]}
      />
      <EntryPicture
        stored={undefined}
        chosen={file}
        disabled={isBusy}
        onChoose={setFile}
        onRemove={() => setFile(undefined)}
      />
      {file && (
        <TextInput
          label={t`Describe it for people who can't see it`}
          maxLength={unitsFor(longestAlt)}
          disabled={isBusy}
          {...fields.bind('alt')}
        />
      )}
      <FailureNote failure={failure} />
      {sending && <SendingProgress sending={sending} onCancel={cancel} />}
      <FormActions onCancel={onClose} loading={isBusy} disabled={typed.state !== 'amount' || isTooSmall}>
        <Trans>Add</Trans>
      </FormActions>
    </form>
  )
}
