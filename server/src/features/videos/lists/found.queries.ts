/** SQL of videos in the search for everything, found as in `search.queries.ts`: the best of them. */
import { sql } from 'kysely'
import { mostFound, queryOf } from '../../../search/stretches.ts'
import { typedWords } from '../../../search/words.ts'
import { hiddenMembers, type Who } from '../../../visibility/members.ts'
import { keepsOut } from '../../../visibility/posts.ts'
import { isListedVideo, notMutedVideo, visibleVideo } from '../../../visibility/videos.ts'
import { withWords } from './search.queries.ts'

export interface FoundVideoRow {
  id: number
  title: string
  channel_id: number
  channel_name: string
  channel_key: string | null
  created_at: Date
}

/** Rows: listed videos with these words, those with the words in their titles first, and then the newest. */
export const foundVideos = (viewer: Who, text: Who) => sql<FoundVideoRow>`
  with given as materialized (
    select words, ${queryOf(sql.ref('words'))}::tsquery as sought, ${keepsOut(viewer)} as keeps_out,
      array(${hiddenMembers(viewer)}) as hidden
    from (select ${typedWords(text)} as words) as typed),
  exact as materialized (${withWords(sql`(select sought from given)`)}),
  page as materialized (
    select vd.id, vd.channel_id, vd.title, vd.published_at, vd.position,
      array_to_tsvector(search_words(vd.title)) @@ given.sought as by_title
    from exact join videos vd on vd.id = exact.id cross join given
    where ${isListedVideo} and ${visibleVideo(viewer, sql.ref('given.hidden'))}
      and ${notMutedVideo(viewer, sql.ref('given.keeps_out'))}
    order by by_title desc, vd.position desc limit ${sql.lit(mostFound)})
  select page.id, page.title, ch.id as channel_id, ch.name as channel_name, face.key as channel_key,
    page.published_at as created_at
  from page join channels ch on ch.id = page.channel_id left join media face on face.id = ch.avatar_id
  order by page.by_title desc, page.position desc`
