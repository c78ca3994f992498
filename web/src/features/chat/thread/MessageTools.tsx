import type { ChatMessage } from '@commons/contract/shared/chat-message.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import {
  IconCopy,
  IconCornerUpRight,
  IconFlag,
  IconLinkOff,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useWrite } from '../../../api/use-call.ts'
import conversation from '../../../conversation/Conversation.module.css'
import { ReplyButton } from '../../../conversation/ReplyButton.tsx'
import { ActionMenu } from '../../../ui/actions/ActionMenu.tsx'
import type { MenuEntry } from '../../../ui/actions/menu-entry.ts'
import { useConfirm } from '../../../ui/dialog/confirm.ts'
import { toast } from '../../../ui/notices/toast.ts'
import { useReport } from '../../moderation/public.ts'
import type { ChatEntry } from '../chat-entry.ts'
import { canForward, openForward } from '../forward/public.ts'
import { putMessage, type ChatConversation } from '../use-conversation.ts'
import { MessageReactions } from './MessageReactions.tsx'

interface MessageToolsProps {
  of: ChatConversation
  entry: ChatEntry
  friend: string
  /** Reactions are counted, where more than one other may react. */
  isOfSeveral?: boolean
  isOwn: boolean
  mayWrite: boolean
  onReply: (entry: ChatEntry) => void
  onEdit: (entry: ChatEntry) => void
}

function useDelete(of: ChatConversation, { id }: ChatEntry) {
  const { t } = useLingui()
  const client = useQueryClient()
  const confirm = useConfirm()
  const onDone = ({ recdata }: { recdata: ChatMessage }) => putMessage(client, of, recdata)
  // One lane keeps deleting and restoring in order, also after the message has left the screen.
  const lane = `chat.message.${id}`
  const restore = useWrite('chat_message_restore', { lane, onDone })
  const remove = useWrite('chat_message_delete', {
    lane,
    onDone,
    undo: () => restore.mutate({ message_id: id }),
  })
  return async () => {
    if (await confirm(t`Are you sure to delete this.`, { destructive: true }))
      remove.mutate({ message_id: id })
  }
}

function Menu({ of, entry, friend, isOwn, mayWrite, onEdit }: Omit<MessageToolsProps, 'onReply'>) {
  const { t } = useLingui()
  const remove = useDelete(of, entry)
  const client = useQueryClient()
  const { mutate: removeCard } = useWrite('chat_link_card_delete', {
    onDone: ({ recdata }) => putMessage(client, of, recdata),
  })
  const report = useReport()
  const entries: MenuEntry[] = []
  if (entry.message !== '')
    entries.push({
      label: t`Copy text`,
      icon: <IconCopy size={20} aria-hidden="true" />,
      onSelect: () =>
        void navigator.clipboard.writeText(entry.message).then(
          () => toast.success(t`Copied`),
          () => toast.error(t`Couldn't copy`),
        ),
    })
  if (canForward(entry))
    entries.push({
      label: t`Forward…`,
      icon: <IconCornerUpRight size={20} aria-hidden="true" />,
      onSelect: () => openForward(entry),
    })
  if (isOwn && mayWrite && entry.message !== '' && entry.is_forwarded !== 1)
    entries.push({
      label: t`Edit`,
      icon: <IconPencil size={20} aria-hidden="true" />,
      onSelect: () => onEdit(entry),
    })
  if (isOwn && entry.link_card)
    entries.push({
      label: t`Remove link preview`,
      icon: <IconLinkOff size={20} aria-hidden="true" />,
      onSelect: () => removeCard({ message_id: entry.id }),
    })
  if (!isOwn)
    entries.push({
      label: t`Report`,
      icon: <IconFlag size={20} aria-hidden="true" />,
      onSelect: () => report({ type: 'chat_message', id: entry.id, name: friend }),
    })
  if (isOwn)
    entries.push({
      label: t`Delete`,
      icon: <IconTrash size={20} aria-hidden="true" />,
      destructive: true,
      onSelect: () => void remove(),
    })
  if (entries.length === 0) return null
  const label = isOwn ? t`Menu of your message` : t`Menu of the message from ${friend}`
  return <ActionMenu label={label} entries={entries} className={conversation.menu} />
}

/** The actions on a message. */
export function MessageTools({ onReply, ...props }: MessageToolsProps) {
  const { t } = useLingui()
  const { entry, friend, isOfSeveral = false, isOwn, mayWrite } = props
  if (entry.is_deleted === 1) return null
  return (
    <>
      {entry.edited_at !== null && (
        <span>
          <Trans>Edited</Trans>
        </span>
      )}
      <MessageReactions entry={entry} friend={friend} isOfSeveral={isOfSeveral} mayReact={mayWrite} />
      {mayWrite && (
        <ReplyButton
          label={isOwn ? t`Reply to your message` : t`Reply to ${friend}`}
          onClick={() => onReply(entry)}
        />
      )}
      <Menu {...props} />
    </>
  )
}
