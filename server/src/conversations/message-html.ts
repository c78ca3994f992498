/** A message as HTML: its text, escaped, with links. The author's own markup has no effect. */
import { linksIn } from '@commons/contract/shared/text/links.ts'
import { escapeHtml } from '../platform/html.ts'

export function messageHtml(text: string): string {
  let html = ''
  let end = 0
  for (const { from, to, href } of linksIn(text)) {
    html += `${escapeHtml(text.slice(end, from))}<a href="${escapeHtml(href)}" target="_blank" rel="noopener noreferrer nofollow">${escapeHtml(text.slice(from, to))}</a>`
    end = to
  }
  return (html + escapeHtml(text.slice(end))).replaceAll('\n', '<br>')
}
