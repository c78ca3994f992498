/** Surveys for tests. */
import type { RequestOf } from '@commons/contract/call.ts'
import type { Survey } from '@commons/contract/shared/survey-shown.ts'
import type { create_voting } from '@commons/contract/surveys/surveys.ts'
import { sql } from 'kysely'
import { formatKey } from '../../src/platform/session/api-key.ts'
import type { Person, World } from '../world.ts'

export const tomorrow = () => new Date(Date.now() + 24 * 60 * 60_000).toISOString()

type Asked = Partial<RequestOf<typeof create_voting>>

/** Returns a code for a ballot. */
export const codeOf = (nth: number) => nth.toString(16).padStart(32, '0')

const tree = { title: 'Which tree?', options: ['Oak', 'Lime', 'Plum'] }

/** Makes a survey that is open until tomorrow. */
export async function makeSurvey({ as }: World, author: Person, asked: Asked = {}): Promise<Survey> {
  return (await as(author).call('create_voting', { ...tree, closing_date: tomorrow(), ...asked })).recdata
}

/** Makes the survey's end an hour ago. */
export async function endSurvey({ platform }: World, id: number): Promise<void> {
  await sql`update surveys set closes_at = now() - interval '1 hour' where id = ${id}`.execute(
    platform.database.db,
  )
}

/** Adds members without a session, whose votes are inserted by statement. */
export async function addCrowd({ platform }: World, many: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into members (email, password_hash, full_name, username, referral_code)
    select 'v' || n || '@example.org', 'none', 'Voter ' || n, 'voter_' || n, 'v' || n
    from generate_series((select count(*) from members) + 1, (select count(*) from members) + ${many}::int) as n
    returning id`.execute(platform.database.db)
  return rows.map(({ id }) => id)
}

/** Adds this many members, each with a session. */
export async function addVoters(here: World, many: number): Promise<Person[]> {
  const { database, sessions } = here.platform
  const client = { address: '127.0.0.1', userAgent: 'test', browser: false }
  const voters: Person[] = []
  for (const id of await addCrowd(here, many)) {
    const apiKey = formatKey(await sessions.open(database.db, id, client, '127.0.0.0/24'))
    voters.push({ id, name: `Voter ${id}`, email: '', username: '', apiKey })
  }
  return voters
}
