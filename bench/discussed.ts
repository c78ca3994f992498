/** Two pages of a seeded network that differ in their comments. */
const rows = 10

/**
 * Returns two pages of ten public posts, none of them deleted, next to each other in the middle of all posts.
 * They differ only in their number of comments. `before` is the page's cursor.
 */
export function discussed(posts: number) {
  const start = Math.floor(posts / 40) * 20
  // In each twenty, numbers 8 to 17 are neither private nor reposts.
  const page = (first: number) => ({ from: first, to: first + rows - 1, before: first + rows })
  const few = page(start + 8)
  const many = page(start + 28)
  return { few, many, from: few.from, to: many.to }
}
