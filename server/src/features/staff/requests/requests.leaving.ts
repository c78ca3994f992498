/** Deleting a member who asked for it outside Commons: the same for the call and the operator's command. */
import type { Db } from '../../../platform/db/prepared.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { WriteContext } from '../../../platform/write.ts'
import { getAccount, orderLeavingMail, sendAway } from '../../accounts/public.ts'
import { takesLastAdmin } from '../staff.queries.ts'

/** Returns whether money is held for work of the member: it is released or returned first. */
export async function holdsMoney(db: Db, { leaving }: Platform, member: number): Promise<boolean> {
  for (const { holds } of leaving) if (await holds?.(db, member)) return true
  return false
}

type Context = Pick<WriteContext, 'tx' | 'tellEnded' | 'hint' | 'recheck'> & {
  readonly platform: Platform
  readonly refuse: (refusal: 'last_admin') => never
}

/** Hides the member, and mails them when they will be deleted, which it returns. */
export async function leaveAtRequest(context: Context, member: number, days: number): Promise<Date> {
  const { tx, platform, refuse } = context
  if (await takesLastAdmin(tx, [member])) refuse('last_admin')
  const at = await sendAway(context, member, days)
  if (days > 0) await orderLeavingMail(platform.mail, tx, await getAccount(tx, member), 'requested', at)
  return at
}
