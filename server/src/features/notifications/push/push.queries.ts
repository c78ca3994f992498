/** SQL of web push: the installation's keys, and the browsers to push to. */
import { sql } from 'kysely'
import webPush from 'web-push'
import type { Db } from '../../../platform/db/prepared.ts'

export interface PushKeys {
  publicKey: string
  privateKey: string
}

/** Returns this installation's key pair, which is made on first use and never replaced. */
export async function pushKeys(db: Db): Promise<PushKeys> {
  const known = await findKeys(db)
  if (known) return known
  const { publicKey, privateKey } = webPush.generateVAPIDKeys()
  await db
    .insertInto('push_keys')
    .values({ public_key: publicKey, private_key: privateKey })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  // Another process may have been first.
  return (await findKeys(db)) ?? { publicKey, privateKey }
}

async function findKeys(db: Db): Promise<PushKeys | undefined> {
  return db
    .selectFrom('push_keys')
    .select(['public_key as publicKey', 'private_key as privateKey'])
    .executeTakeFirst()
}

interface NewSubscription {
  member: number
  session: string
  endpoint: string
  p256dh: string
  auth: string
}

/** Browsers of one member that get pushes; a new one replaces the oldest. */
const mostBrowsers = 20

export async function addSubscription(tx: Db, { member, session, ...keys }: NewSubscription): Promise<void> {
  const row = { member_id: member, session_id: session, ...keys }
  const { endpoint: _, ...change } = row
  await tx
    .insertInto('push_subscriptions')
    .values(row)
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(change))
    .execute()
  await sql`delete from push_subscriptions where id in (
    select id from push_subscriptions where member_id = ${member} order by id desc offset ${mostBrowsers})`.execute(
    tx,
  )
}

export async function deleteSubscription(tx: Db, member: number, endpoint: string): Promise<void> {
  await tx
    .deleteFrom('push_subscriptions')
    .where('member_id', '=', member)
    .where('endpoint', '=', endpoint)
    .execute()
}

export interface Subscription {
  id: number
  endpoint: string
  p256dh: string
  auth: string
}

/** Lists the browsers of a member whose sessions are open. */
export async function listSubscriptions(db: Db, member: number): Promise<Subscription[]> {
  return db
    .selectFrom('push_subscriptions as p')
    .innerJoin('sessions as s', 's.id', 'p.session_id')
    .select(['p.id', 'p.endpoint', 'p.p256dh', 'p.auth'])
    .where('p.member_id', '=', member)
    .where('s.ended_at', 'is', null)
    .execute()
}

export async function forgetSubscription(db: Db, id: number): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('id', '=', id).execute()
}
