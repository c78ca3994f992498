/** A message as HTML: its text, escaped, with links. The author's own markup has no effect. */
const special: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escape = (text: string) => text.replace(/[&<>"']/g, (each) => special[each] ?? each)

// A full stop or bracket after an address belongs to the sentence.
const address = /https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?()[\]{}]/g

export function messageHtml(text: string): string {
  let html = ''
  let end = 0
  for (const { 0: url, index } of text.matchAll(address)) {
    const href = escape(url)
    html += `${escape(text.slice(end, index))}<a href="${href}" target="_blank" rel="noopener noreferrer nofollow">${href}</a>`
    end = index + url.length
  }
  return (html + escape(text.slice(end))).replaceAll('\n', '<br>')
}
