import type { Chat } from '@commons/contract/chat/chat.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

type Named = Pick<Chat, 'full_name'> & { readonly several?: Chat['several'] }

/** Returns what chats are called: the other member's name, or of several people their name for it, or who they are. */
export function useNameOfChat(): (chat: Named) => string {
  const { t, i18n } = useLingui()
  return ({ full_name, several = null }) => {
    if (!several) return full_name ?? t`Someone on Commons`
    if (several.title !== '') return several.title
    const names = several.people.map((each) => each.full_name)
    if (names.length === 0) return t`Only you`
    const others = several.people_count - 1 - names.length
    if (others > 0) names.push(t`${plural(others, { one: '# other', other: '# others' })}`)
    return new Intl.ListFormat(i18n.locale).format(names)
  }
}

/** Returns what a chat is called. */
export const useChatName = (chat: Named): string => useNameOfChat()(chat)
