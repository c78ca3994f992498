import type { Request } from '../../api/call.ts'

/** The bell's request; the bell, its panel, the popups and the page title share its answer. */
export const bellAsks: Request<'notification_list'> = { limit: 10 }
