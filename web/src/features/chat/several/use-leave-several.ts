import type { Chat } from '@commons/contract/chat/chat.ts'
import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useWrite } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { useConfirm } from '../../../ui/dialog/confirm.ts'

/** Leaves a chat of several people after confirmation. */
export function useLeaveSeveral({ chat_id }: Pick<Chat, 'chat_id'>) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const confirm = useConfirm()
  const { mutate } = useWrite('several_chat_leave', {
    onDone: () => {
      if (location.hash.startsWith(`#${paths.messaging(chat_id)}`)) void navigate({ to: paths.messaging() })
    },
  })
  return async () => {
    const text = t`You won't see this chat any more, and only those who run it can add you again. Leave it?`
    if (await confirm(text, { destructive: true })) mutate({ chat_id })
  }
}
