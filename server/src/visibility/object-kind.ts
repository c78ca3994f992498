/** A kind of object that members write, as the rooms below the features know it. */
import type { RawBuilder } from 'kysely'
import type { Who } from './members.ts'

export interface ObjectKind {
  /** As in its topic `post:{id}`, in events and in names of statements. */
  readonly name: string
  /** Its table under the alias that all of the following speak of: `posts p`. */
  readonly rows: RawBuilder<unknown>
  readonly id: Who
  readonly author: Who
  /** True where `viewer` may see the row. */
  readonly visible: (viewer: Who) => RawBuilder<boolean>
}
