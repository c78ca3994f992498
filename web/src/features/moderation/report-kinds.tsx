import type { Report } from '@commons/contract/moderation.ts'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

interface ReportKindTexts {
  /** The report dialog's title. */
  readonly title: ReactNode
  /** The name in the member's list of reports. */
  readonly name: ReactNode
}

const message = {
  title: <Trans>Report this message</Trans>,
  name: <Trans context="what was reported">Message</Trans>,
}

/** The texts for each kind of reportable content. */
export const reportKinds: Readonly<Record<Report['report_type'], ReportKindTexts>> = {
  post: {
    title: <Trans>Report this post</Trans>,
    name: <Trans context="what was reported">Post</Trans>,
  },
  comment: {
    title: <Trans>Report this comment</Trans>,
    name: <Trans context="what was reported">Comment</Trans>,
  },
  reply: {
    title: <Trans>Report this reply</Trans>,
    name: <Trans context="what was reported">Reply</Trans>,
  },
  member: {
    title: <Trans>Report this member</Trans>,
    name: <Trans context="what was reported">Member</Trans>,
  },
  group_message: message,
  chat_message: message,
  chat: {
    title: <Trans>Report this chat</Trans>,
    name: <Trans context="what was reported">Chat</Trans>,
  },
  group: {
    title: <Trans>Report this group</Trans>,
    name: <Trans context="what was reported">Group</Trans>,
  },
  project: {
    title: <Trans>Report this project</Trans>,
    name: <Trans context="what was reported">Project</Trans>,
  },
  survey: {
    title: <Trans>Report this survey</Trans>,
    name: <Trans context="what was reported">Survey</Trans>,
  },
  reel: {
    title: <Trans>Report this reel</Trans>,
    name: <Trans context="what was reported">Reel</Trans>,
  },
}
