/** HTML of the API's pages, in which everything but our own markup is escaped. */
import { escapeHtml } from '../html.ts'

/** Text that already is HTML; everything else is escaped when inserted. */
export interface Markup {
  readonly markup: string
}

type Part = string | number | Markup | readonly Markup[]

export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return { markup: strings.map((text, i) => (i === 0 ? '' : render(parts[i - 1] ?? '')) + text).join('') }
}

function render(part: Part): string {
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part))
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('')
}

export const nothing = html``

/** Renders `code` and [links](#within the page) in a text. */
export function prose(text: string): Markup[] {
  return text.split(/(`[^`]*`|\[[^\]]*\]\(#[^)]*\))/).map((piece) => {
    if (piece.startsWith('`')) return html`<code>${piece.slice(1, -1)}</code>`
    const [, label, anchor] = /^\[(.*)\]\((#.*)\)$/.exec(piece) ?? []
    return label && anchor ? html`<a href="${anchor}">${label}</a>` : html`${piece}`
  })
}
