import { Trans, useLingui } from '@lingui/react/macro'
import {
  IconFlag,
  IconHeart,
  IconHeartFilled,
  IconHourglass,
  IconPencil,
  IconPin,
  IconPinnedOff,
  IconTrash,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Suspense, type ReactNode } from 'react'
import { useSession } from '../api/session.ts'
import { useToggle } from '../api/toggle.ts'
import { paths } from '../paths.ts'
import { ActionMenu } from '../ui/actions/ActionMenu.tsx'
import type { MenuEntry } from '../ui/actions/menu-entry.ts'
import { MemberAvatar } from '../ui/pictures/MemberAvatar.tsx'
import { piece } from '../ui/states/piece.tsx'
import { RelativeTime } from '../ui/words/RelativeTime.tsx'
import { BotMark } from '../ui/words/BotMark.tsx'
import { LinkPreview } from '../shown/LinkPreview.tsx'
import { FoldedText } from '../shown/FoldedText.tsx'
import classes from './Comments.module.css'
import { nameOf, nameOfSaid, placeOfEdit, type Discussed } from './discussed.ts'
import { focusField } from './field-focus.ts'
import { hearts, pins } from './owner-controls.ts'
import { ReactToSaid } from './ReactToSaid.tsx'
import type { Said } from './said.ts'
import { SaidFile } from './SaidFile.tsx'
import { openComments, useOpened } from './shown-comments.ts'
import { useDeleteSaid } from './use-delete-said.ts'
import { useWaitingEdits } from './waiting-edits.ts'

const EditSaid = piece(() => import('./EditSaid.tsx'))

function CommentMenu({ about, said }: { about: Discussed; said: Said }) {
  const { t } = useLingui()
  const isOwn = useSession()?.id === said.user_id
  const deleteSaid = useDeleteSaid(about, said)
  const name = said.full_name
  const isPinned = about.ownership?.pinned.some(({ id }) => id === said.id) === true
  const pin = useToggle(pins, said.id, isPinned)
  const heart = useToggle(hearts, said.id, said.hearted === 1)
  const entries: MenuEntry[] = isOwn
    ? [
        {
          label: t`Edit`,
          icon: <IconPencil size={20} aria-hidden="true" />,
          onSelect: () => {
            openComments('edit', nameOfSaid(about, said))
            focusField(nameOf({ about: placeOfEdit(about, said), commentId: undefined }))
          },
        },
        {
          label: t`Delete`,
          icon: <IconTrash size={20} aria-hidden="true" />,
          destructive: true,
          onSelect: () => void deleteSaid(),
        },
      ]
    : [
        {
          label: t`Report`,
          icon: <IconFlag size={20} aria-hidden="true" />,
          onSelect: () => about.report(said),
        },
      ]
  if (about.ownership?.isOwner) {
    entries.unshift({
      label: heart.value ? t`Take your heart off` : t`Give a heart`,
      icon: <IconHeart size={20} aria-hidden="true" />,
      onSelect: () => void heart.want(!heart.value),
    })
    if (said.commentId === undefined)
      entries.unshift({
        label: pin.value ? t`Unpin` : t`Pin to the top`,
        icon: pin.value ? (
          <IconPinnedOff size={20} aria-hidden="true" />
        ) : (
          <IconPin size={20} aria-hidden="true" />
        ),
        onSelect: () => void pin.want(!pin.value),
      })
  }
  entries.unshift(...(about.more?.(said) ?? []))
  const label =
    said.commentId === undefined ? t`Menu of the comment by ${name}` : t`Menu of the reply by ${name}`
  return <ActionMenu label={label} entries={entries} className={classes.menu} />
}

/** The heart of the owner of what is commented on. */
function OwnersHeart({ said }: { said: Said }) {
  const { t } = useLingui()
  const { value } = useToggle(hearts, said.id, said.hearted === 1)
  if (!value) return null
  return (
    <span className={classes.hearted} role="img" aria-label={t`Has a heart from the author`}>
      <IconHeartFilled size={14} />
    </span>
  )
}

/** A comment's bubble: author, text and menu. */
function SaidBubble({ about, said }: { about: Discussed; said: Said }) {
  return (
    <div className={classes.said}>
      <div className={classes.bubble}>
        <p className={classes.names}>
          <Link to={paths.timeline(said.user_id)} className={classes.name}>
            <bdi>{said.full_name}</bdi>
          </Link>
          <BotMark of={said} />
          <span className={classes.username}>@{said.username}</span>
        </p>
        {said.text !== '' && (
          <FoldedText
            name={nameOfSaid(about, said)}
            text={said.text}
            mentions={said.mentions}
            lang={said.lang}
          />
        )}
      </div>
      <CommentMenu about={about} said={said} />
    </div>
  )
}

interface CommentRowProps {
  about: Discussed
  said: Said
  /** Opens the field for a reply; replies share their comment's field. */
  onReply: () => void
  /** Whether that field is open. */
  expanded?: boolean
  children?: ReactNode
}

/** A comment or reply with its actions, and the replies to it. */
export function CommentRow({ about, said, onReply, expanded, children }: CommentRowProps) {
  const { t } = useLingui()
  const isReply = said.commentId !== undefined
  const isHeld = said.held === 1
  const name = nameOfSaid(about, said)
  const isEditing = useOpened('edit', name)
  const edits = useWaitingEdits(said.id)
  const latest = edits.at(-1)
  const shown = latest ? { ...said, text: latest.text } : said
  return (
    <li className={classes.row} data-anchor tabIndex={-1}>
      {/* The name beside it is the same link; one tab stop is enough. */}
      <Link to={paths.timeline(said.user_id)} className={classes.face} tabIndex={-1} aria-hidden="true">
        <MemberAvatar name={said.full_name} src={said.profile_pic} size={isReply ? 28 : 36} />
      </Link>
      <div className={classes.body}>
        {!isEditing && (
          <>
            <SaidBubble about={about} said={shown} />
            {!latest?.removesFile && <SaidFile about={about} said={said} />}
            <LinkPreview text={shown.text} besides={about} />
          </>
        )}
        {(isEditing || latest) && (
          <Suspense fallback={isEditing && <div className={classes.fieldPlace} />}>
            <EditSaid
              about={about}
              said={said}
              waiting={edits}
              isOpen={isEditing}
              onOpen={(isOpen) => openComments('edit', name, isOpen)}
            />
          </Suspense>
        )}
        <p className={classes.foot}>
          <RelativeTime at={said.created_at} />
          {typeof said.edited_at === 'string' && (
            <span>
              <Trans>edited</Trans>
            </span>
          )}
          <OwnersHeart said={said} />
          {isHeld && (
            <span className={classes.held}>
              <IconHourglass size={14} aria-hidden="true" />
              <Trans>Waiting for approval</Trans>
            </span>
          )}
          {about.ownership?.isOff !== true && !isHeld && (
            <button
              type="button"
              className={classes.reply}
              aria-label={t`Reply to ${said.full_name}`}
              aria-expanded={expanded}
              onClick={onReply}
            >
              <Trans>Reply</Trans>
            </button>
          )}
          {!isHeld && <ReactToSaid said={said} />}
        </p>
        {children}
      </div>
    </li>
  )
}
