import type { GroupEvent } from '@commons/contract/groups/events.ts'
import { Trans } from '@lingui/react/macro'
import { useRead } from '../../../api/use-call.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { EventForm } from './EventForm.tsx'

interface EventDialogProps {
  groupId: number
  event?: GroupEvent
  onClose: () => void
}

/** The form of an event, which follows what others change meanwhile. */
function ChangeForm({ event, ...rest }: EventDialogProps & { event: GroupEvent }) {
  const { data } = useRead('group_event_detail', { group_event_id: event.group_event_id })
  return <EventForm event={data?.recdata ?? event} {...rest} />
}

/** Plans an event, or changes one. */
export default function EventDialog({ groupId, event, onClose }: EventDialogProps) {
  return (
    <Dialog
      opened
      size="full"
      title={event ? <Trans>Change the event</Trans> : <Trans>Plan an event</Trans>}
      onClose={onClose}
    >
      {event ? (
        <ChangeForm groupId={groupId} event={event} onClose={onClose} />
      ) : (
        <EventForm groupId={groupId} onClose={onClose} />
      )}
    </Dialog>
  )
}
