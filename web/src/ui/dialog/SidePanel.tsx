import { useId, type ReactNode } from 'react'
import { Card } from '../layout/Card.tsx'
import { Delayed } from '../states/Delayed.tsx'
import { ErrorState, type ErrorStateProps } from '../states/ErrorState.tsx'
import classes from './SidePanel.module.css'
import { AvatarSkeleton, LineSkeleton } from '../states/Skeletons.tsx'

interface SidePanelProps<Row> {
  title: ReactNode
  /** Undefined until they are loaded. */
  rows: readonly Row[] | undefined
  error: ErrorStateProps['error'] | null
  /** Whether it is waiting for a network: without rows, the panel is hidden. */
  isPaused: boolean
  onRetry: () => void
  /** Shown if there are no rows; without it, the panel is hidden then. */
  empty?: ReactNode
  children: (rows: readonly Row[]) => ReactNode
}

function Rows<Row>({
  rows,
  error,
  onRetry,
  empty,
  children,
}: Omit<SidePanelProps<Row>, 'title' | 'isPaused'>) {
  if (rows) return rows.length > 0 ? children(rows) : empty
  if (error) return <ErrorState error={error} onRetry={onRetry} />
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

/** A short list beside the page that loads, fails and is empty independently of it. */
export function SidePanel<Row>({ title, isPaused, ...list }: SidePanelProps<Row>) {
  const id = useId()
  const { rows, error, empty } = list
  if (rows?.length === 0 && empty === undefined) return null
  if (!rows && !error && isPaused) return null
  return (
    <Card
      as="section"
      aria-labelledby={id}
      aria-busy={!rows && !error}
      data-coming={(!rows && !error) || undefined}
      className={classes.panel}
    >
      <h2 dir="auto" id={id} className={classes.title}>
        {title}
      </h2>
      <Rows {...list} />
    </Card>
  )
}
