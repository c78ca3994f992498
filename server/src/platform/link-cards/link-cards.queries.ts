/** SQL of cards: asked for by writes, fetched by a job, removed once nothing shows them. */
import { sql } from 'kysely'
import type { Db, Tx } from '../db/prepared.ts'
import { cardObject, type LinkCardRow } from './link-card.rows.ts'

/** How long a card, and the lack of one, holds for links that are written later. */
const holdsFor = sql`case when state = 'none' then interval '1 hour' else interval '1 day' end`
/** A process that died leaves a card waiting. */
const longestWait = '10 minutes'
/** Of one host in all processes. */
const mostOfHostPerMinute = 20

export interface CurrentCard {
  readonly id: number
  readonly state: 'waiting' | 'ready' | 'none'
  readonly card: LinkCardRow
}

/** Returns the card for an address that is new enough. */
export async function findCurrent(db: Db, urlKey: string): Promise<CurrentCard | undefined> {
  const { rows } = await sql<CurrentCard>`
    select id, state, ${cardObject('link_cards')} as card from link_cards
    where url_key = ${urlKey} and is_current and asked_at > now() - ${holdsFor}
      and (state <> 'waiting' or asked_at > now() - ${longestWait}::interval)`.execute(db)
  return rows[0]
}

/** Adds a card that waits to be fetched; undefined where another transaction has just added one. */
export async function addWaiting(
  tx: Tx,
  { urlKey, url, host }: { urlKey: string; url: string; host: string },
): Promise<number | undefined> {
  await sql`
    update link_cards set is_current = false
    where url_key = ${urlKey} and is_current and (asked_at <= now() - ${holdsFor}
      or (state = 'waiting' and asked_at <= now() - ${longestWait}::interval))`.execute(tx)
  const { rows } = await sql<{ id: number }>`
    insert into link_cards (url_key, url, host) values (${urlKey}, ${url}, ${host})
    on conflict (url_key) where is_current do nothing returning id`.execute(tx)
  return rows[0]?.id
}

/** `later`: its host has been asked too often in this minute. */
export type Begun = { readonly url: string } | 'later' | undefined

/** Begins a fetch; undefined where another process has fetched it, or is fetching it. */
export async function beginFetch(tx: Tx, id: number): Promise<Begun> {
  const { rows } = await sql<{ url: string; is_busy: boolean }>`
    select k.url, (select count(*) from link_cards other
        where other.host = k.host and other.begun_at > now() - interval '1 minute') >= ${mostOfHostPerMinute} as is_busy
    from link_cards k
    where k.id = ${id} and k.state = 'waiting' and (k.begun_at is null or k.begun_at < now() - interval '30 seconds')
    for update`.execute(tx)
  const [row] = rows
  if (!row || row.is_busy) return row && 'later'
  await sql`update link_cards set begun_at = now() where id = ${id}`.execute(tx)
  return { url: row.url }
}

export interface MadePicture {
  readonly key: string
  readonly content: Buffer
  readonly width: number
  readonly height: number
}

export interface MadeCard {
  readonly title: string
  readonly description: string
  readonly picture: MadePicture | undefined
}

/** Stores what was found, or that nothing was; false where it no longer waits. */
export async function setFetched(tx: Tx, id: number, made: MadeCard | undefined): Promise<boolean> {
  const picture = made?.picture
  const { rows } = await sql`
    update link_cards set state = ${made ? 'ready' : 'none'}, title = ${made?.title ?? ''},
      description = ${made?.description ?? ''}, picture_key = ${picture?.key ?? null}, picture = ${picture?.content ?? null},
      picture_width = ${picture?.width ?? null}, picture_height = ${picture?.height ?? null}
    where id = ${id} and state = 'waiting' returning id`.execute(tx)
  return rows.length > 0
}

/** Removes cards that nothing shows and that are long too old for another link; returns whether there are more. */
export async function removeUnshown(db: Db, most: number): Promise<boolean> {
  const { rows } = await sql`
    delete from link_cards where id in (
      select k.id from link_cards k
      where k.asked_at < now() - interval '2 days' and not exists (select from shown_links l where l.card_id = k.id)
      order by k.asked_at limit ${most}
      for update skip locked)
    returning id`.execute(db)
  return rows.length === most
}

/** Returns the picture with this key. */
export async function findPicture(db: Db, key: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('link_cards')
    .select('picture')
    .where('picture_key', '=', key)
    .executeTakeFirst()
  return row?.picture ?? undefined
}
