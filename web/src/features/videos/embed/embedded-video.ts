import type { EmbeddedVideo } from '@commons/contract/shared/embedded-video.ts'

/** Returns the video that the server has put into the page; null if it isn't available. */
export function embeddedVideo(): EmbeddedVideo | null {
  const data = document.getElementById('video')?.textContent
  // Written by our own server for this page.
  return data ? (JSON.parse(data) as EmbeddedVideo | null) : null
}
