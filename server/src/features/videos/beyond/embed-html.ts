/** The page of a video for other sites, `/embed/5`: the built one, with the video that it plays put in. */
import { existsSync, readFileSync } from 'node:fs'
import { ofNetwork } from '../../../platform/http/web.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import type { EmbeddedVideo } from '@commons/contract/shared/embedded-video.ts'
import { networkName } from '../../../platform/language.ts'
import { escapeHtml as escape } from '../../../platform/html.ts'

const bare = '<!doctype html><html lang="en"><head><title>Commons</title></head><body></body></html>'

/** In a script element, only `<` could end it. */
const asJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

/** Returns what makes such pages from the file that the web client's build has written. */
export function embedPages(file: string, settings: Settings): (video: EmbeddedVideo | null) => string {
  // Read at the first request: a server runs without a built client, too.
  let built: string | undefined
  return (video) => {
    const page = (built ??= existsSync(file) ? readFileSync(file, 'utf8') : bare)
    const data = `<script type="application/json" id="video">${asJson(video)}</script>`
    return ofNetwork(page, settings)
      .replace(/<title>.*?<\/title>/, () => `<title>${escape(video ? video.title : networkName())}</title>`)
      .replace('</head>', () => `${data}</head>`)
  }
}
