import { Suspense } from 'react'
import classes from './Comments.module.css'
import type { CommentWritingProps } from './CommentWriting.tsx'
import type { SaidTo } from './discussed.ts'
import { piece } from '../ui/states/piece.tsx'

const CommentWriting = piece(() => import('./CommentWriting.tsx'))

/** Whether something that the member said here is waiting to be sent. */
export function isWaiting({ about, commentId }: SaidTo): boolean {
  return about.waiting.some((each) => each.commentId === commentId)
}

/** The field for a comment, with the comments still being sent. Loaded when the first one opens. */
export function CommentField(props: CommentWritingProps) {
  if (!props.isWriting && !isWaiting(props.to)) return null
  return (
    <Suspense fallback={props.isWriting && <div className={classes.fieldPlace} />}>
      <CommentWriting {...props} />
    </Suspense>
  )
}
