/** Reels that were sent and not answered: a session or a page may end during an upload. */
import { currentSession, watchMember } from '../../../api/session.ts'
import type { DraftKind } from '../../../compose/draft.ts'
import { keepSent } from '../../../compose/keep-sent.ts'
import { reelDraft, type ReelDraft } from './reel-draft.ts'
import { markSentReels } from './sent-mark.ts'

const sentReel: DraftKind<ReelDraft> = { ...reelDraft, name: 'sent-reel' }

let kept: ReturnType<typeof keepSent<ReelDraft>> | undefined

// Forces a new load after the next login, which also finds what this very page had sent.
watchMember(() => (kept = undefined))

/** Returns where the member's sent reels are kept; undefined if nobody is logged in. */
export function keptReels(): ReturnType<typeof keepSent<ReelDraft>> | undefined {
  const member = currentSession()?.id
  if (member === undefined) return undefined
  const reels = (kept ??= keepSent(sentReel, member, 'new'))
  return {
    ...reels,
    save(key, draft) {
      markSentReels(member, true)
      reels.save(key, draft)
    },
  }
}
