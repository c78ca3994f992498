import { isEmoji } from '@commons/contract/shared/text/emoji.ts'
import { t } from '@lingui/core/macro'
import type { EmojiData } from 'frimousse'

const names = { en: () => import('virtual:emoji/en'), cs: () => import('virtual:emoji/cs') }
type Language = keyof typeof names

const tones = {
  light: 0x1f3fb,
  'medium-light': 0x1f3fc,
  medium: 0x1f3fd,
  'medium-dark': 0x1f3fe,
  dark: 0x1f3ff,
}
type Tone = keyof typeof tones

const groupLabels = (): Record<string, string> => ({
  smileys_emotion: t`Smileys and emotions`,
  people_body: t`People`,
  animals_nature: t`Animals and nature`,
  food_drink: t`Food and drink`,
  travel_places: t`Travel and places`,
  activities: t`Activities`,
  objects: t`Objects`,
  symbols: t`Symbols`,
  flags: t`Flags`,
})

const toneLabels = (): Record<Tone, string> => ({
  light: t`Light skin`,
  'medium-light': t`Medium-light skin`,
  medium: t`Medium skin`,
  'medium-dark': t`Medium-dark skin`,
  dark: t`Dark skin`,
})

/** Removes diacritics, as people often leave them out when typing. */
const plain = (words: string) => words.normalize('NFD').replaceAll(/\p{M}/gu, '')

/**
 * Returns an emoji in each skin tone, undefined if it has none. A handshake within a larger emoji keeps its
 * tone.
 */
function skinsOf(emoji: string): Record<Tone, string> | undefined {
  const inTone = (tone: Tone) =>
    emoji.replaceAll(/(\p{Emoji_Modifier_Base})\u{fe0f}?/gu, (whole, base: string) =>
      base === '🤝' && emoji !== base ? whole : base + String.fromCodePoint(tones[tone]),
    )
  // Families have no tones that fonts know, and the server takes none.
  if (inTone('dark') === emoji || !isEmoji(inTone('dark'))) return undefined
  return {
    light: inTone('light'),
    'medium-light': inTone('medium-light'),
    medium: inTone('medium'),
    'medium-dark': inTone('medium-dark'),
    dark: inTone('dark'),
  }
}

const capitalized = (name: string) => name.slice(0, 1).toLocaleUpperCase() + name.slice(1)

function emojiOf(category: number, [emoji, name, words]: readonly [string, string, string]) {
  const all = `${name} ${words}`
  const skins = skinsOf(emoji)
  const tags = [...new Set([all, plain(all)])]
  return { emoji, category, version: 0, label: capitalized(name), tags, ...(skins && { skins }) }
}

/** Loads all emoji with their names in this language from our own file: no other host is asked. */
export async function loadEmoji(locale: string): Promise<EmojiData> {
  const { groups } = await names[locale in names ? (locale as Language) : 'en']()
  const labels = groupLabels()
  return {
    locale,
    emojis: groups.flatMap(([, emojis], group) => emojis.map((each) => emojiOf(group, each))),
    categories: groups.map(([group], index) => ({ index, label: labels[group] ?? group })),
    skinTones: toneLabels(),
  }
}
