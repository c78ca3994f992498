import type { MediaProps } from './media-props.ts'
import { ReelPicture } from './ReelPicture.tsx'
import { ReelVideo } from './ReelVideo.tsx'

/** The video or picture of a reel, with its progress below. */
export function ReelMedia(props: MediaProps) {
  const { video, picture } = props.reel
  if (video) return <ReelVideo {...props} video={video} />
  return picture && <ReelPicture {...props} picture={picture} />
}
