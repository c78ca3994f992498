import { Trans, useLingui } from '@lingui/react/macro'
import { IconFlag, IconTrash } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSession } from '../api/session.ts'
import { paths } from '../paths.ts'
import { ActionMenu, type MenuEntry } from '../ui/actions/ActionMenu.tsx'
import { MemberAvatar } from '../ui/pictures/MemberAvatar.tsx'
import { RelativeTime } from '../ui/words/RelativeTime.tsx'
import { LinkPreview } from '../shown/LinkPreview.tsx'
import { FoldedText } from '../shown/FoldedText.tsx'
import classes from './Comments.module.css'
import { nameOfSaid, type Discussed } from './discussed.ts'
import type { Said } from './said.ts'
import { SaidFile } from './SaidFile.tsx'
import { useDeleteSaid } from './use-delete-said.ts'

function CommentMenu({ about, said }: { about: Discussed; said: Said }) {
  const { t } = useLingui()
  const isOwn = useSession()?.id === said.user_id
  const deleteSaid = useDeleteSaid(about, said)
  const name = said.full_name
  const entries: MenuEntry[] = isOwn
    ? [
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
  const label =
    said.commentId === undefined ? t`Menu of the comment by ${name}` : t`Menu of the reply by ${name}`
  return <ActionMenu label={label} entries={entries} className={classes.menu} />
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
          <span className={classes.username}>@{said.username}</span>
        </p>
        {said.text !== '' && (
          <FoldedText name={nameOfSaid(about, said)} text={said.text} mentions={said.mentions} />
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
  return (
    <li className={classes.row} data-anchor tabIndex={-1}>
      {/* The name beside it is the same link; one tab stop is enough. */}
      <Link to={paths.timeline(said.user_id)} className={classes.face} tabIndex={-1} aria-hidden="true">
        <MemberAvatar name={said.full_name} src={said.profile_pic} size={isReply ? 28 : 36} />
      </Link>
      <div className={classes.body}>
        <SaidBubble about={about} said={said} />
        <SaidFile about={about} said={said} />
        <LinkPreview text={said.text} besides={about} />
        <p className={classes.foot}>
          <RelativeTime at={said.created_at} />
          <button
            type="button"
            className={classes.reply}
            aria-label={t`Reply to ${said.full_name}`}
            aria-expanded={expanded}
            onClick={onReply}
          >
            <Trans>Reply</Trans>
          </button>
          {about.renderBeside?.(said)}
        </p>
        {children}
      </div>
    </li>
  )
}
