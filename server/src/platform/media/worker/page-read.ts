/** Reads what the page of a stranger's site says of itself, for the card of a link to it. */
import { readFile } from 'node:fs/promises'
import { shortened } from '@commons/contract/shared/text/cutting.ts'
import { Parser } from 'htmlparser2'
import type { ReadPage } from './tasks.ts'

/** In graphemes: about two lines and three, in the widest place that has a card. */
const longestTitle = 140
const longestDescription = 300
const longestAddress = 2_000
/** Where browsers look for the encoding, in bytes. */
const encodingWithin = 1_024

/** Which names a page gives each of them, the best first. */
const names = {
  title: ['og:title', 'twitter:title'],
  description: ['og:description', 'twitter:description', 'description'],
  picture: ['og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image', 'twitter:image:src'],
} as const

export async function readPage(path: string, charset: string | undefined): Promise<ReadPage> {
  return readHtml(decoded(await readFile(path), charset))
}

function readHtml(html: string): ReadPage {
  const said = new Map<string, string>()
  let title: string | undefined
  let isInTitle = false
  const parser = new Parser({
    onopentag(name, { property, name: called, content }) {
      // The first: pictures drawn in the page have titles, too.
      if (name === 'title' && title === undefined) [title, isInTitle] = ['', true]
      const key = (property ?? called ?? '').trim().toLowerCase()
      if (name === 'meta' && content !== undefined && content.trim() !== '' && !said.has(key))
        said.set(key, content)
    },
    ontext(text) {
      if (isInTitle) title = (title ?? '') + text
    },
    onclosetag(name) {
      if (name === 'title') isInTitle = false
    },
  })
  parser.end(html)
  const first = (keys: readonly string[]) =>
    keys.map((key) => said.get(key)).find((each) => each !== undefined)
  const picture = first(names.picture)?.trim() ?? ''
  return {
    title: shortened(oneLine(first(names.title) ?? title ?? ''), longestTitle),
    description: shortened(oneLine(first(names.description) ?? ''), longestDescription),
    picture: picture.length > longestAddress ? '' : picture,
  }
}

/** Signs without a shape could turn the words around them. */
const oneLine = (text: string) =>
  text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim()

/** Decodes as browsers do: by the mark at its beginning, its server's word, its own, and at last by trying. */
function decoded(bytes: Buffer, charset: string | undefined): string {
  const head = bytes.toString('latin1', 0, encodingWithin)
  const own = /<meta[^>]{0,200}charset\s*=\s*["']?\s*([\w:.-]{1,40})/i.exec(head)?.[1]
  for (const label of [markedAs(bytes), charset, own]) {
    const decoder = label === undefined ? undefined : decoderOf(label)
    if (decoder) return decoder.decode(bytes)
  }
  try {
    // The end may have been cut off in the middle of a letter.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function markedAs([first, second, third]: Buffer): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return first === 0xff && second === 0xfe ? 'utf-16le' : undefined
}

function decoderOf(label: string) {
  try {
    return new TextDecoder(label)
  } catch {
    return undefined
  }
}
