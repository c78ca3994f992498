/** Cards of links as posts, messages and the composer show them. */
import type { LinkCard } from '@commons/contract/shared/link-card.ts'
import { sql } from 'kysely'
import { linkPictureAddress } from './link-picture-address.ts'

export interface LinkCardRow {
  readonly url: string
  readonly host: string
  readonly title: string
  readonly description: string
  readonly picture_key: string | null
  readonly picture_width: number | null
  readonly picture_height: number | null
}

const columns = ['url', 'host', 'title', 'description', 'picture_key', 'picture_width', 'picture_height']

/** The card of the row `k` as JSON. */
export const cardObject = (k: string) =>
  sql<LinkCardRow>`jsonb_build_object(${sql.join(columns.flatMap((each) => [sql.lit(each), sql.ref(`${k}.${each}`)]))})`

export function linkCardShape(row: LinkCardRow | null): LinkCard | null {
  if (!row) return null
  const {
    url,
    host,
    title,
    description,
    picture_key: key,
    picture_width: width,
    picture_height: height,
  } = row
  const picture =
    key !== null && width !== null && height !== null ? { url: linkPictureAddress(key), width, height } : null
  return { url, host, title, description, picture }
}
