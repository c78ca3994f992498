/** The pictures and videos of posts. */
import { type RawBuilder, sql } from 'kysely'
import type { MediaUse } from '../../platform/media/uses.ts'
import { visiblePost } from '../../visibility/posts.ts'
import { isForApprovalOf } from './drafts/drafts.sql.ts'
import { settleImported } from './imports/imports.settling.ts'
import { hintGroup } from './posts.groups.ts'
import { makeWrittenSurvey } from './posts.survey.ts'
import { tellPublished } from './posts.published.ts'
import { publishReady } from './threads/threads.publishing.ts'
import { audienceOf } from './posts.queries.ts'
import { recheckPost } from './posts.rechecks.ts'
import {
  dropKept,
  findAttached,
  lockThreadOf,
  publishWaiting,
  showEarlierFile,
} from './posts.writing.queries.ts'

/** Returns what the post of the file `m` says to `column`. */
const ofItsPost = (column: RawBuilder<unknown>) => sql<boolean>`(
      select ${column} from posts p
      where p.id = coalesce(
        (select of_first.id from posts of_first where of_first.media_id = m.id),
        (select pf.post_id from post_files pf where pf.media_id = m.id)))`

export const postMedia: MediaUse = {
  name: 'post',
  audience: {
    open: ofItsPost(
      sql`p.audience = 'public' and p.group_id is null and p.deleted_at is null and p.position is not null`,
    ),
    visible: (viewer) =>
      ofItsPost(
        sql`${visiblePost(viewer)} or exists (select from post_drafts dr where dr.post_id in (p.id, p.thread_id) and ${isForApprovalOf(viewer)})`,
      ),
  },
  // A phone's column, the column at 2x, the full-screen viewer.
  widths: [480, 960, 1440],
  async settled({ tx, emit, hint, recheck }, { id, owner, state }) {
    if (await settleImported(tx, { id, state })) return hint(`timeline:${owner}`, [owner])
    hint(`waiting:${owner}`, [owner])
    const thread = state === 'ready' ? await lockThreadOf(tx, id) : undefined
    if (thread !== undefined && (await publishReady({ tx, emit, hint }, thread)).posts.length > 0) return
    const post = state === 'ready' && thread === undefined ? await publishWaiting(tx, id) : undefined
    if (!post) {
      // An edit gave the file to a published post, which now shows it or, if it failed, the earlier one
      // again.
      const edited = await findAttached(tx, id)
      if (!edited) return
      if (state === 'ready') {
        if (edited.isFirst) await dropKept(tx, edited.id)
      } else if (await showEarlierFile(tx, id)) {
        if (edited.group_id === null) edited.audience = 'private'
        await recheckPost({ tx, recheck }, edited.id)
      }
      await hintGroup({ db: tx, hint }, edited)
      return hint(`post:${edited.id}`, await audienceOf(tx, edited))
    }
    if (post.is_deleted) return
    // Whose author has left a closed group meanwhile goes without it.
    await makeWrittenSurvey({ tx, emit }, post.id)
    await tellPublished({ tx, emit, hint }, post)
  },
}
