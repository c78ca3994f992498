/** From where members came to a video, as it is counted: its source, and for another site `site:{host}`. */
import type { VideoSource } from '@commons/contract/shared/video-sources.ts'

const hostName = /^(?=.{4,100}$)([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/

export function sourceOf(source: VideoSource | undefined, host: string | undefined): string {
  if (source !== 'site') return source ?? 'other'
  return host !== undefined && hostName.test(host) ? `site:${host}` : 'site'
}
