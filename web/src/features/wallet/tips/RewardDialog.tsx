import { Trans } from '@lingui/react/macro'
import { Dialog } from '../../../ui/Dialog.tsx'
import { WithWallet } from '../WithWallet.tsx'
import { RewardForm } from './RewardForm.tsx'

interface RewardDialogProps {
  postId: number
  name: string
  onClose: () => void
}

/** Gives the author of a post tokens. */
export default function RewardDialog({ postId, name, onClose }: RewardDialogProps) {
  return (
    <Dialog opened title={<Trans>Reward/Pay</Trans>} size="small" onClose={onClose}>
      <WithWallet>
        {(wallet) => <RewardForm wallet={wallet} postId={postId} name={name} onClose={onClose} />}
      </WithWallet>
    </Dialog>
  )
}
