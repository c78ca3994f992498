/** A block of a text with headings, lists and paragraphs. */
export type Block =
  | { readonly kind: 'heading' | 'subheading' | 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }

/** A piece of a line: words, or a link that the writer named. */
export type Inline = { readonly text: string; readonly href?: string }

const heading = /^(#{1,3})\s+(.*)$/
const item = /^[-*]\s+(.*)$/
// Only known schemes and addresses of this site become links, and none that run code.
const link = /\[([^\]\n]{1,300})\]\(((?:https?:\/\/|mailto:|\/(?!\/))[^\s)]{0,500})\)/gi

/** Returns the blocks of a text: `#` begins a heading, `-` an item, and an empty line ends a paragraph. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  let lines: string[] = []
  let items: string[] = []
  const flush = () => {
    if (lines.length > 0) blocks.push({ kind: 'paragraph', text: lines.join('\n') })
    if (items.length > 0) blocks.push({ kind: 'list', items })
    lines = []
    items = []
  }
  for (const line of text.split(/\r?\n/)) {
    const [, marks, title] = heading.exec(line) ?? []
    const [, said] = item.exec(line) ?? []
    if (title !== undefined) {
      flush()
      blocks.push({ kind: marks === '###' ? 'subheading' : 'heading', text: title.trim() })
    } else if (said !== undefined) {
      if (lines.length > 0) flush()
      items.push(said)
    } else if (line.trim() === '') flush()
    else if (items.length > 0) items[items.length - 1] += `\n${line.trim()}`
    else lines.push(line)
  }
  flush()
  return blocks
}

/** Splits a line into words and links. Addresses on this site lead to its pages. */
export function inlinesOf(text: string): Inline[] {
  const pieces: Inline[] = []
  let from = 0
  for (const { 0: written, 1: words = '', 2: href = '', index } of text.matchAll(link)) {
    if (index > from) pieces.push({ text: text.slice(from, index) })
    pieces.push({ text: words, href: href.startsWith('/') ? `#${href}` : href })
    from = index + written.length
  }
  if (from < text.length) pieces.push({ text: text.slice(from) })
  return pieces
}
