/** A message as HTML: its text, escaped, with links. The author's own markup has no effect. */
import { escapeHtml } from '../platform/html.ts'

// A full stop or bracket after an address belongs to the sentence.
const address = /https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?()[\]{}]/g

export function messageHtml(text: string): string {
  let html = ''
  let end = 0
  for (const { 0: url, index } of text.matchAll(address)) {
    const href = escapeHtml(url)
    html += `${escapeHtml(text.slice(end, index))}<a href="${href}" target="_blank" rel="noopener noreferrer nofollow">${href}</a>`
    end = index + url.length
  }
  return (html + escapeHtml(text.slice(end))).replaceAll('\n', '<br>')
}
