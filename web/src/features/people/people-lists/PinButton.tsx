import type { PeopleList } from '@commons/contract/people/people-lists.ts'
import { mostPinnedLists } from '@commons/contract/shared/people-list.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconPin, IconPinnedOff } from '@tabler/icons-react'
import { OnlineButton } from '../../../settings-kit/OnlineButton.tsx'
import { toast } from '../../../ui/notices/toast.ts'
import { listTitle } from './PeopleListName.tsx'
import { usePins } from './use-pins.ts'

/** Makes a list a tab of Home, or no longer. */
export function PinButton({ list, lists }: { list: PeopleList; lists: readonly PeopleList[] }) {
  const { t } = useLingui()
  const { pin, isFull, isPending } = usePins(lists)
  const isPinned = list.pinned_as !== null
  const title = listTitle(list)
  function press() {
    if (!isPinned && isFull) toast.error(t`Home has room for ${mostPinnedLists} lists. Unpin one first.`)
    else pin(list.list_id, !isPinned)
  }
  return (
    <OnlineButton
      variant="default"
      size="sm"
      loading={isPending}
      leftSection={
        isPinned ? <IconPinnedOff size={18} aria-hidden="true" /> : <IconPin size={18} aria-hidden="true" />
      }
      aria-label={isPinned ? t`Unpin ${title} from Home` : t`Pin ${title} to Home`}
      onClick={press}
    >
      {isPinned ? <Trans>Unpin from Home</Trans> : <Trans>Pin to Home</Trans>}
    </OnlineButton>
  )
}
