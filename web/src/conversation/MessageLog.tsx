import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconArrowDown } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { Fragment, useCallback, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { FailureNote } from '../ui/states/FailureNote.tsx'
import classes from './Conversation.module.css'
import type { Held } from './message-window.ts'
import type { Message } from './message.ts'
import { MessageRow } from './MessageRow.tsx'
import { useSteadyLog } from './use-steady-log.ts'
import { useTouchedMessage } from './use-touched-message.ts'

/** Earlier messages are loaded when the top is closer than this, in pixels. */
const nearStart = 400
/** Messages that a member sends within this many milliseconds are grouped under one name. */
const together = 5 * 60_000

interface MessageLogProps<M extends Message> {
  chat: Held<M>
  me: number | undefined
  /** Position (`seq`) of the first message that was unread when the member arrived. */
  divider: number | undefined
  earlier: 'idle' | 'loading' | 'failed'
  onEarlier: () => void
  /**
   * Shown beside a message's time. Must be the same function while its output is the same: rows are memoized.
   */
  renderTools: (entry: M) => ReactNode
  /** False where only two people talk: nobody is named. */
  isNamed?: boolean
  /** Shown before the time of the member's own messages. */
  renderStatus?: (entry: M) => ReactNode
  /** Shown in place of a message's text and file, where it returns something. */
  renderBody?: (entry: M) => ReactNode
  /** Shown in place of the whole message, where it returns something. */
  renderNotice?: (entry: M) => ReactNode
  /** Whether it fills its container. */
  fills?: boolean
  /** Whether another element announces new messages, so that a burst is a single announcement. */
  isQuiet?: boolean
  /**
   * Shown after the last message, such as messages being sent; each increase of `pending` scrolls to the end.
   */
  children?: ReactNode
  pending?: number
  /** Called with whether the end is in sight. */
  onFollow: (isFollowing: boolean) => void
}

/** Returns how many calendar days ago it was, in the reader's time zone. */
const daysSince = (at: Date) =>
  Math.round((new Date().setHours(0, 0, 0, 0) - new Date(at).setHours(0, 0, 0, 0)) / 86_400_000)

function Day({ at }: { at: Date }) {
  const { t, i18n } = useLingui()
  const daysAgo = daysSince(at)
  const text =
    daysAgo === 0
      ? t`Today`
      : daysAgo === 1
        ? t`Yesterday`
        : i18n.date(at, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  return (
    <p className={classes.day}>
      <span dir="auto">{text}</span>
    </p>
  )
}

const dayOf = (entry: Message | undefined) => entry && new Date(entry.created_at).toDateString()

const isNextTo = (entry: Message, previous: Message | undefined) =>
  previous !== undefined &&
  previous.user_id === entry.user_id &&
  entry.user_id !== null &&
  dayOf(previous) === dayOf(entry) &&
  Date.parse(entry.created_at) - Date.parse(previous.created_at) < together

/** A conversation's messages, the latest at the end. */
export function MessageLog<M extends Message>({
  chat,
  me,
  divider,
  earlier,
  onEarlier,
  renderTools,
  isNamed = true,
  renderStatus,
  renderBody,
  renderNotice,
  fills = false,
  isQuiet = false,
  onFollow,
  children,
  pending = 0,
}: MessageLogProps<M>) {
  const { t } = useLingui()
  const { entries, next, unread_count } = chat
  const [isFollowing, setFollowing] = useState(true)
  const { log, rows, toEnd, onScroll } = useSteadyLog((is) => {
    setFollowing(is)
    onFollow(is)
  })
  const onQuote = useCallback(
    (id: number) => {
      const row = log.current?.querySelector<HTMLElement>(`[data-message="${id}"]`)
      row?.scrollIntoView({ block: 'center' })
      row?.focus({ preventScroll: true })
    },
    [log],
  )
  const touched = useTouchedMessage(log)
  const before = useRef(pending)
  useLayoutEffect(() => {
    if (pending > before.current) toEnd()
    before.current = pending
  }, [pending, toEnd])
  return (
    <div className={clsx(classes.frame, fills && classes.fills)}>
      <div
        ref={log}
        className={classes.log}
        role="log"
        aria-live={isQuiet ? 'off' : undefined}
        aria-label={t`Messages`}
        aria-busy={earlier === 'loading'}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it must scroll by keys, too
        tabIndex={0}
        onScroll={(event) => {
          onScroll()
          if (event.currentTarget.scrollTop < nearStart && next !== undefined && earlier === 'idle')
            onEarlier()
        }}
      >
        <div ref={rows} className={classes.rows}>
          {next !== undefined && (
            <div className={classes.earlier}>
              {earlier === 'failed' && <FailureNote failure={t`Couldn't load earlier messages.`} />}
              <Button variant="subtle" loading={earlier === 'loading'} onClick={onEarlier}>
                <Trans>Show earlier messages</Trans>
              </Button>
            </div>
          )}
          {entries.map((entry, index) => {
            const previous = entries[index - 1]
            // A notice shows nobody's face and name.
            const isAfterNotice = previous !== undefined && Boolean(renderNotice?.(previous))
            return (
              <Fragment key={entry.id}>
                {dayOf(previous) !== dayOf(entry) && <Day at={new Date(entry.created_at)} />}
                {entry.seq === divider && (
                  <p className={classes.unread} data-unread>
                    <span>
                      <Trans>New messages</Trans>
                    </span>
                  </p>
                )}
                {renderNotice?.(entry) ? (
                  <p className={classes.notice} data-message={entry.id} tabIndex={-1}>
                    <span dir="auto">{renderNotice(entry)}</span>
                  </p>
                ) : (
                  <MessageRow
                    entry={entry}
                    isOwn={entry.user_id === me}
                    isNext={entry.seq !== divider && !isAfterNotice && isNextTo(entry, previous)}
                    isNamed={isNamed}
                    isTouched={entry.id === touched}
                    renderTools={renderTools}
                    renderStatus={renderStatus}
                    renderBody={renderBody}
                    onQuote={onQuote}
                  />
                )}
              </Fragment>
            )
          })}
          {children}
        </div>
      </div>
      {!isFollowing && (
        <button type="button" className={classes.latest} onClick={toEnd}>
          <IconArrowDown size={18} aria-hidden="true" />
          {unread_count > 0 ? (
            <Plural value={unread_count} one="# new message" other="# new messages" />
          ) : (
            <Trans>Latest messages</Trans>
          )}
        </button>
      )}
    </div>
  )
}
