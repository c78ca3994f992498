/** Which topics a member may subscribe to: only those that name something they may see. */
import type { Topic, TopicKind } from '@commons/contract/call.ts'
import { type RawBuilder, sql } from 'kysely'
import { type Db, prepared } from '../db/prepared.ts'

/** Selects those of these ids whose objects `viewer` may see. */
export type VisibleIds = (viewer: RawBuilder<number>, ids: RawBuilder<number[]>) => RawBuilder<{ id: number }>

/** Who may hear a kind of topic: everybody, the member it names, or members who may see the object it names. */
export type HeardBy = 'everybody' | 'oneself' | VisibleIds

/** Who may hear the topics that a feature adds; kinds about the same object share one `VisibleIds`. */
export type TopicRules = Readonly<Partial<Record<TopicKind, HeardBy>>>

/** Returns those of the topics `asked` that the member `viewer` may hear. */
export type VisibleTopics = (db: Db, viewer: number, asked: readonly string[]) => Promise<Topic[]>

/** Makes the check, which takes one statement for any number of topics. */
export function visibleTopics(rules: TopicRules): VisibleTopics {
  const heardBy = new Map<string, HeardBy>(Object.entries(rules))
  const looks = [...new Set([...heardBy.values()].filter((each) => typeof each === 'function'))]
  const listVisible = prepared<[viewer: number, ...ids: number[][]], { look: number; id: number }>(
    'list_visible_topics',
    (viewer, ...ids) =>
      sql`${sql.join(
        looks.map(
          (look, index) =>
            sql`select ${sql.lit(index)}::int as look, seen.id from (${look(viewer, ids[index] ?? sql`null`)}) as seen`,
        ),
        sql` union all `,
      )}`,
    1 + looks.length,
  )
  return async (db, viewer, asked) => {
    const named = asked.map(parseTopic)
    const idsOf = (look: VisibleIds) =>
      named.flatMap(({ kind, id }) => (heardBy.get(kind) === look && id !== undefined ? [id] : []))
    const ids = looks.map(idsOf)
    const rows = ids.some(({ length }) => length > 0) ? await listVisible(db, viewer, ...ids) : []
    const seen = looks.map((_, look) => new Set(rows.filter((row) => row.look === look).map(({ id }) => id)))
    return named.flatMap(({ topic, kind, id }) => {
      const heard = heardBy.get(kind)
      const isHeard =
        heard === 'everybody' ||
        (heard === 'oneself' && id === viewer) ||
        (typeof heard === 'function' && id !== undefined && seen[looks.indexOf(heard)]?.has(id) === true)
      return isHeard ? [topic as Topic] : []
    })
  }
}

/** Pages may ask for anything: a topic without a valid id names nothing. */
function parseTopic(topic: string) {
  const [kind = '', ...rest] = topic.split(':')
  const id = rest.join(':')
  return { topic, kind, id: /^[1-9]\d{0,15}$/.test(id) ? Number(id) : undefined }
}
