/** What posts offer to the rest of the server. */
export { removePost } from './posts.purge.ts'
export { postsPage } from './posts.page.ts'
export { postsOf } from './posts.queries.ts'
export { whole } from './posts.cards.ts'
export type { ListedRow as ListedPostRow, PostRow } from './posts.rows.ts'
export { cleanTag, isTooLong } from './tags/tags.rules.ts'
