import { isEmoji } from '@commons/contract/shared/text/emoji.ts'
import { expect, test } from 'vitest'
import { loadEmoji } from './emoji-data.ts'

const find = async (locale: string, emoji: string) =>
  (await loadEmoji(locale)).emojis.find((each) => each.emoji === emoji)

test.each(['en', 'cs'])('every emoji has a name and a group, in %s', async (locale) => {
  const { emojis, categories } = await loadEmoji(locale)
  expect(emojis.length).toBeGreaterThan(1800)
  expect(emojis.filter(({ label }) => label.trim() === '')).toEqual([])
  expect(new Set(emojis.map(({ category }) => category))).toEqual(
    new Set(categories.map(({ index }) => index)),
  )
})

test('every emoji, in every colour, is one that the server takes', async () => {
  const { emojis } = await loadEmoji('en')
  const all = emojis.flatMap(({ emoji, skins }) => [emoji, ...Object.values(skins ?? {})])
  expect(all.filter((emoji) => !isEmoji(emoji))).toEqual([])
})

test('they are called and looked for in the page’s language, with and without marks', async () => {
  expect((await find('en', '😀'))?.label).toBe('Grinning face')
  const czech = await find('cs', '😀')
  expect(czech?.label).toBe('Zubící se obličej')
  expect(czech?.tags.some((tag) => tag.includes('veselý'))).toBe(true)
  expect(czech?.tags.some((tag) => tag.includes('vesely'))).toBe(true)
})

test('people and hands come in each colour of skin, other things in their own', async () => {
  expect((await find('en', '👍'))?.skins?.medium).toBe('👍🏽')
  expect((await find('en', '☝️'))?.skins?.dark).toBe('☝🏿')
  expect((await find('en', '🧑‍🤝‍🧑'))?.skins?.light).toBe('🧑🏻‍🤝‍🧑🏻')
  expect((await find('en', '😀'))?.skins).toBeUndefined()
})
