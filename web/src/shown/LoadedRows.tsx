import type { ReactNode } from 'react'
import type { useReadMore } from '../api/use-read-more.ts'
import { Loaded, type Read } from './Loaded.tsx'
import { MoreButton } from './MoreButton.tsx'

export interface PagedRows<Row> {
  read: Read<ReadonlyArray<{ readonly recdata: readonly Row[] }>>
  more: ReturnType<typeof useReadMore>['more']
}

interface LoadedRowsProps<Row> {
  of: PagedRows<Row>
  /** Shown in place of an empty list. */
  empty: ReactNode
  className: string | undefined
  children: (row: Row) => ReactNode
}

/** A list with a button that loads more. */
export function LoadedRows<Row>({ of: { read, more }, empty, className, children }: LoadedRowsProps<Row>) {
  return (
    <Loaded read={read}>
      {(pages) => {
        const rows = pages.flatMap(({ recdata }) => recdata)
        if (rows.length === 0 && !more.isThere) return empty
        return (
          <>
            <ul className={className}>{rows.map(children)}</ul>
            <MoreButton more={more} />
          </>
        )
      }}
    </Loaded>
  )
}
