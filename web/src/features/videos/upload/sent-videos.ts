/** Videos that were sent and not answered: a session or a page may end during an upload. */
import { currentSession, watchMember } from '../../../api/session.ts'
import type { DraftKind } from '../../../compose/draft.ts'
import { keepSent } from '../../../compose/keep-sent.ts'
import { videoDraft, type VideoDraft } from './video-draft.ts'

const sentVideo: DraftKind<VideoDraft> = { ...videoDraft, name: 'sent-video' }

let kept: ReturnType<typeof keepSent<VideoDraft>> | undefined

// Forces a new load after the next login, which also finds what this very page had sent.
watchMember(() => (kept = undefined))

/** Returns where the member's sent videos are kept; undefined if nobody is logged in. */
export function keptVideos(): ReturnType<typeof keepSent<VideoDraft>> | undefined {
  const member = currentSession()?.id
  if (member === undefined) return undefined
  return (kept ??= keepSent(sentVideo, member, 'new'))
}
