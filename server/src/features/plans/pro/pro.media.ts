/** The pictures of Pro members' own pages. */
import { sql } from 'kysely'
import type { MediaUse } from '../../../platform/media/uses.ts'

export const logoWidth = 320
export const backgroundWidth = 1440

export const logoMedia: MediaUse = {
  name: 'pro_logo',
  audience: {
    open: sql`exists (select from pro_settings look where look.logo_id = m.id)`,
    visible: () => sql`false`,
  },
  widths: [logoWidth],
  enlarges: true,
}

export const backgroundMedia: MediaUse = {
  name: 'pro_background',
  audience: {
    open: sql`exists (select from pro_settings look where look.background_id = m.id)`,
    visible: () => sql`false`,
  },
  widths: [backgroundWidth],
  enlarges: true,
}
