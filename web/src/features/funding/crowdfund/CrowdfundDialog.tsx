import { Trans } from '@lingui/react/macro'
import { Loaded } from '../../../shown/Loaded.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { PlayNote } from '../../../money/PlayNote.tsx'
import { useWallet } from '../../../money/use-wallet.ts'
import { useFunding } from '../use-funding.ts'
import { CrowdfundForm } from './CrowdfundForm.tsx'

interface CrowdfundDialogProps {
  groupId: number
  /** The reward that is chosen at first. */
  tierId?: number
  onClose: () => void
}

/** Dialog for pledging tokens to a project. */
export default function CrowdfundDialog({ groupId, tierId, onClose }: CrowdfundDialogProps) {
  const wallet = useWallet()
  return (
    <Dialog opened title={<Trans>Crowdfund</Trans>} size="small" onClose={onClose}>
      <Loaded read={useFunding(groupId)}>
        {({ recdata: funding }) => (
          <Loaded read={wallet}>
            {({ recdata }) => (
              <>
                <PlayNote />
                <CrowdfundForm wallet={recdata} funding={funding} tierId={tierId} onClose={onClose} />
              </>
            )}
          </Loaded>
        )}
      </Loaded>
    </Dialog>
  )
}
