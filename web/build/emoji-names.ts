import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const prefix = 'virtual:emoji/'
// Newer emoji are empty boxes on many devices.
const newest = 15.1

const require = createRequire(import.meta.url)
const read = (path: string): unknown => JSON.parse(readFileSync(require.resolve(path), 'utf8'))

type Annotations = Record<string, { default?: string[]; tts?: string[] }>

interface Group {
  slug: string
  emojis: Array<{ emoji: string; emoji_version: string }>
}

/** Returns each emoji's name and search words in a language. */
function annotationsOf(language: string): Annotations {
  const own = read(`cldr-annotations-full/annotations/${language}/annotations.json`)
  const derived = read(`cldr-annotations-derived-full/annotationsDerived/${language}/annotations.json`)
  return {
    ...(derived as { annotationsDerived: { annotations: Annotations } }).annotationsDerived.annotations,
    ...(own as { annotations: { annotations: Annotations } }).annotations.annotations,
  }
}

function namesOf(language: string) {
  const annotations = annotationsOf(language)
  return (read('unicode-emoji-json/data-by-group.json') as Group[]).map(({ slug, emojis }) => [
    slug,
    emojis
      .filter(({ emoji_version }) => Number(emoji_version) <= newest)
      .map(({ emoji }) => {
        const found = annotations[emoji] ?? annotations[emoji.replaceAll('\u{fe0f}', '')]
        const name = found?.tts?.[0]
        if (name === undefined) throw new Error(`${emoji} has no name in ${language}`)
        const others = (found?.default ?? []).filter((word) => !name.includes(word))
        return [emoji, name, others.join(' ')]
      }),
  ])
}

/**
 * Provides the emoji by group with their names and search words, `virtual:emoji/en` and `/cs`, from Unicode's
 * own data: no picker's package has Czech.
 */
export function emojiNames(): Plugin {
  return {
    name: 'commons-emoji-names',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined
      const text = JSON.stringify(JSON.stringify(namesOf(id.slice(prefix.length + 1))))
      return `/*! Names of emoji: © Unicode, Inc., https://www.unicode.org/license.txt */
export const groups = JSON.parse(${text})`
    },
  }
}
