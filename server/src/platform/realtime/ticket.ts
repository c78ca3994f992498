/** Tickets: how a page with a session opens a socket without putting its key into a URL. */
import { hashSecret, newSecret } from '../session/api-key.ts'
import { now } from '../clock.ts'
import type { Db } from '../db/prepared.ts'

export const ticketSeconds = 30

export async function addTicket(tx: Db, sessionId: string): Promise<string> {
  const ticket = newSecret()
  await tx
    .insertInto('socket_tickets')
    .values({
      hash: hashSecret(ticket),
      session_id: sessionId,
      expires_at: new Date(now().getTime() + ticketSeconds * 1000),
    })
    .execute()
  return ticket
}

/** Redeems a ticket once: of several sockets that show it, in any process, only one gets the session. */
export async function redeemTicket(db: Db, ticket: string): Promise<string | undefined> {
  const row = await db
    .deleteFrom('socket_tickets')
    .where('hash', '=', hashSecret(ticket))
    .where('expires_at', '>', now())
    .returning('session_id')
    .executeTakeFirst()
  return row?.session_id
}
