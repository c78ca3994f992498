import { Plural, Trans } from '@lingui/react/macro'
import type { CallError } from '../api/call-error.ts'
import { Delayed } from '../ui/states/Delayed.tsx'
import { EmptyState } from '../ui/states/EmptyState.tsx'
import { ErrorState } from '../ui/states/ErrorState.tsx'
import { AvatarSkeleton, LineSkeleton } from '../ui/states/Skeletons.tsx'
import { VisuallyHidden } from '../ui/words/VisuallyHidden.tsx'
import { useRecentSearches } from './recent-searches.ts'
import classes from './Search.module.css'

interface SearchStateProps {
  typed: string
  /** The number of results shown. */
  count: number
  /** Whether they are for the text now typed. */
  isFresh: boolean
  /** Whether any answer has come since the search was opened. */
  isKnown: boolean
  read: { error: CallError | null; isPaused: boolean; refetch: () => unknown }
}

/** What is shown in place of results, and their number for screen readers. */
export function SearchState(props: SearchStateProps) {
  const { typed, count, isFresh } = props
  return (
    <>
      <VisuallyHidden>
        <span role="status">
          {isFresh && typed !== '' && (
            <Plural value={count} _0="No results" one="# result found" other="# results found" />
          )}
        </span>
      </VisuallyHidden>
      <Shown {...props} />
    </>
  )
}

function Shown({ typed, count, isFresh, isKnown, read: { error, isPaused, refetch } }: SearchStateProps) {
  const hasRecent = useRecentSearches().length > 0
  if (isFresh) {
    if (count > 0 || (typed === '' && hasRecent)) return null
    return typed === '' ? (
      <EmptyState
        title={<Trans>Search user</Trans>}
        hint={<Trans>Type a name, a tag or words of a post.</Trans>}
      />
    ) : (
      <EmptyState
        title={<Trans>Nothing found</Trans>}
        hint={<Trans>Check the spelling, or try fewer words.</Trans>}
      />
    )
  }
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (isPaused)
    return (
      <p role="status" className={classes.text}>
        <Trans>You're offline. Search works again when you're back.</Trans>
      </p>
    )
  // Earlier results stay while the next answer is under way.
  if (isKnown && count > 0) return null
  return (
    <Delayed>
      <div className={classes.skeletons} aria-hidden="true">
        {[0, 1, 2].map((row) => (
          <div key={row} className={classes.skeleton}>
            <AvatarSkeleton size={40} />
            <LineSkeleton width="56%" />
          </div>
        ))}
      </div>
    </Delayed>
  )
}
