/** Names renamed members in texts as they are called now. */
import { sql } from 'kysely'
import { renameMentions } from '../../../mentions/mentions.renaming.queries.ts'
import type { JobKind } from '../../../platform/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'

export const renaming = { name: 'accounts.rename-mentions' }

export const renameInTexts = ({ database: { db } }: Platform): JobKind<{ member: number }> => ({
  ...renaming,
  expireInSeconds: 3_600,
  async work({ member }) {
    // Whoever is being removed has no name to be called by.
    const { rows } = await sql<{ username: string }>`
      select username from members where id = ${member} and password_hash <> ''`.execute(db)
    for (const { username } of rows) await renameMentions(db, { member, now: username, former: [] })
  },
})
