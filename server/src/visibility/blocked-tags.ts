/** Tags that the team has blocked are not suggested to anybody. */
import { sql } from 'kysely'

/** True unless the tag `h` is blocked. */
export const notBlocked = () =>
  sql<boolean>`not exists (select from blocked_tags b where b.hashtag_id = h.id)`
