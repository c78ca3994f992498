/** Names that can't be told apart by looking at them, without I/O. */

/** Letters of other scripts, and signs, by the Latin letter that they look like in common fonts. */
const lookAlikes: Readonly<Record<string, string>> = {
  a: 'аαɑ',
  b: 'ьвβ',
  c: 'сϲ',
  d: 'ԁ',
  e: 'еєεℯ',
  g: 'ɡց',
  h: 'һн',
  j: 'јϳ',
  k: 'кκ',
  l: 'iі1|ıιӏǀ!ℓ',
  m: 'мμ',
  n: 'пη',
  o: '0оοօσ',
  p: 'рρ',
  q: 'ԛ',
  r: 'гɼ',
  s: 'ѕ',
  t: 'тτ',
  u: 'υս',
  v: 'ѵν',
  w: 'ԝωш',
  x: 'хχ',
  y: 'уγү',
  z: 'ᴢ',
}
/** The same of capitals that look otherwise than their small letters do. */
const capitals: Readonly<Record<string, string>> = { b: 'ВΒ', h: 'НΗ', n: 'Ν', y: 'ΥҮ', i: 'Ӏ' }

const latinOf = (table: Readonly<Record<string, string>>) =>
  new Map(Object.entries(table).flatMap(([letter, others]) => [...others].map((other) => [other, letter])))
const ofCapitals = latinOf(capitals)
const ofLetters = latinOf(lookAlikes)
const replaced = (text: string, by: ReadonlyMap<string, string>) =>
  [...text].map((letter) => by.get(letter) ?? letter).join('')

/** Returns a name as people write it in a hurry: without accents, capitals, spaces and signs between words. */
const plainName = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase()
    .replaceAll(/[\s_.\-·']/gu, '')

/** Returns what a name looks like: two with the same look can be mistaken for each other. */
const lookOf = (name: string): string =>
  replaced(plainName(replaced(name, ofCapitals)), ofLetters)
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')

/** Returns whether two names can be mistaken for each other, numbers left out: accounts made in a row count themselves. */
export function looksLike(name: string, other: string): boolean {
  const look = lookOf(name.replaceAll(/\d/g, ''))
  return look !== '' && look === lookOf(other.replaceAll(/\d/g, ''))
}

/**
 * Returns whether a name passes itself off as another by letters that only look the same. Namesakes don't: people may
 * have the same name.
 */
export const passesFor = (name: string, other: string): boolean =>
  lookOf(name) === lookOf(other) && plainName(name) !== plainName(other)
