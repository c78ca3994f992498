import type { Request } from '../../api/call.ts'

/** What the bell asks for; one answer serves it, its panel, what pops up and the title. */
export const bellAsks: Request<'notification_list'> = { limit: 10 }
