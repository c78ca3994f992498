import { Plural, useLingui } from '@lingui/react/macro'
import { CommentRow } from './CommentRow.tsx'
import { CommentField, isWaiting } from './CommentField.tsx'
import { nameOf, type Discussed } from './discussed.ts'
import { useIsGone } from './gone-said.ts'
import { SaidList } from './SaidList.tsx'
import { openComments, useOpened } from './shown-comments.ts'
import type { Said } from './said.ts'
import { useWholeList } from './use-whole-list.ts'

interface RepliesProps {
  about: Discussed
  comment: Said
  onReply: () => void
}

const none: NonNullable<Said['replies']> = { count: 0, latest: [] }

/** The replies to a comment, and the field for a new one. */
export function Replies({ about, comment, onReply }: RepliesProps) {
  const { t } = useLingui()
  const to = { about, commentId: comment.id }
  const name = nameOf(to)
  const isGone = useIsGone(about)
  const read = comment.replies ?? none
  const latest = read.latest.filter((said) => !isGone(said))
  const count = read.count - (read.latest.length - latest.length)
  const all = useOpened('all', name)
  const isWriting = useOpened('box', name)
  const list = useWholeList(to, all)
  const rows = list.rows?.filter((said) => !isGone(said)) ?? latest
  if (rows.length === 0 && count === 0 && !isWriting && !isWaiting(to)) return null
  return (
    <SaidList
      label={t`Replies to ${comment.full_name}`}
      list={list}
      rows={rows.map((said) => (
        <CommentRow key={said.id} about={about} said={said} onReply={onReply} />
      ))}
      more={count > latest.length ? <Plural value={count} one="View # reply" other="View # replies" /> : null}
      earlier={t`View earlier replies`}
      isOpen={all}
      onMore={() => openComments('all', name)}
    >
      <CommentField
        to={to}
        name={name}
        label={t`Reply to ${comment.full_name}…`}
        shown={rows}
        isWriting={isWriting}
        onOpen={(isOpen) => openComments('box', name, isOpen)}
      />
    </SaidList>
  )
}
