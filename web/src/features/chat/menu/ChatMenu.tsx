import type { Chat } from '@commons/contract/chat/chat.ts'
import { MenuButton } from '../../../ui/actions/ActionMenu.tsx'
import type { MenuEntry } from '../../../ui/actions/menu-entry.ts'
import { openedPiece } from '../../../ui/states/piece.tsx'

const ChatMenuList = openedPiece(() => import('./ChatMenuList.tsx'))

const nothing: readonly MenuEntry[] = []

interface ChatMenuProps {
  chat: Chat
  label: string
  className?: string | undefined
  /** What can be done besides pinning, muting and archiving. */
  more?: readonly MenuEntry[]
}

/** A button that opens the menu of a conversation. */
export function ChatMenu({ chat, label, className, more = nothing }: ChatMenuProps) {
  return (
    <MenuButton
      label={label}
      className={className}
      renderList={(menu) => <ChatMenuList {...menu} chat={chat} more={more} />}
    />
  )
}
