import type { Post } from '@commons/contract/posts.ts'
import { Plural, useLingui } from '@lingui/react/macro'
import { CommentField } from './CommentField.tsx'
import { CommentRow } from './CommentRow.tsx'
import classes from './Comments.module.css'
import { CoveredFor } from './covered-for.ts'
import { focusField } from './field-focus.ts'
import { useCommentCount, useIsGone } from './gone-comments.ts'
import { Replies } from './Replies.tsx'
import { ofComment, type Said } from './said.ts'
import { SaidList } from './SaidList.tsx'
import { openComments, useOpened } from './shown-comments.ts'
import { useIsWaiting } from './use-is-waiting.ts'
import { useWholeList } from './use-whole-list.ts'

const nameOf = (post: Post): `comment.${number}` => `comment.${post.target_post_id}`

/** Whether one can write below this post, and what leads there. */
export function useCommentField(post: Post) {
  const name = nameOf(post)
  return {
    isOpen: useOpened('box', name),
    open() {
      openComments('box', name)
      focusField(name)
    },
  }
}

function Comment({ said }: { said: Said }) {
  const reply = `reply.${said.id}`
  const isWriting = useOpened('box', reply)
  const toggle = () => {
    openComments('box', reply, !isWriting)
    if (!isWriting) focusField(reply)
  }
  // Whoever answers a reply answers in the same place.
  const open = () => {
    openComments('box', reply)
    focusField(reply)
  }
  return (
    <CommentRow said={said} onReply={toggle} expanded={isWriting}>
      <Replies comment={said} onReply={open} />
    </CommentRow>
  )
}

interface PostCommentsProps {
  post: Post
  /** All of them and the field are open from the start: on a page that is about this post. */
  opened?: boolean
}

/** The latest comments on a post, the way to all of them, and the field for one's own. */
export function PostComments({ post, opened = false }: PostCommentsProps) {
  const { t } = useLingui()
  const name = nameOf(post)
  const all = useOpened('all', name) || opened
  const isWriting = useOpened('box', name) || opened
  const isGone = useIsGone()
  const count = useCommentCount(post)
  const to = { postId: post.target_post_id, commentId: undefined }
  const list = useWholeList(to, all)
  const isWaiting = useIsWaiting(to)
  // Documented: more than three hide behind "View N comments"; so many stand on a post.
  const latest = post.comments.map(ofComment).filter((said) => !isGone(said))
  const rows = list.rows?.filter((said) => !isGone(said)) ?? latest
  if (rows.length === 0 && count === 0 && !isWriting && !isWaiting) return null
  return (
    <CoveredFor value={post.is_nsfw === 1 ? post.nsfw : undefined}>
      <div className={classes.comments} data-comments>
        <SaidList
          label={t`Comments`}
          list={list}
          rows={rows.map((said) => (
            <Comment key={said.id} said={said} />
          ))}
          more={
            count > latest.length ? (
              <Plural value={count} one="View # comment" other="View # comments" />
            ) : null
          }
          earlier={t`View earlier comments`}
          isOpen={all}
          onMore={() => openComments('all', name)}
        >
          <CommentField
            to={to}
            name={name}
            label={t`Write a comment…`}
            shown={rows}
            isWriting={isWriting}
            onOpen={(isOpen) => openComments('box', name, isOpen)}
          />
        </SaidList>
      </div>
    </CoveredFor>
  )
}
