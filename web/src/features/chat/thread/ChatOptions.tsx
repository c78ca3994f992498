import type { Chat } from '@commons/contract/chat/chat.ts'
import { useLingui } from '@lingui/react/macro'
import {
  IconBan,
  IconClockHour4,
  IconDoorExit,
  IconFlag,
  IconPencil,
  IconPhoto,
  IconPhotoOff,
  IconSearch,
  IconTrash,
  IconUser,
  IconUsers,
  IconUsersPlus,
} from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useSession } from '../../../api/session.ts'
import { paths } from '../../../paths.ts'
import type { MenuEntry } from '../../../ui/actions/menu-entry.ts'
import { openDialog } from '../../../ui/dialog/dialog-host.ts'
import { useReport } from '../../moderation/public.ts'
import { ChatMenu } from '../menu/ChatMenu.tsx'
import { useChatName } from '../../../conversation/chat-name.ts'
import { openPeople, openPicture, openRename, openStart } from '../several/open-several.ts'
import { useDeletePicture } from '../several/use-delete-picture.ts'
import { useLeaveSeveral } from '../several/use-leave-several.ts'
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
  const { id, chat_id, blocked_chat_by, several } = chat
  const leave = useLeaveSeveral(chat)
  const deletePicture = useDeletePicture(chat)
  const isBlockedByMe = blocked_chat_by !== 0 && blocked_chat_by === me
  const isOpen = blocked_chat_by === 0 && id !== null
  const entries: MenuEntry[] = []
  if (several)
    entries.push({
      label: t`People`,
      icon: <IconUsers size={20} aria-hidden="true" />,
      onSelect: () => openPeople(chat_id),
    })
  if (several?.is_admin === 1)
    entries.push(
      {
        label: t`Rename…`,
        icon: <IconPencil size={20} aria-hidden="true" />,
        onSelect: () => openRename(chat),
      },
      {
        label: several.picture ? t`Change picture…` : t`Add picture…`,
        icon: <IconPhoto size={20} aria-hidden="true" />,
        onSelect: () => openPicture(chat_id),
      },
    )
  if (several?.is_admin === 1 && several.picture)
    entries.push({
      label: t`Remove picture`,
      icon: <IconPhotoOff size={20} aria-hidden="true" />,
      onSelect: () => void deletePicture(),
    })
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
  // Whoever names the chat is whom a report of it is about.
  if (several?.is_owner === 0)
    entries.push({
      label: t`Report`,
      icon: <IconFlag size={20} aria-hidden="true" />,
      onSelect: () => report({ type: 'chat', id: chat_id, name }),
    })
  if (several)
    entries.push({
      label: t`Leave`,
      icon: <IconDoorExit size={20} aria-hidden="true" />,
      destructive: true,
      onSelect: () => void leave(),
    })
  if (isOpen && chat.by_freelancer === 0)
    entries.push({
      label: t`New chat with others too…`,
      icon: <IconUsersPlus size={20} aria-hidden="true" />,
      onSelect: () => openStart({ user_id: id, full_name: name }),
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
  return (
    <ChatMenu chat={chat} label={t`Options of the chat with ${name}`} more={entries} className={className} />
  )
}
