/** The pictures of Pro members' own pages. */
import { sql } from 'kysely'
import { openPicture } from '../../../platform/media/uses.ts'

export const logoWidth = 320
export const backgroundWidth = 1440

export const logoMedia = openPicture(
  'pro_logo',
  sql`exists (select from pro_settings look where look.logo_id = m.id)`,
  { widths: [logoWidth] },
)

export const backgroundMedia = openPicture(
  'pro_background',
  sql`exists (select from pro_settings look where look.background_id = m.id)`,
  { widths: [backgroundWidth] },
)
