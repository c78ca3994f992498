import { Plural, useLingui } from '@lingui/react/macro'
import { CommentRow } from './CommentRow.tsx'
import { CommentField } from './CommentField.tsx'
import { useIsGone } from './gone-comments.ts'
import { SaidList } from './SaidList.tsx'
import { openComments, useOpened } from './shown-comments.ts'
import type { Said } from './said.ts'
import { useIsWaiting } from './use-is-waiting.ts'
import { useWholeList } from './use-whole-list.ts'

interface RepliesProps {
  comment: Said
  onReply: () => void
}

const none: NonNullable<Said['replies']> = { count: 0, latest: [] }

/** What was replied to a comment, and the field for one's own reply. */
export function Replies({ comment, onReply }: RepliesProps) {
  const { t } = useLingui()
  const name = `reply.${comment.id}`
  const isGone = useIsGone()
  const read = comment.replies ?? none
  const latest = read.latest.filter((said) => !isGone(said))
  const count = read.count - (read.latest.length - latest.length)
  const all = useOpened('all', name)
  const isWriting = useOpened('box', name)
  const to = { postId: comment.post_id, commentId: comment.id }
  const list = useWholeList(to, all)
  const isWaiting = useIsWaiting(to)
  const rows = list.rows?.filter((said) => !isGone(said)) ?? latest
  if (rows.length === 0 && count === 0 && !isWriting && !isWaiting) return null
  return (
    <SaidList
      label={t`Replies to ${comment.full_name}`}
      list={list}
      rows={rows.map((said) => (
        <CommentRow key={said.id} said={said} onReply={onReply} />
      ))}
      more={count > latest.length ? <Plural value={count} one="View # reply" other="View # replies" /> : null}
      earlier={t`View earlier replies`}
      isOpen={all}
      onMore={() => openComments('all', name)}
    >
      <CommentField
        to={to}
        name={name}
        label={t`Write a reply…`}
        shown={rows}
        isWriting={isWriting}
        onOpen={(isOpen) => openComments('box', name, isOpen)}
      />
    </SaidList>
  )
}
