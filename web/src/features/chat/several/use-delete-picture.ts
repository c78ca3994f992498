import type { Chat } from '@commons/contract/chat/chat.ts'
import { useLingui } from '@lingui/react/macro'
import { useWrite } from '../../../api/use-call.ts'
import { useConfirm } from '../../../ui/dialog/confirm.ts'

/** Takes the picture of a chat of several people away after confirmation. */
export function useDeletePicture({ chat_id }: Pick<Chat, 'chat_id'>) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const { mutate } = useWrite('several_chat_picture_delete', { toasts: 'failure' })
  return async () => {
    if (await confirm(t`Everybody in the chat loses its picture. Remove it?`, { destructive: true }))
      mutate({ chat_id })
  }
}
