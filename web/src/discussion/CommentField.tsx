import { Suspense } from 'react'
import classes from './Comments.module.css'
import type { CommentWritingProps } from './CommentWriting.tsx'
import { useIsWaiting } from './use-is-waiting.ts'
import { piece } from '../ui/piece.tsx'

const CommentWriting = piece(() => import('./CommentWriting.tsx'))

/** Where one writes a comment, with what is still under way. It is loaded when the first one opens. */
export function CommentField(props: CommentWritingProps) {
  const isWaiting = useIsWaiting(props.to)
  if (!props.isWriting && !isWaiting) return null
  return (
    <Suspense fallback={props.isWriting && <div className={classes.fieldPlace} />}>
      <CommentWriting {...props} />
    </Suspense>
  )
}
