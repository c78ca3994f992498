/** SQL that edits comments and replies, with locks in the order of `discussion.locks.ts`. */
import type { Mention } from '@commons/contract/shared/mention.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/db/prepared.ts'
import { fileTable } from '../shown-files/shown-file.queries.ts'
import { isUnderVisible } from '../visibility/comments.ts'
import { columnOf, type ObjectKind, rowsOf } from '../visibility/object-kind.ts'
import { hearing, mayWrite, openingsOf, type Placed } from './comments.writing.queries.ts'
import { me, surroundings } from './discussion.locks.ts'
import { heldFor } from './held-for.ts'

/** A member's own comment or reply before an edit. */
export interface EditedComment {
  message: string
  mentions: Mention[]
  media_id: string | null
  media_alt: string | null
  media_ready: boolean
  is_published: boolean
  /** The owner of its object, while it waits for their approval. */
  held_for: number | null
}

export interface CommentEdit {
  readonly message: string
  readonly mentions: readonly Mention[]
  readonly mediaId: string | null
  /** Whether the file shown so far is kept until its replacement is ready. */
  readonly keepsEarlier: boolean
  /** Whether it is published now, because the edit removed the file it waited for. */
  readonly publishes: boolean
}

/** Returns the statements that edit comments on objects of this kind. */
export function discussionEdits(kind: ObjectKind) {
  const rows = rowsOf(kind)
  const id = columnOf(kind, 'id')

  return {
    /** Returns a comment or reply, locked, where its author may still write there. */
    async lockOwnComment(tx: Db, author: number, comment: number): Promise<EditedComment | undefined> {
      const by = sql`${author}::bigint`
      const { rows: found } = await sql<EditedComment>`
        with ${me(by)},
        ${surroundings(kind, sql`c.id = ${comment}`, mayWrite(kind, by))}
        select c.message, c.mentions, c.media_id, file.alt as media_alt,
          (file.state = 'ready') is true as media_ready, c.position is not null as is_published, c.held_for
        from me cross join object left join parent on true
        join comments c on c.id = ${comment} and c.object_id = object.id
        ${fileTable(sql`c.media_id`)}
        where c.author_id = me.id and c.deleted_at is null and ${isUnderVisible(by, [kind])}
        for no key update of c`.execute(tx)
      return found[0]
    },

    /**
     * Changes a comment or reply. It keeps the bounds it was written within, and gets those of its object now.
     * Where new words have to wait for the owner of its object, it waits again.
     */
    async editComment(
      tx: Db,
      comment: number,
      { message, mentions, mediaId, keepsEarlier, publishes }: CommentEdit,
    ): Promise<Placed & { held_for: number | null }> {
      // A file that was removed must not return because an earlier edit kept it.
      const kept = keepsEarlier
        ? sql`c.media_id`
        : sql`case when ${mediaId}::uuid is null then null else c.kept_media_id end`
      const { rows: found } = await sql<Placed & { held_for: number | null }>`
        with judged as materialized (
          select coalesce(own.held_for, ${heldFor(kind, sql`own.author_id`, sql`${message}::text`)}) as holder
          from comments own join ${rows} on ${id} = own.object_id where own.id = ${comment}),
        edited as (
          update comments c set message = ${message}, mentions = ${JSON.stringify(mentions)}::jsonb,
            media_id = ${mediaId}::uuid, kept_media_id = ${kept}, file_failure = null,
            circle = c.circle | ${kind.circle},
            openings = case when c.circle = 0 then ${openingsOf(kind)} else c.openings end,
            edited_at = case when c.position is null then null else now() end,
            held_for = judged.holder,
            position = case when judged.holder is not null then null
              when ${publishes} then nextval('comment_positions') else c.position end,
            created_at = case when ${publishes} then now() else c.created_at end
          from judged cross join ${rows} where c.id = ${comment} and ${id} = c.object_id
          returning c.*)
        select c.id, c.object_id as object, c.parent_id as parent, c.author_id as author, c.mentions, c.held_for,
          ${hearing(kind, sql`coalesce((select p.author_id from comments p where p.id = c.parent_id), ${columnOf(kind, 'author_id')})`)}
        from edited c join ${rows} on ${id} = c.object_id`.execute(tx)
      const [placed] = found
      if (!placed) throw new Error('A comment that is edited was locked')
      return placed
    },

    /** Clears the failure once the author has seen why a file isn't shown. */
    async forgetFailure(tx: Db, comment: number): Promise<void> {
      await sql`
        update comments set file_failure = null where id = ${comment} and file_failure is not null`.execute(
        tx,
      )
    },

    /**
     * Ends the wait for the file that an edit gave a published comment: shows the earlier one again, where it
     * was kept, if the new one has failed. Returns who may get the hint; undefined where no edit waits for it.
     */
    async settleEditedFile(
      tx: Db,
      mediaId: string,
      state: 'ready' | 'failed',
    ): Promise<{ object: number; audience: number[] | null } | undefined> {
      const isBack = sql`${state === 'failed'} and c.kept_media_id is not null`
      const { rows: found } = await sql<{ object: number; audience: number[] | null }>`
        with ${surroundings(kind, sql`c.media_id = ${mediaId} and c.position is not null`)},
        settled as (
          update comments c set kept_media_id = null,
            media_id = case when ${isBack} then c.kept_media_id else c.media_id end,
            file_failure = case when ${isBack} then (select failed.failure from media failed where failed.id = c.media_id) end
          from object left join parent on true
          where c.media_id = ${mediaId} and c.position is not null and c.object_id = object.id
          returning c.*)
        select c.object_id as object,
          case when c.deleted_at is null then ${kind.within(sql.ref('c.circle'))} else array[c.author_id] end as audience
        from settled c join ${rows} on ${id} = c.object_id`.execute(tx)
      return found[0]
    },
  }
}
