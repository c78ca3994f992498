import type { ReactNode } from 'react'
import classes from './FigureTable.module.css'

interface FigureTableProps {
  /** What the rows stand for. */
  of: ReactNode
  /** The names of the columns of figures. */
  counted: readonly ReactNode[]
  /** `at`, the row's time, is its key. */
  rows: ReadonlyArray<{ at: string; name: ReactNode; figures: readonly ReactNode[] }>
  labelledBy: string
}

/** A chart's figures as a table, for everybody. */
export function FigureTable({ of, counted, rows, labelledBy }: FigureTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys
    <div className={classes.scroll} role="region" aria-labelledby={labelledBy} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{of}</th>
            {counted.map((each, i) => (
              <th key={i} scope="col">
                {each}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ at, name, figures }) => (
            <tr key={at}>
              <th scope="row">
                <time dir="auto" dateTime={at}>
                  {name}
                </time>
              </th>
              {figures.map((each, i) => (
                <td key={i}>{each}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
