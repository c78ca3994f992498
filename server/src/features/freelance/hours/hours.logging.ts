/** What follows a change of what is logged. */
import { hoursChanged, leftOf, type Moving } from './hours.money.ts'
import { type LockedHours, tell, windClock } from './hours.writing.queries.ts'

/** `more`: how many minutes more are logged than before. */
export async function logged(context: Moving, hours: LockedHours, more: number): Promise<void> {
  const { tx } = context
  await windClock(tx, hours.id)
  if (more > 0 && leftOf(hours) === more)
    await tell(tx, 'used_up', hours.id, [hours.client, hours.freelancer])
  hoursChanged(context, hours)
}
