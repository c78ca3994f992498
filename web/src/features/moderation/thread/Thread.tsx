import type { ModeratorMessage, ThreadAbout } from '@commons/contract/moderation/messages.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { useReadMore } from '../../../api/use-read-more.ts'
import { MoreButton } from '../../../shown/MoreButton.tsx'
import { RelativeTime } from '../../../ui/words/RelativeTime.tsx'
import { reportTexts } from '../report-texts.ts'
import classes from './Thread.module.css'

/** The decision that a thread is about. */
export function About({ of }: { of: ThreadAbout }) {
  return (
    <>
      <p className={classes.fact}>
        {reportTexts[of.report_type]?.name}
        {' · '}
        <Trans>Rule: {of.rule}</Trans>
      </p>
      {of.shown !== '' && <blockquote className={classes.about}>{of.shown}</blockquote>}
    </>
  )
}

/** A message as its reader sees it. */
export interface ThreadMessage extends Pick<ModeratorMessage, 'message_id' | 'message' | 'created_at'> {
  /** The reader's side wrote it. */
  readonly isOwn: boolean
  readonly by: ReactNode
}

interface ThreadProps {
  /** Latest first, as they are read. */
  messages: readonly ThreadMessage[]
  more: ReturnType<typeof useReadMore>['more']
  /** What it is about. */
  head?: ReactNode
  /** The form that writes to it. */
  children: ReactNode
}

/** What a member and moderators wrote to each other, latest last. */
export function Thread({ messages, more, head, children }: ThreadProps) {
  const { t } = useLingui()
  return (
    <div className={classes.thread}>
      {head}
      {more.isThere && <MoreButton more={more} />}
      {messages.length > 0 && (
        <ol className={classes.messages} aria-label={t`Messages`} aria-live="polite">
          {messages.toReversed().map((message) => (
            <li
              key={message.message_id}
              className={classes.message}
              data-own={message.isOwn ? '' : undefined}
            >
              <p className={classes.by}>{message.by}</p>
              <p dir="auto" className={classes.text}>
                {message.message}
              </p>
              <p className={classes.time}>
                <RelativeTime at={message.created_at} />
              </p>
            </li>
          ))}
        </ol>
      )}
      {children}
    </div>
  )
}
