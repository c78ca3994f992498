/** What the posts feature offers to the rest of the server. */
export { removePost } from './posts.purge.ts'
export { tagCountsShape } from './tags/tags.shape.ts'
export type { TagCounts } from './tags/tags.queries.ts'
export { postsPage } from './posts.page.ts'
export { postsOf } from './posts.queries.ts'
export { whole } from './posts.cards.ts'
export type { ListedRow as ListedPostRow } from './posts.rows.ts'
