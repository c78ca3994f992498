/** Pictures and videos of stories, visible to everybody while somebody can find the project, like the story's text. */
import { sql } from 'kysely'
import type { MediaUse } from '../../../platform/media/uses.ts'
import { isAway } from '../../../visibility/members.ts'
import { findProjectOfFile } from './stories.queries.ts'

const audience = {
  open: sql<boolean>`exists (
    select from project_story_files sf join groups g on g.id = sf.group_id
    where sf.media_id = m.id and m.state = 'ready' and g.deleted_at is null and not ${isAway(sql.ref('sf.added_by'))})`,
  visible: () => sql<boolean>`false`,
}

export const storyPictures: MediaUse = {
  name: 'story_picture',
  audience,
  // A thumbnail of the editor, a phone, the column of a story, the same at a higher density and the viewer.
  widths: [160, 480, 960, 1440],
}

export const storyVideos: MediaUse = {
  name: 'story_video',
  audience,
  // The poster's.
  widths: [480, 960, 1440],
  async settled({ tx, hint }, { id }) {
    const project = await findProjectOfFile(tx, id)
    if (project !== undefined) hint(`project:${project}`)
  },
}
