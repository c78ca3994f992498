import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { IconCornerUpRight } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { memo, type ReactNode } from 'react'
import { SaidFile } from '../discussion/SaidFile.tsx'
import { paths } from '../paths.ts'
import { AttachmentList } from '../shown/attachments/AttachmentList.tsx'
import { LinkCard } from '../shown/LinkCard.tsx'
import { LinkedText } from '../ui/words/LinkedText.tsx'
import { MemberAvatar } from '../ui/pictures/MemberAvatar.tsx'
import { openDialog } from '../ui/dialog/dialog-host.ts'
import { BotMark } from '../ui/words/BotMark.tsx'
import classes from './Conversation.module.css'
import { FileName } from './FileName.tsx'
import type { Message, QuotedMessage } from './message.ts'
import { VoicePlayer } from './voice/VoicePlayer.tsx'

interface MessageRowProps<M extends Message> {
  entry: M
  isOwn: boolean
  /** Follows a message of the same member, which shows the name. */
  isNext: boolean
  isNamed: boolean
  /** On touch, its tools are shown. */
  isTouched: boolean
  renderTools: (entry: M) => ReactNode
  renderStatus: ((entry: M) => ReactNode) | undefined
  renderBody: ((entry: M) => ReactNode) | undefined
  /** Scrolls to the message it replies to. */
  onQuote: (id: number) => void
}

function Quote({ of, onQuote }: { of: QuotedMessage; onQuote: (id: number) => void }) {
  const { t } = useLingui()
  return (
    <button type="button" className={classes.quote} onClick={() => onQuote(of.id)}>
      <strong>
        <bdi>{of.full_name ?? (of.is_deleted ? t`Message deleted` : t`Hidden message`)}</bdi>
      </strong>
      {of.excerpt !== '' && (
        <span dir="auto" className={classes.excerpt}>
          {of.excerpt}
        </span>
      )}
      {of.excerpt === '' && of.file_type !== null && (
        <span className={classes.excerpt}>
          <FileName type={of.file_type} />
        </span>
      )}
    </button>
  )
}

interface BodyProps {
  entry: Message
  onQuote: (id: number) => void
}

function File({ entry }: { entry: Message }) {
  const { t } = useLingui()
  const by = entry.full_name ?? ''
  if (entry.voice) return <VoicePlayer voice={entry.voice} label={t`Voice note by ${by}`} />
  if (entry.attachment)
    return (
      <div className={classes.attachment}>
        <AttachmentList attachments={[entry.attachment]} label={t`File by ${by}`} />
      </div>
    )
  return (
    <SaidFile
      about={{
        nsfw: undefined,
        openPicture: ({ opener, picture }) =>
          void openDialog(() => import('./MessageViewer.tsx'), {
            picture,
            by,
            opener,
            text: entry.message,
            mentions: entry.mentions,
          }),
      }}
      said={{ ...entry, user_id: entry.user_id ?? undefined, full_name: by }}
    />
  )
}

function Body({ entry, onQuote }: BodyProps) {
  return (
    <>
      {entry.is_forwarded === 1 && (
        <p className={classes.forwarded}>
          <IconCornerUpRight size={16} aria-hidden="true" />
          <Trans context="a message">Forwarded</Trans>
        </p>
      )}
      {entry.replies_to && <Quote of={entry.replies_to} onQuote={onQuote} />}
      <File entry={entry} />
      {entry.message !== '' && (
        <p dir="auto" lang={entry.lang ?? undefined} className={classes.words}>
          <LinkedText mentions={entry.mentions}>{entry.message}</LinkedText>
        </p>
      )}
      {entry.link_card && <LinkCard card={entry.link_card} />}
    </>
  )
}

/** A folded message whose author a block hides: the reader, a moderator, can open it. */
function Folded({ entry, onQuote }: BodyProps) {
  return (
    <details className={classes.folded}>
      <summary>
        <Trans>From someone you blocked, or who blocked you</Trans>
      </summary>
      <Body entry={entry} onQuote={onQuote} />
    </details>
  )
}

const hasFile = ({ picture, video, file_state, link_card }: Message) =>
  picture !== null || video !== null || file_state !== null || link_card !== null

function Row<M extends Message>({
  entry,
  isOwn,
  isNext,
  isNamed,
  isTouched,
  renderTools,
  renderStatus,
  renderBody,
  onQuote,
}: MessageRowProps<M>) {
  const { t, i18n } = useLingui()
  const name = entry.full_name ?? (entry.is_deleted ? t`Deleted member` : t`Someone who blocked you`)
  const at = new Date(entry.created_at)
  const face =
    entry.user_id === null ? (
      <MemberAvatar name={name} src={null} size={32} />
    ) : (
      <Link to={paths.timeline(entry.user_id)} tabIndex={-1} aria-hidden="true">
        <MemberAvatar name={name} src={entry.profile_pic} size={32} />
      </Link>
    )
  return (
    <div
      className={clsx(classes.message, isOwn && classes.own, isNext && classes.next)}
      data-message={entry.id}
      data-touched={isTouched || undefined}
      tabIndex={-1}
    >
      {!isOwn && isNamed && <span className={classes.face}>{!isNext && face}</span>}
      <div className={classes.column} data-file={hasFile(entry) || undefined}>
        {!isOwn && isNamed && !isNext && (
          <p dir="auto" className={classes.name}>
            {entry.user_id === null ? (
              name
            ) : (
              <Link to={paths.timeline(entry.user_id)}>
                <bdi>{name}</bdi>
              </Link>
            )}{' '}
            <BotMark of={entry} />
          </p>
        )}
        <div className={classes.bubble} data-deleted={entry.is_deleted === 1 || undefined}>
          {entry.is_deleted === 1 ? (
            <p className={classes.words}>
              <Trans>Message deleted</Trans>
            </p>
          ) : entry.is_blocked === 1 ? (
            <Folded entry={entry} onQuote={onQuote} />
          ) : (
            (renderBody?.(entry) ?? <Body entry={entry} onQuote={onQuote} />)
          )}
        </div>
        <div className={classes.foot}>
          {isOwn && renderStatus?.(entry)}
          <time dateTime={entry.created_at} title={i18n.date(at, { dateStyle: 'long', timeStyle: 'short' })}>
            {i18n.date(at, { timeStyle: 'short' })}
          </time>
          {renderTools(entry)}
        </div>
      </div>
    </div>
  )
}

// Memoized: a conversation renders again for each new message.
export const MessageRow = memo(Row) as typeof Row
