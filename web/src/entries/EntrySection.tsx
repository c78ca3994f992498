import type { ViewAs } from '@commons/contract/shared/view-as.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useId, useState, type RefObject } from 'react'
import { Delayed } from '../ui/states/Delayed.tsx'
import { ErrorState } from '../ui/states/ErrorState.tsx'
import { BoxSkeleton, LineSkeleton } from '../ui/states/Skeletons.tsx'
import { openDialog } from '../ui/dialog/dialog-host.ts'
import { focusArea, useFocusBack } from '../ui/layout/use-focus-back.ts'
import classes from './Entries.module.css'
import type { Entry } from './entry.ts'
import type { EntryKind, Entries } from './entry-kind.ts'
import { EntryRow } from './EntryRow.tsx'
import { useDeletedEntries } from './use-delete-entry.ts'

interface EntrySectionProps {
  kind: EntryKind
  userId: number
  viewAs: ViewAs | undefined
  isOwn: boolean
  /** The level of its heading. */
  level?: 2 | 3
}

interface RowsProps extends Pick<EntrySectionProps, 'kind' | 'isOwn'> {
  entries: readonly Entry[]
}

function Rows({ kind, isOwn, entries }: RowsProps) {
  const { t } = useLingui()
  const [next, setNext] = useState<number>()
  const back = useFocusBack<HTMLButtonElement>(entries.map(({ id }) => id).join(' '))
  const addRef = entries.some(({ id }) => id === next) ? undefined : back
  return (
    <>
      {entries.length > 0 ? (
        <ul className={classes.rows} data-gallery={kind.isGallery}>
          {entries.map((entry, index) => (
            <EntryRow
              key={entry.id}
              kind={kind}
              entry={entry}
              isOwn={isOwn}
              onDelete={() => setNext((entries[index + 1] ?? entries[index - 1])?.id)}
              buttonRef={entry.id === next ? back : undefined}
            />
          ))}
        </ul>
      ) : (
        <p className={classes.empty}>
          {kind.empty ? (
            t(kind.empty)
          ) : isOwn ? (
            <Trans>You haven't added anything here.</Trans>
          ) : (
            <Trans>Nothing here you can see.</Trans>
          )}
        </p>
      )}
      {isOwn && <AddButton kind={kind} buttonRef={addRef} />}
    </>
  )
}

function AddButton({
  kind,
  buttonRef,
}: {
  kind: EntryKind
  buttonRef: RefObject<HTMLButtonElement | null> | undefined
}) {
  const { t } = useLingui()
  return (
    <Button
      ref={buttonRef}
      variant="light"
      leftSection={<IconPlus size={18} aria-hidden="true" />}
      onClick={() => void openDialog(() => import('./EntryDialog.tsx'), { kind, entry: undefined })}
    >
      {t(kind.add)}
    </Button>
  )
}

function Places({ offline }: { offline: boolean }) {
  return (
    <Delayed>
      {offline && (
        <p className={classes.empty} role="status">
          <Trans>You're offline. This will load when you're back.</Trans>
        </p>
      )}
      <div className={classes.places} aria-hidden="true">
        <LineSkeleton width="38%" />
        <BoxSkeleton height={44} />
      </div>
    </Delayed>
  )
}

interface ShownProps extends Pick<EntrySectionProps, 'kind' | 'isOwn'> {
  read: Entries
}

function Shown({ read: { entries, error, isPaused, refetch }, ...section }: ShownProps) {
  const deleted = useDeletedEntries()
  if (entries) return <Rows {...section} entries={entries.filter(({ id }) => !deleted.has(id))} />
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  return <Places offline={isPaused} />
}

/** A member's entries of one kind; the viewer can add to their own. */
export function EntrySection({ kind, userId, viewAs, isOwn, level = 3 }: EntrySectionProps) {
  const { t } = useLingui()
  const id = useId()
  const { Read } = kind
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section aria-labelledby={id} className={classes.section} {...focusArea}>
      <Heading id={id} className={classes.kind}>
        {t(kind.heading)}
      </Heading>
      <Read userId={userId} viewAs={viewAs}>
        {(read) => <Shown kind={kind} isOwn={isOwn} read={read} />}
      </Read>
    </section>
  )
}
