/** The look of a member's page, for all code that shows it: columns of a statement, and their wire format. */
import type { ProLook } from '@commons/contract/plans/pro.ts'
import { type RawBuilder, sql } from 'kysely'
import type { MediaAddresses } from '../../../platform/media/address.ts'
import { bringsOwnPage } from '../plans.perks.ts'
import { backgroundWidth, logoWidth } from './pro.media.ts'

export interface LookRow {
  title: string
  headline: string
  theme: string
  footer: string
  logo_key: string | null
  background_key: string | null
}

export const lookColumns = sql`
  look.title, look.headline, look.theme, look.footer, logo.key as logo_key, background.key as background_key`

export const lookTables = sql`
  pro_settings look
  left join media logo on logo.id = look.logo_id
  left join media background on background.id = look.background_id`

/** The look as JSON; null if the member's plan includes no own page, or they have set nothing. */
export const lookOfMember = (member: RawBuilder<unknown>) => sql<LookRow | null>`(
  select to_jsonb(own) from (
    select ${lookColumns} from ${lookTables}
    where look.member_id = ${member} and ${bringsOwnPage(member)}) own)`

export function lookShape({ logo_key, background_key, ...row }: LookRow, media: MediaAddresses): ProLook {
  return {
    title: row.title,
    headline: row.headline,
    theme: row.theme,
    footer: row.footer,
    logo: logo_key === null ? null : media.rendition(logo_key, logoWidth),
    background: background_key === null ? null : media.rendition(background_key, backgroundWidth),
  }
}
