import { Trans } from '@lingui/react/macro'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { SuggestedList } from './SuggestedList.tsx'

/** All suggested members, of whom a panel shows the first. */
export default function SuggestedDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog opened title={<Trans>Suggested for you</Trans>} size="full" onClose={onClose}>
      <SuggestedList />
    </Dialog>
  )
}
