/** Fields that the search looks at. */
export interface Findable {
  label: string
  /** Other names for it, in the current language. */
  keywords: string
}

/** Ignores case and accents. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** Returns the rows with every word of the query in their label or keywords; all rows for an empty query. */
export function search<Row extends Findable>(rows: readonly Row[], query: string): readonly Row[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return rows
  return rows.filter(({ label, keywords }) => {
    const text = plain(`${label} ${keywords}`)
    return words.every((word) => text.includes(word))
  })
}
