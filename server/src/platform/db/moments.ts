/** Moments as list cursors hold them: whole microseconds since 1970. */
import { type RawBuilder, sql } from 'kysely'

export const micros = (moment: RawBuilder<unknown>) => sql`(extract(epoch from ${moment}) * 1000000)::bigint`
export const momentOf = (at: RawBuilder<unknown>) =>
  sql`timestamptz 'epoch' + ${at}::bigint * interval '1 microsecond'`
