import { Plural } from '@lingui/react/macro'
import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import type { useReadMore } from '../../../api/use-read-more.ts'
import { Loaded, type Read } from '../../../shown/Loaded.tsx'
import { MoreButton } from '../../../shown/MoreButton.tsx'
import { VisuallyHidden } from '../../../ui/words/VisuallyHidden.tsx'
import classes from './JobsTable.module.css'

interface Column<Row> {
  readonly name: string
  readonly render: (row: Row) => ReactNode
}

interface RowsProps<Row> {
  /** The first names the row. */
  columns: readonly [Column<Row>, ...Column<Row>[]]
  rows: readonly Row[]
  idOf: (row: Row) => number
  /** What the table is called. */
  label: string
}

function Table<Row>({ columns: [head, ...others], rows, idOf, label }: RowsProps<Row>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys
    <div className={classes.scroll} role="region" aria-label={label} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            {[head, ...others].map(({ name }) => (
              <th dir="auto" key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={idOf(row)}>
              <th scope="row">{head.render(row)}</th>
              {others.map(({ name, render }) => (
                <td key={name}>{render(row)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Cards<Row>({ columns: [head, ...others], rows, idOf, label }: RowsProps<Row>) {
  return (
    <ul className={classes.cards} aria-label={label}>
      {rows.map((row) => (
        <li key={idOf(row)} className={classes.card}>
          {head.render(row)}
          <dl className={classes.facts}>
            {others.flatMap(({ name, render }) => [
              <dt dir="auto" key={`${name} name`}>
                {name}
              </dt>,
              <dd key={name}>{render(row)}</dd>,
            ])}
          </dl>
        </li>
      ))}
    </ul>
  )
}

interface JobsTableProps<Row> extends Omit<RowsProps<Row>, 'rows'> {
  of: {
    read: Read<ReadonlyArray<{ response: readonly Row[] }>>
    more: ReturnType<typeof useReadMore>['more']
  }
  isSearched: boolean
  /** In place of the table, where it has no rows. */
  empty: ReactNode
  /** Above the rows, where there are some. */
  action?: ReactNode
}

/** A member's own jobs or bids, page by page: a table where there is room, cards on phones. */
export function JobsTable<Row>({ of, isSearched, empty, action, ...shown }: JobsTableProps<Row>) {
  const isWide = useMediaQuery('(min-width: 48em)', undefined, { getInitialValueInEffect: false })
  const Rows = isWide ? Table : Cards
  return (
    <Loaded read={of.read}>
      {(pages) => {
        const rows = pages.flatMap(({ response }) => response)
        return (
          <div className={classes.list}>
            <VisuallyHidden>
              <span role="status">
                {isSearched && <Plural value={rows.length} one="# project found" other="# projects found" />}
              </span>
            </VisuallyHidden>
            {rows.length === 0 && !of.more.isThere ? (
              empty
            ) : (
              <>
                {action}
                <Rows {...shown} rows={rows} />
                <MoreButton more={of.more} />
              </>
            )}
          </div>
        )
      }}
    </Loaded>
  )
}
