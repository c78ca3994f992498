import type { OutputOf } from '@commons/contract/call.ts'
import type { show_language } from '@commons/contract/accounts/settings.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import type { Db } from '../../../platform/db/prepared.ts'
import type { Viewer } from '../../../platform/viewer.ts'
import { hasUnpublished as hasUnpublishedPost } from '../../posts/public.ts'
import { firstStepsLeft } from '../../profiles/public.ts'
import { hasUnpublished as hasUnpublishedReel } from '../../reels/public.ts'
import { openPolls } from '../../surveys/public.ts'

type HomeStart = NonNullable<OutputOf<typeof show_language>['home']>

/** Returns what Home has above its posts: read one by one by the page, it would come after them and move them. */
export async function homeStart(db: Db, viewer: Viewer): Promise<HomeStart> {
  const { member, isAbsent } = viewer
  const isUnpublished =
    (await hasUnpublishedPost(db, member.id)) ||
    (!isAbsent('reels') && (await hasUnpublishedReel(db, member.id)))
  return {
    first_steps: await firstStepsLeft(db, member.id),
    polls: isAbsent('surveys') ? [] : await openPolls(db, viewer),
    has_unpublished: flag(isUnpublished),
  }
}
