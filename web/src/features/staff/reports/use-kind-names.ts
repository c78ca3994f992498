import type { Report } from '@commons/contract/moderation/moderation.ts'
import { useLingui } from '@lingui/react/macro'

/** The kinds of what members report as plain texts, for selects. */
export function useKindNames(): Record<Report['report_type'], string> {
  const { t } = useLingui()
  return {
    post: t`Posts`,
    comment: t`Comments`,
    reply: t`Replies`,
    member: t`Members`,
    group_message: t`Group messages`,
    chat_message: t`Private messages`,
    chat: t`Chats`,
    group: t`Groups`,
    group_event: t`Events of groups`,
    project: t`Projects`,
    survey: t`Surveys`,
    reel: t`Reels`,
    video: t`Videos`,
    channel: t`Channels`,
    job: t`Jobs`,
  }
}
