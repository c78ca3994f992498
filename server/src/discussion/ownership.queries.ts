/** SQL of what the owner of an object decides of its comments, for kinds with `ownerControls`. */
import { sql } from 'kysely'
import { type Db, prepared } from '../platform/db/prepared.ts'
import { visibleComment } from '../visibility/comments.ts'
import { columnOf, controlsOf, type Hold, type ObjectKind, rowsOf } from '../visibility/object-kind.ts'
import { me, surroundings } from './discussion.locks.ts'

/** What the owner of an object decided of its comments. */
export interface DiscussionSettings {
  is_off: boolean
  pinned_id: number | null
  /** Which comments wait for the owner's approval; null: as `hold_default` says. */
  hold: Hold | null
  /** Which ones wait where nothing is said for the object; null: none ever do. */
  hold_default: Hold | null
  /** How many wait, for the owner. */
  held: number
  /** Whether the viewer decides of them. */
  is_owner: boolean
}

const defaults: DiscussionSettings = {
  is_off: false,
  pinned_id: null,
  hold: null,
  hold_default: null,
  held: 0,
  is_owner: false,
}

interface Placed {
  object_id: number
  /** Whether it is pinned, or hearted, by now. */
  is_on: boolean
  /** Who may get the hint; null: every member. */
  audience: number[] | null
}

interface Decided extends Pick<DiscussionSettings, 'is_off' | 'hold'> {
  object_id: number
  /** Who may get the hint; null: every member. */
  audience: number[] | null
}

/** Returns the statements for the owners of objects of this kind. */
export function ownership(kind: ObjectKind) {
  const id = columnOf(kind, 'id')

  const find = prepared<[viewer: number, object: number], DiscussionSettings>(
    `find_${kind.name}_discussion_settings`,
    (viewer, object) => sql`
      select coalesce(ds.is_off, false) as is_off, ds.pinned_id, ${controlsOf(kind, viewer)} as is_owner,
        ${kind.holds ? sql`ds.hold, ${kind.holds}` : sql`null as hold, null`} as hold_default,
        ${kind.holds ? sql`(select count(*)::int from comments c where c.held_for = ${columnOf(kind, 'author_id')} and c.object_id = ${id} and c.deleted_at is null)` : sql`0`} as held
      from ${rowsOf(kind)} left join discussion_settings ds on ds.object_id = ${id} where ${id} = ${object}`,
  )

  return {
    /** Returns the settings of an object that the viewer sees. */
    async getSettings(db: Db, viewer: number, object: number): Promise<DiscussionSettings> {
      if (!kind.ownerControls) return defaults
      return (await find(db, viewer, object))[0] ?? defaults
    },

    /** Whether comments on such objects can wait for approval. */
    canHold: kind.holds !== undefined,

    /**
     * Sets what the owner decides of comments on their own object, as far as it is given; undefined where it
     * isn't theirs.
     */
    async setSettings(
      tx: Db,
      member: number,
      object: number,
      { isOff, hold }: { isOff?: boolean | undefined; hold?: Hold | null | undefined },
    ): Promise<Decided | undefined> {
      if (!kind.ownerControls) return undefined
      const { rows } = await sql<Decided>`
        with ${me(sql`${member}`)},
        target as materialized (
          select ${id}, ${kind.audience} as audience from me cross join ${rowsOf(kind)}
          where ${id} = ${object} and ${controlsOf(kind, sql`${member}::bigint`)} and ${kind.visible(sql`${member}::bigint`)}
          for key share of ${sql.raw(kind.as)}),
        turned as (
          insert into discussion_settings as s (object_id, is_off, hold) select id, ${isOff ?? false}, ${hold ?? null} from target
          on conflict (object_id) do update set
            is_off = ${isOff === undefined ? sql`s.is_off` : sql`excluded.is_off`},
            hold = ${hold === undefined ? sql`s.hold` : sql`excluded.hold`}
          returning object_id, is_off, hold)
        select turned.object_id, turned.is_off, turned.hold, target.audience from turned cross join target`.execute(
        tx,
      )
      return rows[0]
    },

    /** Pins a comment on the member's own object, or takes the pin off; undefined where they may not. */
    async togglePin(tx: Db, member: number, comment: number): Promise<Placed | undefined> {
      if (!kind.ownerControls) return undefined
      const { rows } = await sql<Placed>`
        with ${me(sql`${member}`)},
        ${surroundings(kind, sql`c.id = ${comment} and c.parent_id is null`, controlsOf(kind, sql`${member}::bigint`))},
        target as materialized (
          select c.id, c.object_id from me cross join object join comments c on c.id = ${comment} and c.object_id = object.id
          where c.position is not null and ${visibleComment(sql`${member}::bigint`, [kind])}
          for key share of c),
        pinned as (
          insert into discussion_settings as s (object_id, pinned_id) select object_id, id from target
          on conflict (object_id) do update
            set pinned_id = case when s.pinned_id is distinct from excluded.pinned_id then excluded.pinned_id end
          returning s.object_id, s.pinned_id)
        select pinned.object_id, pinned.pinned_id is not null as is_on, ${kind.audience} as audience
        from pinned join ${rowsOf(kind)} on ${id} = pinned.object_id`.execute(tx)
      return rows[0]
    },

    /** Puts the owner's heart on a comment or reply, or takes it off; undefined where the member may not. */
    async toggleHeart(tx: Db, member: number, comment: number): Promise<Placed | undefined> {
      if (!kind.ownerControls) return undefined
      const { rows } = await sql<Placed>`
        with ${me(sql`${member}`)},
        ${surroundings(kind, sql`c.id = ${comment}`, controlsOf(kind, sql`${member}::bigint`))},
        hearted as (
          update comments c set is_hearted = not c.is_hearted
          from me cross join object left join parent on true
          where c.id = ${comment} and c.object_id = object.id and c.position is not null
            and ${visibleComment(sql`${member}::bigint`, [kind])}
          returning c.object_id, c.is_hearted, c.circle)
        select hearted.object_id, hearted.is_hearted as is_on, ${kind.within(sql.ref('hearted.circle'))} as audience
        from hearted join ${rowsOf(kind)} on ${id} = hearted.object_id`.execute(tx)
      return rows[0]
    },
  }
}
