/** Reminds members every minute of projects that end soon. */
import { now } from '../../../platform/clock.ts'
import type { JobKind } from '../../../platform/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { write } from '../../../platform/write.ts'
import { remindSome } from './reminders.queries.ts'

const atOnce = 500

export const remindOfEnds = (platform: Platform): JobKind<object> => ({
  name: 'funding.remind-of-ends',
  every: '* * * * *',
  expireInSeconds: 300,
  async work() {
    while ((await tell(platform)) === atOnce) continue
  },
})

/** Reminds some members; returns how many. */
async function tell(platform: Platform): Promise<number> {
  return write(platform, async ({ tx, emit, hint }) => {
    const gone = await remindSome(tx, now(), atOnce)
    for (const group of new Set(gone.map(({ group_id }) => group_id))) emit('project.moved', { group })
    for (const member of new Set(gone.map(({ member_id }) => member_id)))
      hint(`project_reminders:${member}`, [member])
    return gone.length
  })
}
