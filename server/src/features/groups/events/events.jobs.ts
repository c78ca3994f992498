/** Reminds whoever comes to events of groups, and removes those deleted 30 days ago. */
import { now } from '../../../platform/clock.ts'
import type { JobKind } from '../../../platform/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { write } from '../../../platform/write.ts'
import { remindOfEvents, removeDeletedEvent } from './events.writing.queries.ts'

const atOnce = 20

/** Each event is reminded of once: whatever process reminds notes it in the same transaction. */
export const remindGuests = (platform: Platform): JobKind<object> => ({
  name: 'groups.events.remind',
  every: '*/5 * * * *',
  async work() {
    const at = now()
    const remind = () =>
      write(platform, async ({ tx, emit }) => {
        const events = await remindOfEvents(tx, at, atOnce)
        for (const event of events) emit('group.event', { event })
        return events.length
      })
    while ((await remind()) === atOnce) continue
  },
})

export const removeOldEvents = (platform: Platform): JobKind<object> => ({
  name: 'groups.events.remove-deleted',
  every: '33 * * * *',
  async work() {
    while (await write(platform, ({ tx }) => removeDeletedEvent(tx))) continue
  },
})
