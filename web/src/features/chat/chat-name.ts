import type { Chat } from '@commons/contract/chat/chat.ts'
import { useLingui } from '@lingui/react/macro'

/** Returns the other member's name. Members who left or can't be seen have none. */
export function useChatName({ full_name }: Pick<Chat, 'full_name'>): string {
  const { t } = useLingui()
  return full_name ?? t`Someone on Commons`
}
