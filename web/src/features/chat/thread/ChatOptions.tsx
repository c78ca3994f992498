import type { Chat } from '@commons/contract/chat/chat.ts'
import { useLingui } from '@lingui/react/macro'
import { IconBan, IconClockHour4, IconFlag, IconSearch, IconTrash, IconUser } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useSession } from '../../../api/session.ts'
import { paths } from '../../../paths.ts'
import { ActionMenu } from '../../../ui/actions/ActionMenu.tsx'
import type { MenuEntry } from '../../../ui/actions/menu-entry.ts'
import { openDialog } from '../../../ui/dialog/dialog-host.ts'
import { useReport } from '../../moderation/public.ts'
import { useChatName } from '../chat-name.ts'
import { useBlockChat, useDestroyChat } from '../use-chat-acts.ts'

interface ChatOptionsProps {
  chat: Chat
  className?: string | undefined
  onSearch: () => void
}

/** Menu of actions on a conversation. */
export function ChatOptions({ chat, className, onSearch }: ChatOptionsProps) {
  const { t } = useLingui()
  const me = useSession()?.id
  const navigate = useNavigate()
  const name = useChatName(chat)
  const report = useReport()
  const { block, unblock } = useBlockChat(chat)
  const destroy = useDestroyChat(chat)
  const { id, chat_id, blocked_chat_by } = chat
  const isBlockedByMe = blocked_chat_by !== 0 && blocked_chat_by === me
  const isOpen = blocked_chat_by === 0 && id !== null
  const entries: MenuEntry[] = []
  if (isOpen)
    entries.push({
      label: t`View profile`,
      icon: <IconUser size={20} aria-hidden="true" />,
      onSelect: () => void navigate({ to: paths.timeline(id) }),
    })
  entries.push({
    label: t`Search this chat`,
    icon: <IconSearch size={20} aria-hidden="true" />,
    onSelect: onSearch,
  })
  if (isOpen)
    entries.push({
      label: t`Keep messages…`,
      icon: <IconClockHour4 size={20} aria-hidden="true" />,
      onSelect: () => void openDialog(() => import('./RetentionDialog.tsx'), { chat }),
    })
  if (id !== null)
    entries.push(
      {
        label: t`Report`,
        icon: <IconFlag size={20} aria-hidden="true" />,
        onSelect: () => report({ type: 'chat', id: chat_id, name }),
      },
      {
        label: isBlockedByMe ? t`Un-block` : t`Block`,
        icon: <IconBan size={20} aria-hidden="true" />,
        destructive: !isBlockedByMe,
        onSelect: () => (isBlockedByMe ? unblock() : void block()),
      },
      {
        label: t`Destroy`,
        icon: <IconTrash size={20} aria-hidden="true" />,
        destructive: true,
        onSelect: () => void destroy(),
      },
    )
  return <ActionMenu label={t`Options of the chat with ${name}`} entries={entries} className={className} />
}
