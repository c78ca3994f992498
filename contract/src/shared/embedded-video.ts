import type { SiteVideo } from '../videos/videos.ts'
import type { Video } from './video.ts'

/** A video as its page for other sites, `/embed/5`, carries it. */
export interface EmbeddedVideo extends Pick<
  SiteVideo,
  'video_id' | 'title' | 'description' | 'channel_name' | 'captions' | 'thumbnail'
> {
  readonly video: Video
}
