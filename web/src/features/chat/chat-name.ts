import type { Chat } from '@commons/contract/chat.ts'
import { useLingui } from '@lingui/react/macro'

/** What the other one is called: whoever is gone, or cannot be seen, has no name. */
export function useChatName({ full_name }: Pick<Chat, 'full_name'>): string {
  const { t } = useLingui()
  return full_name ?? t`Someone on Commons`
}
