import { Trans } from '@lingui/react/macro'
import { useRead } from '../../../api/use-call.ts'
import { Loaded } from '../../../shown/Loaded.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { AnswersForm } from './AnswersForm.tsx'

interface AskToJoinProps {
  groupId: number
  name: string
  onClose: () => void
}

/** Asks a closed group to be let in, with answers to its questions. */
export default function AskToJoinDialog({ groupId, name, onClose }: AskToJoinProps) {
  const read = useRead('group_detail', { group_id: groupId })
  return (
    <Dialog opened title={<Trans>Ask to join {name}</Trans>} onClose={onClose}>
      <Loaded read={read}>
        {({ recdata }) => <AnswersForm key={recdata.id} group={recdata} onClose={onClose} />}
      </Loaded>
    </Dialog>
  )
}
