import type { Hashtag } from '@commons/contract/posts/tags.ts'
import { useId } from 'react'
import type { CallError } from '../../../api/call-error.ts'
import { Delayed } from '../../../ui/states/Delayed.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { BoxSkeleton } from '../../../ui/states/Skeletons.tsx'
import { hasTag } from './tag-text.ts'
import classes from './TagDialog.module.css'

interface TagsToChooseProps {
  title: string
  read: { error: CallError | null; refetch: () => Promise<unknown> }
  /** Undefined until loaded. */
  tags: readonly Hashtag[] | undefined
  chosen: readonly string[]
  onToggle: (tag: string) => void
}

/** Suggested tags, each a toggle. */
export function TagsToChoose({ title, read, tags, chosen, onToggle }: TagsToChooseProps) {
  const id = useId()
  if (tags?.length === 0) return null
  return (
    <section aria-labelledby={id} className={classes.offered}>
      <h3 dir="auto" id={id} className={classes.title}>
        {title}
      </h3>
      {tags ? (
        <ul className={classes.pills}>
          {tags.map(({ id: tagId, hashtag }) => (
            <li key={tagId}>
              <button
                dir="auto"
                type="button"
                className={classes.pill}
                aria-pressed={hasTag(chosen, hashtag)}
                onClick={() => onToggle(hashtag)}
              >
                #{hashtag}
              </button>
            </li>
          ))}
        </ul>
      ) : read.error ? (
        <ErrorState error={read.error} onRetry={() => void read.refetch()} />
      ) : (
        <Delayed>
          <BoxSkeleton height={36} />
        </Delayed>
      )}
    </section>
  )
}
