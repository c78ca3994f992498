/** Stories as sent on the wire. */
import type { ProjectStory } from '@commons/contract/projects/projects.ts'
import type { Viewer } from '../../../platform/viewer.ts'
import type { StoryFileRow } from './stories.queries.ts'

export type StoryViewer = Pick<Viewer, 'media' | 'language'>

interface StoryRow {
  readonly story_nsfw: readonly string[]
  readonly story_files: readonly StoryFileRow[]
}

export function storyShape(
  { story_nsfw: nsfw, story_files: files }: StoryRow,
  { media, language }: StoryViewer,
): ProjectStory {
  const video = files.find(({ after }) => after === null)?.file
  return {
    nsfw: nsfw.join(','),
    video: video
      ? {
          file_state: video.state,
          file_progress: video.progress,
          file_failure: video.failure === null ? null : media.failure(language, video.failure),
          video: video.state === 'ready' ? media.video(video) : null,
        }
      : null,
    pictures: files.flatMap(({ id, after, caption, file }) =>
      after === null ? [] : [{ story_picture_id: id, after, caption, picture: media.picture(file) }],
    ),
  }
}
