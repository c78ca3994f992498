/** Reels that were sent and have not been answered: a session or a page may end while a film is on its way. */
import { t } from '@lingui/core/macro'
import { currentSession, watchMember } from '../../../api/session.ts'
import type { DraftKind } from '../../../compose/draft.ts'
import { keepSent } from '../../../compose/keep-sent.ts'
import { reelDraft, type ReelDraft } from './reel-draft.ts'
import { markSentReels } from './sent-mark.ts'
import { reelUploads } from './upload-store.ts'

const sentReel: DraftKind<ReelDraft> = { ...reelDraft, name: 'sent-reel' }

let kept: ReturnType<typeof keepSent<ReelDraft>> | undefined

// After the next login, what this very page had sent is looked for, too.
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

/** It has arrived, waits in the outbox, or was given up. */
export function forgetSentReel(key: string): void {
  ofMember()?.forget(key)
}

/** Has the reels that an earlier session or page was sending stand among those that could not be sent. */
export async function restoreSentReels(): Promise<void> {
  const member = currentSession()?.id
  const found = (await ofMember()?.load()) ?? []
  if (member === undefined || currentSession()?.id !== member) return
  if (found.length === 0 && reelUploads.get().size === 0) markSentReels(member, false)
  const message = t`The page was closed before this was sent.`
  reelUploads.set((all) => {
    const next = new Map(all)
    for (const { key, draft } of found) {
      // Without a file for which there was no room it is another reel: its author decides.
      const problem = { message, retry: draft.sentAs === key }
      if (!next.has(key)) next.set(key, { key, draft, sending: undefined, problem })
    }
    return next
  })
}
