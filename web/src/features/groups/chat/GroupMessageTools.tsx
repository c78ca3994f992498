import type { GroupChatEntry } from '@commons/contract/groups/chat.ts'
import { useLingui } from '@lingui/react/macro'
import { IconCornerUpRight, IconFlag, IconLinkOff, IconTrash } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useWrite } from '../../../api/use-call.ts'
import classes from '../../../conversation/Conversation.module.css'
import { ReplyButton } from '../../../conversation/ReplyButton.tsx'
import { ActionMenu } from '../../../ui/actions/ActionMenu.tsx'
import type { MenuEntry } from '../../../ui/actions/menu-entry.ts'
import { useConfirm } from '../../../ui/dialog/confirm.ts'
import { canForward, openForward } from '../../chat/forward/public.ts'
import { useReport } from '../../moderation/public.ts'
import { ChatReactions } from './ChatReactions.tsx'
import { putGroupEntry } from './group-conversation.ts'

interface ToolsProps {
  entry: GroupChatEntry
  isOwn: boolean
  mayWrite: boolean
  mayDelete: boolean
  onReply: (entry: GroupChatEntry) => void
}

function useDelete({ id, chat_reply_id }: GroupChatEntry) {
  const { t } = useLingui()
  const client = useQueryClient()
  const confirm = useConfirm()
  const onDone = ({ recdata }: { recdata: GroupChatEntry }) => putGroupEntry(client, recdata)
  // One lane keeps deleting and restoring in order, also after the message has left the screen.
  const lane = `group_chat.message.${id}`
  const restore = useWrite('group_chat_restore', { lane, onDone })
  const removing = { lane, onDone, undo: () => restore.mutate({ group_chat_id: id }) }
  const message = useWrite('group_chat_delete', removing)
  const reply = useWrite('group_chat_reply_delete', removing)
  return async () => {
    if (!(await confirm(t`Are you sure to delete this.`, { destructive: true }))) return
    if (chat_reply_id === null) message.mutate({ group_chat_id: id })
    else reply.mutate({ group_chat_reply_id: id })
  }
}

function Menu({ entry, isOwn, mayDelete }: Pick<ToolsProps, 'entry' | 'isOwn' | 'mayDelete'>) {
  const { t } = useLingui()
  const remove = useDelete(entry)
  const client = useQueryClient()
  const { mutate: removeCard } = useWrite('group_chat_link_card_delete', {
    onDone: ({ recdata }) => putGroupEntry(client, recdata),
  })
  const report = useReport()
  const name = entry.full_name ?? t`someone who blocked you`
  const entries: MenuEntry[] = []
  if (canForward(entry))
    entries.push({
      label: t`Forward…`,
      icon: <IconCornerUpRight size={20} aria-hidden="true" />,
      onSelect: () => openForward(entry),
    })
  if (isOwn && entry.link_card)
    entries.push({
      label: t`Remove link preview`,
      icon: <IconLinkOff size={20} aria-hidden="true" />,
      onSelect: () => removeCard({ group_chat_id: entry.id }),
    })
  if (!isOwn)
    entries.push({
      label: t`Report`,
      icon: <IconFlag size={20} aria-hidden="true" />,
      onSelect: () => report({ type: 'group_message', id: entry.id, name }),
    })
  if (isOwn || mayDelete)
    entries.push({
      label: t`Delete`,
      icon: <IconTrash size={20} aria-hidden="true" />,
      destructive: true,
      onSelect: () => void remove(),
    })
  return <ActionMenu label={t`Menu of the message from ${name}`} entries={entries} className={classes.menu} />
}

/** The actions on a message in a group chat. */
export function GroupMessageTools({ entry, isOwn, mayWrite, mayDelete, onReply }: ToolsProps) {
  const { t } = useLingui()
  if (entry.is_deleted === 1) return null
  const name = entry.full_name ?? t`Someone who blocked you`
  return (
    <>
      <ChatReactions entry={entry} mayReact={mayWrite} />
      {mayWrite && <ReplyButton label={t`Reply to ${name}`} onClick={() => onReply(entry)} />}
      <Menu entry={entry} isOwn={isOwn} mayDelete={mayDelete} />
    </>
  )
}
