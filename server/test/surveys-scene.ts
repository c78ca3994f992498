/** Surveys for tests. */
import type { Survey } from '@commons/contract/surveys.ts'
import { sql } from 'kysely'
import type { Person, World } from './world.ts'

export const tomorrow = () => new Date(Date.now() + 24 * 60 * 60_000).toISOString()

interface Asked {
  title?: string
  options?: string[]
}

/** A survey that is open until tomorrow. */
export async function makeSurvey(
  { as }: World,
  author: Person,
  { title = 'Which tree?', options = ['Oak', 'Lime', 'Plum'] }: Asked = {},
): Promise<Survey> {
  return (await as(author).call('create_voting', { title, options, closing_date: tomorrow() })).recdata
}

/** Has the survey closed an hour ago. */
export async function endSurvey({ platform }: World, id: number): Promise<void> {
  await sql`update surveys set closes_at = now() - interval '1 hour' where id = ${id}`.execute(
    platform.database.db,
  )
}

/** Members without a session, who vote by the statement. */
export async function addCrowd({ platform }: World, many: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into members (email, password_hash, full_name, username, referral_code)
    select 'v' || n || '@example.org', 'none', 'Voter ' || n, 'voter_' || n, 'v' || n
    from generate_series((select count(*) from members) + 1, (select count(*) from members) + ${many}::int) as n
    returning id`.execute(platform.database.db)
  return rows.map(({ id }) => id)
}
