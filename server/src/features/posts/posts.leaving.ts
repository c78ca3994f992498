import { sql } from 'kysely'
import { cardOfPost } from '../../shown-links/shown-links.queries.ts'
import { inParts, removeOwnComments } from '../../discussion/discussion.purge.ts'
import { namedAs } from '../../discussion/discussion.leaving.ts'
import { type Leaving, leftOut } from '../../platform/leaving.ts'
import { removePost } from './posts.purge.ts'

/** Columns: the path of the file of the row `file` in the export, and its description. */
const file = sql`
  case when file.state = 'ready' then 'media/' || file.key || '/' || case when file.kind = 'video' then file.heights[cardinality(file.heights)] || 'p.mp4'
    else file.widths[cardinality(file.widths)] || '.webp' end end as file,
  file.alt as file_description`
export const postsLeaving: Leaving = {
  tables: {
    posts: {
      file: 'posts',
      rows: (member) => sql`
        select p.id as post_id, p.message, p.audience, p.hashtags, p.nsfw, p.original_id as reminds_of, p.shows, p.thread_id as thread,
          case when p.thread_id is not null then (
            select count(*) from posts part where part.thread_id = p.thread_id and part.id <= p.id) end as place_in_thread,
          p.created_at, p.edited_at, p.deleted_at, c.likes, c.dislikes, c.comments, c.reposts, ${cardOfPost('p.id')} as link_card, ${file},
          (select jsonb_agg(to_jsonb(more) - 'place' order by more.place) from (
            select pf.place, ${file} from post_files pf join media file on file.id = pf.media_id where pf.post_id = p.id
          ) more) as more_files,
          (select jsonb_agg(jsonb_build_object('message', v.message, 'hashtags', v.hashtags, 'written_at', v.written_at)
            order by v.id) from post_versions v where v.post_id = p.id) as earlier_versions,
          (select topic.name from post_topics filed join group_topics topic on topic.id = filed.topic_id where filed.post_id = p.id) as topic,
          (select written.survey from written_surveys written where written.post_id = p.id) as survey_to_be_made
        from posts p join objects c on c.id = p.id left join media file on file.id = p.media_id
        where p.author_id = ${member} order by p.id`,
    },
    post_drafts: {
      file: 'drafts',
      rows: (member) => sql`
        select post_id, publish_at, waits_in as waits_in_group, problem, reason, saved_at from post_drafts where author_id = ${member} order by post_id`,
    },
    post_imports: {
      file: 'imports',
      rows: (member) => sql`
        select file_name, source, state, problem, total, imported, began_at, ended_at from post_imports
        where member_id = ${member} order by id`,
    },
    imported_posts: {
      file: 'imported_posts',
      rows: (member) =>
        sql`select post_id, origin from imported_posts where member_id = ${member} order by post_id`,
    },
    comments: {
      file: 'comments',
      rows: (member) => sql`
        select c.id as comment_id, ${namedAs(sql.ref('c.object_id'))}, c.parent_id as replies_to, c.message, c.created_at, c.edited_at, c.deleted_at,
          ${file}
        from comments c left join media file on file.id = c.media_id
        where c.author_id = ${member} order by c.id`,
    },
    reactions: {
      file: 'reactions',
      rows: (member) => sql`
        select ${namedAs(sql.ref('object_id'))}, kind, reacted_at from reactions
        where member_id = ${member} and kind <> 'none' order by reacted_at`,
    },
    saved_objects: {
      file: 'saved',
      rows: (member) => sql`
        select ${namedAs(sql.ref('kept.object_id'))}, kept.saved_at from saved_objects kept
        where kept.member_id = ${member} order by kept.place`,
    },
    saved_folders: {
      file: 'saved_folders',
      rows: (member) => sql`
        select folder.name, folder.created_at,
          array(select f.object_id from saved_in_folders f where f.folder_id = folder.id order by f.place) as objects
        from saved_folders folder where folder.member_id = ${member} order by folder.id`,
    },
    mutes: {
      file: 'muted',
      rows: (member) => sql`select kind, word, ends_at from mutes where member_id = ${member} order by id`,
    },
    hashtag_follows: {
      file: 'hashtags',
      rows: (member) => sql`
        select h.label as hashtag, f.label as called from hashtag_follows f join hashtags h on h.id = f.hashtag_id
        where f.member_id = ${member} order by h.key`,
    },
    pinned_posts: {
      file: 'pinned',
      rows: (member) => sql`select post_id from pinned_posts where member_id = ${member}`,
    },
    object_tags: leftOut('It is made of other tables.'),
  },
  async erase(db, member) {
    for (;;) {
      const posts = await db
        .selectFrom('posts')
        .select('id')
        .where('author_id', '=', member)
        .limit(500)
        .execute()
      for (const { id } of posts) await removePost(db, id)
      if (posts.length === 0) break
    }
    await removeOwnComments(db, member)
    await inParts(
      db,
      (most) => sql`delete from reactions where (object_id, member_id) in (
        select object_id, member_id from reactions where member_id = ${member} limit ${most})`,
    )
  },
}
