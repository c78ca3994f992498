import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import classes from './TimedList.module.css'
import type { Chapter } from './player-source.ts'
import { TimedRow } from './TimedRow.tsx'
import { useCurrentRow } from './use-current-row.ts'

interface ChapterListProps {
  /** The name of its player. */
  name: string
  chapters: readonly Chapter[]
  duration: number
}

/** The chapters of a video, for its page: a press goes to one. */
export function ChapterList({ name, chapters, duration }: ChapterListProps) {
  const id = useId()
  const current = useCurrentRow(name, chapters)
  if (chapters.length === 0) return null
  return (
    <section aria-labelledby={id} className={classes.panel}>
      <h2 id={id} className={classes.title}>
        <Trans>Chapters</Trans>
      </h2>
      <ol className={classes.rows}>
        {chapters.map(({ start, title }, index) => (
          <TimedRow key={start} seconds={start} duration={duration} isCurrent={index === current} isFollowed>
            <bdi>{title}</bdi>
          </TimedRow>
        ))}
      </ol>
    </section>
  )
}
