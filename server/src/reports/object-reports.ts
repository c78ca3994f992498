/** Reports of objects of any kind, as the reporter sees them. Comments on them are reported like any comment. */
import { type RawBuilder, sql } from 'kysely'
import { prepared } from '../platform/db/prepared.ts'
import type { Reported, ReportKind } from '../platform/report-kinds.ts'
import { fileTable } from '../shown-files/shown-file.queries.ts'
import type { Who } from '../visibility/members.ts'
import { columnOf, isTargetOf, type ObjectKind, rowsOf, visibleOf } from '../visibility/object-kind.ts'

interface Shown {
  /** The text that the reporter saw. */
  readonly message: RawBuilder<string>
  /** Id of the file that they saw. */
  readonly media?: RawBuilder<string | null>
  /** What else moderators need. */
  readonly evidence?: RawBuilder<object>
  /** Whether moderators can say why it isn't safe for work. */
  readonly labels?: true
  /** Array: topics of further pages that show it, such as lists. */
  readonly lists?: RawBuilder<string[]>
  /** True where the member leads what the row is in. */
  readonly involves?: (member: Who) => RawBuilder<boolean>
  /** True where a block hides the row from a viewer who may report it nevertheless. */
  readonly isLeftBehind?: (viewer: Who) => RawBuilder<boolean>
}

/** Returns how objects of this kind are reported. */
export function reportOf(
  kind: ObjectKind<ReportKind['notFound']>,
  { message, media, evidence, isLeftBehind, labels, lists, involves }: Shown,
): ReportKind {
  const id = columnOf(kind, 'id')
  const file = media
    ? { column: sql`file.kind`, table: fileTable(media) }
    : { column: sql`null`, table: sql`` }
  const find = prepared<[viewer: number, object: number], Reported>(
    `find_reported_${kind.name}`,
    (viewer, object) => sql`
    select ${id} as id, ${columnOf(kind, 'author_id')} as author, ${message} as message, ${file.column} as file_type,
      ${kind.isOpen} as is_open ${evidence ? sql`, ${evidence} as evidence` : sql``}
    from ${rowsOf(kind)} ${file.table}
    where ${isTargetOf(kind, viewer, object)}
      ${isLeftBehind ? sql`or (${id} = ${object} and ${isLeftBehind(viewer)})` : sql``}`,
  )
  return {
    find,
    table: kind.table,
    as: kind.as,
    link: kind.link,
    visible: isLeftBehind
      ? visibleOf({ ...kind, visible: (viewer) => sql`(${kind.visible(viewer)} or ${isLeftBehind(viewer)})` })
      : visibleOf(kind),
    notFound: kind.notFound,
    acts: labels ? ['hide', 'label'] : ['hide'],
    text: message,
    topics: sql`array[${sql.lit(`${kind.name}:`)} || ${id}, 'comments:' || ${id}] || ${lists ?? sql`'{}'::text[]`}`,
    ...(involves && { involves }),
  }
}
