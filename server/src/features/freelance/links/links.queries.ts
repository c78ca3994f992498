/** All SQL of accounts elsewhere that members prove. */
import { createHash } from 'node:crypto'
import type { LinkProvider } from '@commons/contract/shared/trust.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/prepared.ts'
import type { Member } from '../../../platform/session/sessions.ts'

const hashOf = (text: string) => createHash('sha256').update(text).digest()

interface LinkRequest {
  provider: LinkProvider
  state: string
  verifier: string
}

/** Remembers whom to expect back; an earlier request of this session no longer works. */
export async function askLink(
  tx: Tx,
  { id, sessionId }: Member,
  { provider, state, verifier }: LinkRequest,
): Promise<void> {
  await sql`
    insert into link_requests (session_id, provider, member_id, state_hash, verifier)
    values (${sessionId}, ${provider}, ${id}, ${hashOf(state)}, ${verifier})
    on conflict (session_id, provider) do update
      set state_hash = excluded.state_hash, verifier = excluded.verifier, asked_at = now()`.execute(tx)
}

/** Takes a request of this session; returns its verifier, or undefined if there is none, or it is too old. */
export async function takeRequest(
  db: Db,
  { id, sessionId }: Member,
  provider: LinkProvider,
  state: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ verifier: string }>`
    delete from link_requests lr
    where lr.session_id = ${sessionId} and lr.provider = ${provider} and lr.member_id = ${id}
      and lr.state_hash = ${hashOf(state)} and lr.asked_at > now() - interval '10 minutes'
    returning lr.verifier`.execute(db)
  return rows[0]?.verifier
}

/** Makes an account the proof of this member; returns false if it proves another. */
export async function addLink(
  tx: Tx,
  member: number,
  provider: LinkProvider,
  account: string,
): Promise<boolean> {
  const name = `${provider} ${account}`
  // Two members may prove one account at the same time.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`account ${name}`}, 0))`.execute(tx)
  const { numAffectedRows } = await sql`
    insert into member_links (member_id, provider, account_hash)
    select ${member}, ${provider}, ${hashOf(name)}
    where not exists (
      select from member_links ml
      where ml.provider = ${provider} and ml.account_hash = ${hashOf(name)} and ml.member_id <> ${member})
    on conflict (member_id, provider) do update
      set account_hash = excluded.account_hash, linked_on = excluded.linked_on`.execute(tx)
  return numAffectedRows === 1n
}

/** Removes a member's proof, and what they began elsewhere. */
export async function removeLink(tx: Tx, member: number, provider: LinkProvider): Promise<void> {
  await sql`delete from link_requests where member_id = ${member} and provider = ${provider}`.execute(tx)
  await sql`delete from member_links where member_id = ${member} and provider = ${provider}`.execute(tx)
}

/** Forgets requests that nobody came back from. */
export async function removeExpiredRequests(db: Db): Promise<void> {
  await sql`delete from link_requests where asked_at < now() - interval '1 hour'`.execute(db)
}
