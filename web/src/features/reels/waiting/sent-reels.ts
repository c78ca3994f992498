/** Reels that were sent and not answered: a session or a page may end during an upload. */
import { t } from '@lingui/core/macro'
import { currentSession, watchMember } from '../../../api/session.ts'
import type { DraftKind } from '../../../compose/draft.ts'
import { keepSent } from '../../../compose/keep-sent.ts'
import { reelDraft, type ReelDraft } from './reel-draft.ts'
import { markSentReels } from './sent-mark.ts'
import { reelUploads } from './upload-store.ts'

const sentReel: DraftKind<ReelDraft> = { ...reelDraft, name: 'sent-reel' }

let kept: ReturnType<typeof keepSent<ReelDraft>> | undefined

// Forces a new load after the next login, which also finds what this very page had sent.
watchMember(() => (kept = undefined))

function ofMember() {
  const member = currentSession()?.id
  return member === undefined ? undefined : (kept ??= keepSent(sentReel, member, 'new'))
}

export function keepSentReel(key: string, draft: ReelDraft): void {
  const member = currentSession()?.id
  if (member !== undefined) markSentReels(member, true)
  ofMember()?.save(key, { ...draft, sentAs: key })
}

/** Forgets a reel that has arrived, waits in the outbox, or was given up. */
export function forgetSentReel(key: string): void {
  ofMember()?.forget(key)
}

/** Lists the reels that an earlier session or page was sending as failed uploads. */
export async function restoreSentReels(): Promise<void> {
  const member = currentSession()?.id
  const found = (await ofMember()?.load()) ?? []
  if (member === undefined || currentSession()?.id !== member) return
  if (found.length === 0 && reelUploads.get().size === 0) markSentReels(member, false)
  const message = t`The page was closed before this was sent.`
  reelUploads.set((all) => {
    const next = new Map(all)
    for (const { key, draft } of found) {
      // If there was no room to store its file, it would be another reel: its author decides.
      const problem = { message, retry: draft.sentAs === key }
      if (!next.has(key)) next.set(key, { key, draft, sending: undefined, problem })
    }
    return next
  })
}
