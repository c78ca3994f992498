import { codePointsFor } from '@commons/contract/shared/text/cutting.ts'
import { type RawBuilder, sql } from 'kysely'

/**
 * Column: as much of a text as it takes to show `count` graphemes of it. The shape cuts it, with
 * `shortenedRead` of the contract: SQL knows only code points, and would halve a flag or an accented letter.
 */
export const textBeginning = (text: RawBuilder<unknown>, count: number) =>
  // oxlint-disable-next-line commons/cut-at-graphemes -- read here, cut by the shape
  sql<string>`left(${text}, ${sql.lit(codePointsFor(count))})`
