import type { Chat } from '@commons/contract/chat/chat.ts'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useWrite } from '../../api/use-call.ts'
import { useConfirm } from '../../ui/dialog/confirm.ts'
import { blockedHere } from '../people/public.ts'

/** Blocks the other member site-wide after confirmation, or unblocks them. */
export function useBlockChat({ id }: Pick<Chat, 'id'>) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const friend_id = id ?? 0
  const { mutate, isPending } = useWrite('block_chat', {
    toasts: 'failure',
    onDone: (_, { status }) => blockedHere.put(friend_id, Number(status) === 1),
  })
  return {
    isPending,
    async block() {
      const text = t`This action will block all parties site-wide. Are you sure?`
      if (await confirm(text, { destructive: true })) mutate({ friend_id, status: 1 })
    },
    unblock: () => mutate({ friend_id, status: 0 }),
  }
}

/** Deletes all messages for both members, after confirmation. */
export function useDestroyChat({
  id,
  chat_id,
  by_freelancer,
}: Pick<Chat, 'id' | 'chat_id' | 'by_freelancer'>) {
  const { t } = useLingui()
  const client = useQueryClient()
  const confirm = useConfirm()
  const { mutate } = useWrite('destroy_chat', {
    onDone: () => void client.resetQueries({ queryKey: ['chat_changes', { chat_id }] }),
  })
  return async () => {
    const text = t`All messages will be deleted. You cannot UNDO this action. Are you sure?`
    if (await confirm(text, { destructive: true })) mutate({ friend_id: id ?? 0, by_freelancer })
  }
}

/** Sets how long messages are kept, for both members. */
export function useRetention({ chat_id }: Pick<Chat, 'chat_id'>) {
  const { mutate } = useWrite('chat_retention_update')
  return (keep_days: Chat['keep_days']) => mutate({ chat_id, keep_days })
}
