/** SQL of the links of posts and messages that have a card. */
import { sql } from 'kysely'
import type { Db, Tx } from '../platform/db/prepared.ts'
import { cardObject, type LinkCardRow } from '../platform/link-cards/link-card.rows.ts'

/** What shows a card. */
export type Showing = { readonly post: number } | { readonly message: number }

const isOf = (of: Showing) =>
  'post' in of ? sql<boolean>`post_id = ${of.post}` : sql<boolean>`message_id = ${of.message}`

/** Column: the card that the post or message with this id shows; null without one. */
const cardOf = (which: 'post_id' | 'message_id', id: string) => sql`
  (select ${cardObject('lk')} from shown_links l join link_cards lk on lk.id = l.card_id
    where l.${sql.ref(which)} = ${sql.ref(id)} and lk.state = 'ready')`
export const cardOfPost = (id: string) => cardOf('post_id', id)
export const cardOfMessage = (id: string) => cardOf('message_id', id)

interface ShownLink {
  readonly url_key: string
  readonly card_id: number | null
}

/** Locks the link of a post or message. */
export async function lockLink(tx: Tx, of: Showing): Promise<ShownLink | undefined> {
  const { rows } = await sql<ShownLink>`
    select url_key, card_id from shown_links where ${isOf(of)} for update`.execute(tx)
  return rows[0]
}

/** Sets the link of a post or message; `card` null: its author wants none. */
export async function setLink(
  tx: Tx,
  of: Showing,
  { urlKey, card }: { urlKey: string; card: number | null },
): Promise<void> {
  const [column, id] = 'post' in of ? (['post_id', of.post] as const) : (['message_id', of.message] as const)
  await sql`
    insert into shown_links (${sql.ref(column)}, url_key, card_id) values (${id}, ${urlKey}, ${card})
    on conflict (${sql.ref(column)}) do update set url_key = excluded.url_key, card_id = excluded.card_id`.execute(
    tx,
  )
}

export async function unsetLink(tx: Tx, of: Showing): Promise<void> {
  await sql`delete from shown_links where ${isOf(of)}`.execute(tx)
}

/** Removes the card of a post or message. Its text gets no other one. */
export async function removeCard(tx: Tx, of: Showing): Promise<void> {
  await sql`update shown_links set card_id = null where ${isOf(of)} and card_id is not null`.execute(tx)
}

/** Returns the card that a post or message shows. */
export async function findCard(db: Db, of: Showing): Promise<LinkCardRow | null> {
  const { rows } = await sql<{ card: LinkCardRow }>`
    select ${cardObject('lk')} as card from shown_links l join link_cards lk on lk.id = l.card_id
    where ${isOf(of)} and lk.state = 'ready'`.execute(db)
  return rows[0]?.card ?? null
}

/** Lists the messages that show this card, in the order in which their conversations are locked. */
export async function listMessagesShowing(tx: Tx, card: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select d.id from shown_links l join messages d on d.id = l.message_id
    where l.card_id = ${card} and d.deleted_at is null order by d.conversation_id, d.id`.execute(tx)
  return rows.map(({ id }) => id)
}
