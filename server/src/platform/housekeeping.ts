/** Removes what has expired: tickets, challenges, links, idempotency keys, sessions, spent budgets. */
import { sql } from 'kysely'
import type { JobKind } from './jobs.ts'
import type { Platform } from './platform.ts'

/** How long an idempotency key is kept; a client that retries gives up long before. */
const rememberedFor = '2 days'

/** Expiry is set by this machine's clock; the database's may be ahead of it. */
const spare = '2 hours'

/** Long enough for members who ask where their mail is. */
const mailsKeptFor = '30 days'
const networksKnownFor = '180 days'

export const housekeeping = ({ database: { db } }: Platform): JobKind<object> => ({
  name: 'platform.housekeeping',
  every: '*/10 * * * *',
  async work() {
    await db
      .deleteFrom('socket_tickets')
      .where('expires_at', '<', sql<Date>`now() - ${spare}::interval`)
      .execute()
    await db
      .deleteFrom('used_captchas')
      .where('expires_at', '<', sql<Date>`now() - ${spare}::interval`)
      .execute()
    await db
      .deleteFrom('sessions')
      .where('expires_at', '<', sql<Date>`now() - ${spare}::interval`)
      .execute()
    await db
      .deleteFrom('oauth_codes')
      // A code that comes a second time is recognised for a while.
      .where('expires_at', '<', sql<Date>`now() - interval '1 day'`)
      .execute()
    await db
      .deleteFrom('passkey_challenges')
      .where('expires_at', '<', sql<Date>`now() - ${spare}::interval`)
      .execute()
    await db
      .deleteFrom('mailed_codes')
      .where('expires_at', '<', sql<Date>`now() - ${spare}::interval`)
      .execute()
    await db
      .deleteFrom('email_changes')
      .where('expires_at', '<', sql<Date>`now() - ${spare}::interval`)
      .execute()
    await db
      .deleteFrom('mails')
      .where('created_at', '<', sql<Date>`now() - ${mailsKeptFor}::interval`)
      .execute()
    await db
      .deleteFrom('known_networks')
      .where('used_at', '<', sql<Date>`now() - ${networksKnownFor}::interval`)
      .execute()
    await db
      .deleteFrom('idempotency_keys')
      .where('created_at', '<', sql<Date>`now() - ${rememberedFor}::interval`)
      .execute()
    await db
      .deleteFrom('guess_budgets')
      .where('expire', '<', sql<number>`(extract(epoch from now()) * 1000)::bigint`)
      .execute()
    // A minute's counts are needed for one minute more; the rest allows for processes whose clocks differ.
    await db
      .deleteFrom('call_budgets')
      .where('minute', '<', sql<number>`(extract(epoch from now()) / 60)::int - 5`)
      .execute()
  },
})
