import { longestTierPerks, longestTierTitle } from '@commons/contract/shared/channel.ts'
import type { ChannelTier } from '@commons/contract/videos/memberships.ts'
import { unitsFor } from '@commons/contract/shared/text/cutting.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Textarea, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { useWrite } from '../../../api/use-call.ts'
import { useRefused } from '../../../api/use-refused.ts'
import { FormActions } from '../../../compose/FormActions.tsx'
import { AmountField } from '../../../money/AmountField.tsx'
import { typedAmount } from '../../../money/typed-amount.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { toast } from '../../../ui/notices/toast.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'

interface TierDialogProps {
  channelId: number
  /** What the channel offers so far, or offered. */
  tier: ChannelTier | null
  onClose: () => void
}

/** Offers a membership of an own channel, or changes it. */
export default function TierDialog({ channelId, tier, onClose }: TierDialogProps) {
  const { t } = useLingui()
  const [title, setTitle] = useState(tier?.title ?? '')
  const [perks, setPerks] = useState(tier?.perks ?? '')
  const [price, setPrice] = useState(tier?.price ?? '')
  const { mutate, error, isPending } = useWrite('set_channel_tier', {
    toasts: 'none',
    onDone({ message }) {
      toast.success(message)
      onClose()
    },
  })
  const { issues, failure } = useRefused(error, { title, perks, price })
  const typed = typedAmount(price, 'FCELL')
  const isReady = title.trim() !== '' && typed.state === 'amount'

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending || !isReady) return
    mutate({ channel_id: channelId, title: title.trim(), perks: perks.trim(), price: typed.text })
  }
  return (
    <Dialog opened title={<Trans>Membership</Trans>} onClose={onClose}>
      <form className={form.form} noValidate onSubmit={submit}>
        <TextInput
          label={t`Title`}
          name="title"
          autoComplete="off"
          maxLength={unitsFor(longestTierTitle)}
          value={title}
          error={issues.title}
          onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        />
        <Textarea
          label={t`What it brings`}
          name="perks"
          rows={4}
          maxLength={unitsFor(longestTierPerks)}
          value={perks}
          error={issues.perks}
          onChange={({ currentTarget }) => setPerks(currentTarget.value)}
        />
        <AmountField
          label={t`Price a month`}
          name="price"
          currency="FCELL"
          value={price}
          error={issues.price}
          onAmount={setPrice}
        />
        <p className={form.note}>
          <Trans>Members keep the price they joined at, or get a lower one with their next month.</Trans>
        </p>
        <FailureNote failure={failure} />
        <FormActions onCancel={onClose} loading={isPending} disabled={!isReady}>
          <Trans context="the changes">Save</Trans>
        </FormActions>
      </form>
    </Dialog>
  )
}
