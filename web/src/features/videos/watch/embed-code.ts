import type { SiteVideo } from '@commons/contract/videos/videos.ts'

/** Widths of frames to choose from, in pixels. */
export const frameWidths = [560, 640, 853, 1280] as const

/** Whether visitors, and so other sites, can have a video: not every public one. */
export const isEmbeddable = ({ visibility, video, is_nsfw, made_for_kids }: SiteVideo): boolean =>
  (visibility === 'Public' || visibility === 'Unlisted') &&
  video !== null &&
  is_nsfw === 0 &&
  made_for_kids === 0

const special: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replace(/[&<>"]/g, (each) => special[each] ?? each)

/** Returns the height of a frame in which a video has no bars. */
export const frameHeight = ({ video }: Pick<SiteVideo, 'video'>, width: number): number =>
  Math.max(1, Math.round(video ? (width * video.height) / video.width : (width * 9) / 16))

/** Returns the markup that shows a video on another site, from a second on. */
export function embedCode(
  shown: Pick<SiteVideo, 'video_id' | 'title' | 'video'>,
  { width, second }: { width: number; second: number },
): string {
  const address = new URL(`/embed/${shown.video_id}${second > 0 ? `?t=${second}` : ''}`, location.origin).href
  const size = `width="${width}" height="${frameHeight(shown, width)}"`
  return `<iframe src="${address}" ${size} title="${escape(shown.title)}" style="border:0" allow="fullscreen; picture-in-picture" allowfullscreen loading="lazy" referrerpolicy="strict-origin-when-cross-origin"></iframe>`
}
