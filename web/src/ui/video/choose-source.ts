import type { Video } from '@commons/contract/shared/video.ts'

type Source = Video['sources'][number]

/** Returns the lowest rendition with at least this many pixels of height, else the highest. */
export function bestSource(sources: readonly Source[], pixels: number): Source | undefined {
  return sources.find(({ height }) => height >= pixels) ?? sources.at(-1)
}

/**
 * Returns how many pixels high the video is shown in its frame, which may be wider or higher than the video.
 */
export function shownHeight(
  { width, height }: Pick<Video, 'width' | 'height'>,
  frame: { readonly clientWidth: number; readonly clientHeight: number },
  density: number,
): number {
  return Math.min(frame.clientHeight, (frame.clientWidth * height) / width) * density
}
