import type { Config } from '../config.ts'

/** Returns the most bytes that a video may have; with `streams`, one that does. */
export const videoBytes = (
  { VIDEO_MAX_MB, STREAM_MAX_MB }: Pick<Config, 'VIDEO_MAX_MB' | 'STREAM_MAX_MB'>,
  streams = false,
): number => (streams ? STREAM_MAX_MB : VIDEO_MAX_MB) * 1024 * 1024
