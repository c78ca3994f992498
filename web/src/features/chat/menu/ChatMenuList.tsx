import type { Chat } from '@commons/contract/chat/chat.ts'
import type { mutes } from '@commons/contract/chat/listing.ts'
import { useLingui } from '@lingui/react/macro'
import {
  IconArchive,
  IconArchiveOff,
  IconArrowLeft,
  IconBell,
  IconBellOff,
  IconPin,
  IconPinnedOff,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useWrite } from '../../../api/use-call.ts'
import ActionMenuList from '../../../ui/actions/ActionMenuList.tsx'
import type { MenuEntry, OpenMenu } from '../../../ui/actions/menu-entry.ts'
import { toast } from '../../../ui/notices/toast.ts'

type Mute = Exclude<(typeof mutes)[number], 'off'>

const icon = { size: 20, 'aria-hidden': true } as const

/** What the member can do with a conversation in their own list, or for how long it can be muted. */
function useEntries(chat: Chat, isMuting: boolean, setMuting: (is: boolean) => void): MenuEntry[] {
  const { t } = useLingui()
  const { chat_id, is_pinned, is_archived, is_muted } = chat
  const pin = useWrite('chat_pin', { toasts: 'failure' })
  const mute = useWrite('chat_mute', { toasts: 'failure' })
  const back = useWrite('chat_archive', { toasts: 'failure' })
  const archive = useWrite('chat_archive', {
    toasts: 'failure',
    onDone: () => toast.undo(t`Chat archived`, () => back.mutate({ chat_id, status: 0 })),
  })
  const lengths: ReadonlyArray<readonly [Mute, string]> = [
    ['hour', t`For 1 hour`],
    ['eight_hours', t`For 8 hours`],
    ['week', t`For a week`],
    ['always', t`Until I turn it off`],
  ]
  if (isMuting)
    return [
      {
        label: t`Back`,
        icon: <IconArrowLeft {...icon} />,
        staysOpen: true,
        onSelect: () => setMuting(false),
      },
      ...lengths.map(([muted_for, label]) => ({
        label,
        onSelect: () => mute.mutate({ chat_id, muted_for }),
      })),
    ]
  // Requests and chats in which nothing is written are in no such list.
  if (chat.is_request === 1 || chat.last_seq <= chat.cleared_seq) return []
  return [
    is_pinned === 1
      ? {
          label: t`Unpin`,
          icon: <IconPinnedOff {...icon} />,
          onSelect: () => pin.mutate({ chat_id, status: 0 }),
        }
      : {
          label: t`Pin to the top`,
          icon: <IconPin {...icon} />,
          onSelect: () => pin.mutate({ chat_id, status: 1 }),
        },
    is_muted === 1
      ? {
          label: t({ message: 'Unmute', context: 'a chat' }),
          icon: <IconBell {...icon} />,
          onSelect: () => mute.mutate({ chat_id, muted_for: 'off' }),
        }
      : {
          label: t`Mute…`,
          icon: <IconBellOff {...icon} />,
          staysOpen: true,
          onSelect: () => setMuting(true),
        },
    is_archived === 1
      ? {
          label: t`Take out of the archive`,
          icon: <IconArchiveOff {...icon} />,
          onSelect: () => back.mutate({ chat_id, status: 0 }),
        }
      : {
          label: t`Archive`,
          icon: <IconArchive {...icon} />,
          onSelect: () => archive.mutate({ chat_id, status: 1 }),
        },
  ]
}

interface ChatMenuListProps extends OpenMenu {
  chat: Chat
  /** What else can be done. */
  more: readonly MenuEntry[]
}

/** The open menu of a conversation. */
export default function ChatMenuList({ chat, more, ...menu }: ChatMenuListProps) {
  const [isMuting, setMuting] = useState(false)
  const entries = useEntries(chat, isMuting, setMuting)
  return (
    <ActionMenuList
      key={isMuting ? 'mute' : 'all'}
      {...menu}
      entries={isMuting ? entries : [...entries, ...more]}
    />
  )
}
