import type { GroupChatEntry } from '@commons/contract/groups-chat.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconArrowBackUp, IconFlag, IconTrash } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { memo } from 'react'
import { useWrite } from '../../../api/use-call.ts'
import { SaidFile } from '../../../discussion/SaidFile.tsx'
import { paths } from '../../../paths.ts'
import { ActionMenu, type MenuEntry } from '../../../ui/ActionMenu.tsx'
import { useConfirm } from '../../../ui/confirm.ts'
import { LinkedText } from '../../../ui/LinkedText.tsx'
import { MemberAvatar } from '../../../ui/MemberAvatar.tsx'
import { openDialog } from '../../../ui/stage.ts'
import { useReport } from '../../moderation/public.ts'
import { saidOf } from './chat-calls.ts'
import { ChatReactions } from './ChatReactions.tsx'
import classes from './Chat.module.css'
import { putEntry } from './use-chat.ts'

interface ChatMessageProps {
  entry: GroupChatEntry
  isOwn: boolean
  /** It follows another of the same member: who said it is said above. */
  isNext: boolean
  mayWrite: boolean
  mayDelete: boolean
  onReply: (entry: GroupChatEntry) => void
  /** Leads to what it replies to. */
  onQuote: (id: number) => void
}

function useDelete({ id, chat_reply_id }: GroupChatEntry) {
  const { t } = useLingui()
  const client = useQueryClient()
  const confirm = useConfirm()
  const onDone = ({ recdata }: { recdata: GroupChatEntry }) => putEntry(client, recdata)
  const message = useWrite('group_chat_delete', { onDone })
  const reply = useWrite('group_chat_reply_delete', { onDone })
  return async () => {
    if (!(await confirm(t`Are you sure to delete this.`, { destructive: true }))) return
    if (chat_reply_id === null) message.mutate({ group_chat_id: id })
    else reply.mutate({ group_chat_reply_id: id })
  }
}

function Menu({ entry, isOwn, mayDelete }: Pick<ChatMessageProps, 'entry' | 'isOwn' | 'mayDelete'>) {
  const { t } = useLingui()
  const remove = useDelete(entry)
  const report = useReport()
  const name = entry.full_name ?? t`someone who blocked you`
  const entries: MenuEntry[] = []
  if (!isOwn)
    entries.push({
      label: t`Report`,
      icon: <IconFlag size={20} aria-hidden="true" />,
      onSelect: () => report({ type: 'group_message', id: entry.id, name }),
    })
  if (isOwn || mayDelete)
    entries.push({
      label: t`Delete`,
      icon: <IconTrash size={20} aria-hidden="true" />,
      destructive: true,
      onSelect: () => void remove(),
    })
  return <ActionMenu label={t`Menu of the message from ${name}`} entries={entries} className={classes.menu} />
}

function Quote({
  of,
  onQuote,
}: {
  of: NonNullable<GroupChatEntry['replies_to']>
  onQuote: (id: number) => void
}) {
  const { t } = useLingui()
  return (
    <button type="button" className={classes.quote} onClick={() => onQuote(of.id)}>
      <strong>
        <bdi>{of.full_name ?? (of.is_deleted ? t`Message deleted` : t`Hidden message`)}</bdi>
      </strong>
      {of.excerpt !== '' && <span className={classes.excerpt}>{of.excerpt}</span>}
      {of.excerpt === '' && of.file_type !== null && (
        <span className={classes.excerpt}>
          {of.file_type === 'image' ? <Trans>Picture</Trans> : <Trans>Video</Trans>}
        </span>
      )}
    </button>
  )
}

function Body({ entry, onQuote }: Pick<ChatMessageProps, 'entry' | 'onQuote'>) {
  const said = saidOf(entry)
  return (
    <>
      {entry.replies_to && <Quote of={entry.replies_to} onQuote={onQuote} />}
      <SaidFile
        about={{
          nsfw: undefined,
          openPicture: ({ opener, picture, by }) =>
            void openDialog(() => import('./ChatViewer.tsx'), {
              picture,
              by,
              opener,
              text: entry.message,
              mentions: entry.mentions,
            }),
        }}
        said={said}
      />
      {entry.message !== '' && (
        <p className={classes.words}>
          <LinkedText mentions={entry.mentions}>{entry.message}</LinkedText>
        </p>
      )}
    </>
  )
}

/** What a member whom a block hides has said: who moderates opens it. */
function Folded({ entry, onQuote }: Pick<ChatMessageProps, 'entry' | 'onQuote'>) {
  return (
    <details className={classes.folded}>
      <summary>
        <Trans>From someone you blocked, or who blocked you</Trans>
      </summary>
      <Body entry={entry} onQuote={onQuote} />
    </details>
  )
}

function Message({ entry, isOwn, isNext, mayWrite, mayDelete, onReply, onQuote }: ChatMessageProps) {
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
      tabIndex={-1}
    >
      {!isOwn && <span className={classes.face}>{!isNext && face}</span>}
      <div className={classes.column}>
        {!isOwn && !isNext && (
          <p className={classes.name}>
            {entry.user_id === null ? (
              name
            ) : (
              <Link to={paths.timeline(entry.user_id)}>
                <bdi>{name}</bdi>
              </Link>
            )}
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
            <Body entry={entry} onQuote={onQuote} />
          )}
        </div>
        <div className={classes.foot}>
          <time dateTime={entry.created_at} title={i18n.date(at, { dateStyle: 'long', timeStyle: 'short' })}>
            {i18n.date(at, { timeStyle: 'short' })}
          </time>
          {entry.is_deleted === 0 && (
            <>
              <ChatReactions entry={entry} mayReact={mayWrite} />
              {mayWrite && (
                <button
                  type="button"
                  className={classes.tool}
                  data-quiet
                  aria-label={t`Reply to ${name}`}
                  onClick={() => onReply(entry)}
                >
                  <IconArrowBackUp size={17} aria-hidden="true" />
                </button>
              )}
              <Menu entry={entry} isOwn={isOwn} mayDelete={mayDelete} />
            </>
          )}
        </div>
      </div>
    </div>
  )
}

export const ChatMessage = memo(Message)
