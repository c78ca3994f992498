/** Adds the town's reels with their views and comments. */
import { sql } from 'kysely'
import { addReel, discussion, views } from '../features/reels/public.ts'
import type { Tx } from '../platform/db/prepared.ts'
import type { Platform } from '../platform/platform.ts'
import { inOrder, momentOf } from './moment.ts'
import type { DrawnPictures } from './pictures.ts'
import type { Neighbour } from './story/people.ts'
import { reels } from './story/reels.ts'
import { seen } from './story/seen.ts'

interface Stage {
  readonly tx: Tx
  readonly pictures: DrawnPictures
  readonly mediaRoad: Platform['mediaRoad']
}

export async function addReels(
  { tx, pictures, mediaRoad }: Stage,
  ids: Readonly<Record<Neighbour, number>>,
  remind: (by: Neighbour, message: string, reel: number) => Promise<void>,
): Promise<void> {
  const added = new Map<string, number>()
  for (const { by, when, scene, text, tags, likedBy, watchedBy, said, soundOf, reminded } of inOrder(reels)) {
    const stored = pictures.get(`reel ${scene}`)
    if (!stored) throw new Error(`Nobody has filmed ${scene}`)
    const reel = await addReel(tx, {
      author: ids[by],
      message: text,
      mentions: [],
      audience: 'public',
      hashtags: tags,
      nsfw: [],
      mediaId: await mediaRoad.addReady(tx, ids[by], stored, seen[scene]),
      coverId: null,
      waits: false,
      soundFrom: soundOf && added.get(soundOf),
    })
    if (reel === undefined) throw new Error(`Nobody has published ${scene}`)
    added.set(scene, reel)
    for (const who of likedBy) await discussion.toggleReaction(tx, ids[who], reel, 'like')
    const watching = Object.entries(watchedBy) as Array<[Neighbour, number]>
    await views.count(
      tx,
      watching.map(([who, tenth]) => ({ member: ids[who], object: reel, tenth, isView: tenth >= 9 })),
    )
    for (const { by: who, text: message } of said) {
      const comment = { author: ids[who], message, mentions: [], mediaId: null, waits: false }
      await discussion.addComment(tx, reel, comment)
    }
    if (reminded) await remind(reminded.by, reminded.text, reel)
    const at = momentOf(when)
    await sql`update reels set created_at = ${at} where id = ${reel}`.execute(tx)
    await sql`update media set created_at = ${at} where id = (select media_id from reels where id = ${reel})`.execute(
      tx,
    )
    await sql`
      update comments set created_at = least(${at}::timestamptz + interval '40 minutes', now())
      where object_id = ${reel}`.execute(tx)
    await sql`
      update reactions set reacted_at = least(${at}::timestamptz + interval '1 hour', now()) where object_id = ${reel}`.execute(
      tx,
    )
  }
}
