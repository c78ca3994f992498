/** The two pages of a seeded network that differ in their comments. */
const rows = 10

/**
 * Two pages of ten public posts that nobody deleted, next to each other in the middle of all. They differ
 * in nothing but the number of their comments. `before`: the position that a page ends before.
 */
export function discussed(posts: number) {
  const start = Math.floor(posts / 40) * 20
  // Nothing private and no repost is among the eighth to the seventeenth of each twenty.
  const page = (first: number) => ({ from: first, to: first + rows - 1, before: first + rows })
  const few = page(start + 8)
  const many = page(start + 28)
  return { few, many, from: few.from, to: many.to }
}
