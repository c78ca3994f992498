/** Compares each job that is published with the saved searches that have an alert. */
import { type EventReader, on } from '../../../platform/events.ts'
import type { Platform } from '../../../platform/platform.ts'
import { write } from '../../../platform/write.ts'
import { alertMembers } from './searches.queries.ts'

/** Notifies members whose searches find a job. Repeating it changes nothing. */
export async function alertOfJob(platform: Platform, { job }: { job: number }): Promise<void> {
  await write(platform, async ({ tx, emit }) => {
    if ((await alertMembers(tx, job)).length > 0) emit('job.alerted', { job })
  })
}

/** Durable, since nothing would trigger it again. */
export const searchReaders = (platform: Platform): readonly EventReader[] => [
  on('job.published', (event) => alertOfJob(platform, event), { durableAs: 'freelance-alerts' }),
]
