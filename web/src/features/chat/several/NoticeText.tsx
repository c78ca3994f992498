import type { ChatMessage } from '@commons/contract/shared/chat-message.ts'
import { Trans, useLingui } from '@lingui/react/macro'

interface NoticeTextProps {
  notice: NonNullable<ChatMessage['notice']>
  /** Who did it; null if they are gone or can't be seen. */
  by: string | null
  authorId: number | null
  isOwn: boolean
  /** The new name, where it was renamed. */
  title: string
}

/** What somebody did with a chat of several people. */
export function NoticeText({ notice: { act, people }, by, authorId, isOwn, title }: NoticeTextProps) {
  const { t, i18n } = useLingui()
  const who = by ?? t`Someone`
  const whom =
    people.length === 0
      ? t({ message: 'someone', context: 'whom somebody added or removed' })
      : new Intl.ListFormat(i18n.locale).format(people.map(({ full_name }) => full_name))
  if (act === 'started')
    return isOwn ? <Trans>You started this chat</Trans> : <Trans>{who} started this chat</Trans>
  if (act === 'added')
    return isOwn ? (
      <Trans>You added {whom}</Trans>
    ) : (
      <Trans>
        {who} added {whom}
      </Trans>
    )
  if (act === 'removed')
    return isOwn ? (
      <Trans>You removed {whom}</Trans>
    ) : (
      <Trans>
        {who} removed {whom}
      </Trans>
    )
  if (act === 'left') return <Trans>{who} left</Trans>
  if (act === 'pictured')
    return isOwn ? (
      <Trans>You changed the chat's picture</Trans>
    ) : (
      <Trans>{who} changed the chat's picture</Trans>
    )
  if (act === 'unpictured')
    return isOwn ? (
      <Trans>You removed the chat's picture</Trans>
    ) : (
      <Trans>{who} removed the chat's picture</Trans>
    )
  if (act === 'appointed')
    return isOwn ? (
      <Trans>You made {whom} an administrator</Trans>
    ) : (
      <Trans>
        {who} made {whom} an administrator
      </Trans>
    )
  if (act === 'dismissed' && people[0]?.user_id === authorId)
    return isOwn ? (
      <Trans>You stopped being an administrator</Trans>
    ) : (
      <Trans>{who} stopped being an administrator</Trans>
    )
  if (act === 'dismissed')
    return isOwn ? (
      <Trans>You removed {whom} as administrator</Trans>
    ) : (
      <Trans>
        {who} removed {whom} as administrator
      </Trans>
    )
  if (title === '')
    return isOwn ? (
      <Trans>You took the chat's name away</Trans>
    ) : (
      <Trans>{who} took the chat's name away</Trans>
    )
  return isOwn ? (
    <Trans>You named the chat “{title}”</Trans>
  ) : (
    <Trans>
      {who} named the chat “{title}”
    </Trans>
  )
}
