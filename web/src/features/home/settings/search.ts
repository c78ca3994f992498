/** What a search looks at. */
export interface Findable {
  label: string
  /** Other words that people look for it by, in the language shown. */
  keywords: string
}

/** Case and accents do not matter to those who search. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** What has every word of the query in its label or keywords, by their order; all for an empty query. */
export function search<Row extends Findable>(rows: readonly Row[], query: string): readonly Row[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return rows
  return rows.filter(({ label, keywords }) => {
    const text = plain(`${label} ${keywords}`)
    return words.every((word) => text.includes(word))
  })
}
