import { Trans } from '@lingui/react/macro'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { WithWallet } from '../WithWallet.tsx'
import type { RewardedFor } from './rewarded-for.ts'
import { RewardForm } from './RewardForm.tsx'

interface RewardDialogProps {
  to: RewardedFor
  name: string
  onClose: () => void
}

/** Gives tokens to the author of something. */
export default function RewardDialog({ to, name, onClose }: RewardDialogProps) {
  return (
    <Dialog opened title={<Trans>Reward/Pay</Trans>} size="small" onClose={onClose}>
      <WithWallet>
        {(wallet) => <RewardForm wallet={wallet} to={to} name={name} onClose={onClose} />}
      </WithWallet>
    </Dialog>
  )
}
