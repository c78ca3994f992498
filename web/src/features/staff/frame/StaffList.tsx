import type { ReactNode } from 'react'
import type { useReadMore } from '../../../api/use-read-more.ts'
import { MoreButton } from '../../../shown/MoreButton.tsx'
import type { Read } from '../../../shown/Loaded.tsx'
import rows from './Rows.module.css'
import { StaffLoaded } from './StaffPage.tsx'

interface StaffListProps<Row> {
  /** The list as `useReadMore` returns it. */
  list: {
    readonly read: Read<ReadonlyArray<{ readonly recdata: readonly Row[] }>>
    readonly more: ReturnType<typeof useReadMore>['more']
  }
  label: string
  /** What stands there where it has no rows. */
  nothing: ReactNode
  className?: string | undefined
  /** Returns a row's list item, with its key. */
  children: (row: Row) => ReactNode
}

/** A list for staff, page by page. */
export function StaffList<Row>({
  list: { read, more },
  label,
  nothing,
  className = rows.rows,
  children,
}: StaffListProps<Row>) {
  return (
    <StaffLoaded read={read}>
      {(pages) => {
        const all = pages.flatMap(({ recdata }) => recdata)
        if (all.length === 0) return nothing
        return (
          <>
            <ul className={className} aria-label={label}>
              {all.map(children)}
            </ul>
            {more.isThere && <MoreButton more={more} />}
          </>
        )
      }}
    </StaffLoaded>
  )
}
