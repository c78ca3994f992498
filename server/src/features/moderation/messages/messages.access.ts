/** Who reads and answers a thread between a member and moderators. */
import type { StaffRole } from '@commons/contract/call.ts'
import type { RefusalName } from '@commons/contract/refusals.ts'
import type { Db } from '../../../platform/db/prepared.ts'
import type { Platform } from '../../../platform/platform.ts'
import { moderatorOf } from '../queue/queue.access.ts'
import { findThread, type ThreadKey, type ThreadRow } from './messages.queries.ts'

interface Asking {
  readonly db: Db
  readonly member: { readonly id: number; readonly role?: StaffRole | undefined }
  readonly platform: Pick<Platform, 'reportKinds'>
  readonly language: 'en' | 'cs'
  readonly refuse: (
    refusal: Extract<RefusalName, 'member_not_found' | 'decision_not_found' | 'case_barred'>,
  ) => never
}

/** Returns the thread of a member for a moderator; refuses those who have a part in it. */
export async function threadFor(
  { db, member, platform, language, refuse }: Asking,
  key: ThreadKey,
): Promise<ThreadRow> {
  const thread = await findThread(db, platform.reportKinds, moderatorOf(member), key, language)
  if (!thread?.member) return refuse('member_not_found')
  if (key.decision !== null && thread.about === null) refuse('decision_not_found')
  if (thread.barred !== null) refuse('case_barred')
  return thread
}
