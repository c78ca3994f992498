/**
 * Posts while they are written and sent. They live outside the components, so that an upload continues while
 * its author reads elsewhere, and the form is unchanged when they come back.
 */
import type { Post } from '@commons/contract/posts/posts.ts'
import { t } from '@lingui/core/macro'
import { onlineManager, type QueryClient } from '@tanstack/react-query'
import { CallError, networkError } from '../../../api/call-error.ts'
import { afterWrite } from '../../../api/use-call.ts'
import { messageText } from '../../../locales/contract-messages.ts'
import { toast } from '../../../ui/notices/toast.ts'
import { hasNothing, isOutdated, isTooLong, startOf, type Composing } from './composing-state.ts'
import { ChangedMeanwhile, draftOf, editFieldsOf, saysTheSame, versionOf } from '../editing/edited-post.ts'
import { keepDraft } from '../../../compose/keep-draft.ts'
import {
  isCaptions,
  lookAt,
  whyNoCaptions,
  whyTooMuch,
  type Refused,
  type UploadLimits,
} from '../../../compose/media-file.ts'
import { startOf as startOfDelivery } from '../../../compose/send/delivery.ts'
import { isCancelled, isLost, problemOf } from '../../../compose/send/problem.ts'
import { blankPost, postDraft, type PostDraft, type PostPlace } from './post-draft.ts'
import { announcePost, isHeldBack, readPosted } from './posted.ts'
import type { Words } from './restore-draft.ts'
import { bytesOf, fieldsOf, sendPost } from './send-post.ts'
import { keepPost, sayWaits } from './waiting-posts.ts'

// Members who were asked once: leaving out a description again is on purpose.
const leavesWordsOut = new Set<number>()

/** How a post left the form: it waits for the network, or has arrived. */
export type Ending = 'waits' | 'arrived'

/** Creates a composer. `onIdle` is called when it is no longer shown and nothing is being sent. */
export function makeComposer(member: number, place: PostPlace, original?: Post, onIdle?: () => void) {
  let state = startOf(original)
  let onItsWay: { cancel: () => void } | undefined
  let look = 0
  let opened = false
  let ended = false
  // A draft that storage gave back while a post was being sent; restored afterwards.
  let held: PostDraft | undefined
  const listeners = new Set<() => void>()
  const endings = new Set<(how: Ending) => void>()
  const keeper = keepDraft(
    postDraft,
    member,
    place,
    () => (held ? postDraft.join(state.draft, held) : state.draft),
    (draft) => (state.edited ? saysTheSame(draft, state.edited) : postDraft.isBlank(draft)),
  )

  function change(parts: Partial<Composing>) {
    // The draft kept so far is what its member comes back to.
    if (ended) return
    state = { ...state, ...parts }
    if (parts.draft) keeper.changed()
    for (const listener of listeners) listener()
  }

  /** Changed content is another post, so it must not be sent under the key of the previous one. */
  function edit(parts: Partial<PostDraft>) {
    if (state.sending) return
    const draft = { ...state.draft, ...parts, sentAs: undefined }
    const wantsAlt = 'media' in parts ? 0 : state.wantsAlt
    change({ draft, problem: undefined, tookOne: undefined, wantsAlt })
  }

  function clear() {
    look++
    change(startOf(state.edited))
    keeper.forget()
    restoreHeld()
  }

  function refuse({ refusal, values }: Refused | { refusal: 'captions_without_video'; values?: undefined }) {
    change({ problem: { message: messageText(`refusal.${refusal}`, values), retry: false, isOfFile: true } })
  }

  /** Returns whether the file was taken. */
  async function addMedia(file: File, limits: UploadLimits): Promise<boolean> {
    const mine = ++look
    change({ looking: true, problem: undefined, tookOne: undefined })
    const found = await lookAt(file, limits)
    // Another file was chosen since, or the form was cleared.
    if (mine !== look) return false
    change({ looking: false })
    if ('refusal' in found) {
      refuse(found)
      return false
    }
    // Keeps the description: restored words without a file were waiting for this one.
    edit({ media: found, captions: undefined })
    return true
  }

  function addCaptions(file: File, limits: UploadLimits): void {
    const refused = whyNoCaptions(file, limits)
    if (refused) refuse(refused)
    else if (state.draft.media?.kind !== 'video') refuse({ refusal: 'captions_without_video' })
    else edit({ captions: file })
  }

  /** Takes files: one picture or one video, and captions for the video. */
  async function addFiles(files: readonly File[], limits: UploadLimits): Promise<void> {
    // From a drop or a paste: the form's own buttons are disabled while sending.
    if (state.sending) {
      if (files.length > 0) toast.error(t`Your post is still being sent. Add the file again afterwards.`)
      return
    }
    const captions = files.find(isCaptions)
    const [first, ...others] = files.filter((file) => !isCaptions(file))
    const isKept = state.draft.media !== undefined || state.draft.keepsFile
    if (first && !isKept && !(await addMedia(first, limits))) return
    if (captions) addCaptions(captions, limits)
    if (first && isKept) change({ tookOne: 'kept' })
    else if (others.length > 0) change({ tookOne: 'first' })
  }

  function restore(kept: PostDraft) {
    if (state.edited) {
      // Changes typed since edit the same post: two versions of one post cannot be merged.
      const isUntouched = !state.sending && saysTheSame(state.draft, state.edited)
      if (isUntouched && !saysTheSame(kept, state.edited)) change({ draft: kept, restored: true })
    }
    // A post being sent cannot be changed, and its draft is cleared once it has arrived.
    else if (state.sending || ended) held = kept
    else change({ draft: postDraft.join(state.draft, kept), restored: true })
  }

  /** Takes the latest version of the edited post. An untouched draft follows it. */
  function saw(now: Post): void {
    const { edited, draft, sending } = state
    if (!edited || sending) return
    // An answer to an earlier request may arrive later.
    if ((now.edited_at ?? '') < (edited.edited_at ?? '')) return
    const goesAlong = saysTheSame(draft, edited) || saysTheSame(draft, now)
    change({ edited: now, ...(goesAlong ? { draft: draftOf(now), restored: false } : {}) })
  }

  function restoreHeld() {
    const kept = held
    held = undefined
    if (kept) restore(kept)
  }

  /**
   * Takes back the words of a post that failed. Refuses while another is being sent: that one may be cleared.
   */
  function takeWords(words: Words): boolean {
    if (ended || state.sending) return false
    // A post has one file, and neither may be lost.
    if (words.media && state.draft.media) return false
    restore({ ...blankPost, ...words })
    return true
  }

  /** Sends the post. Asks first about a picture without a description, unless `anyway`. */
  async function post(client: QueryClient, limits: UploadLimits, { anyway = false } = {}): Promise<void> {
    const { draft, edited } = state
    if (ended || state.sending || state.looking || hasNothing(state) || isTooLong(draft)) return
    if (isOutdated(state)) return
    const tooMuch = draft.media && whyTooMuch(draft.media, limits)
    if (tooMuch) return refuse(tooMuch)
    if (anyway) leavesWordsOut.add(member)
    if (draft.media?.kind === 'image' && draft.alt.trim() === '' && !leavesWordsOut.has(member))
      return change({ wantsAlt: state.wantsAlt + 1, tookOne: undefined, problem: undefined })
    const key = draft.sentAs ?? crypto.randomUUID()
    // Kept with the draft: if the tab is killed, the same post still has the same key.
    const sent = { ...draft, sentAs: key }
    const begun = {
      draft: sent,
      problem: undefined,
      restored: false,
      tookOne: undefined,
      wantsAlt: 0,
    } as const
    if (!edited && !onlineManager.isOnline()) {
      change({ ...begun, sending: startOfDelivery(bytesOf(draft), 'offline') })
      if (!(await leaveToOutbox(sent, key)) && !ended) fail(networkError())
      return
    }
    const way = sendPost({ place, edited }, draft, key, {
      onChange: (sending) => change({ sending }),
      onTakenBack: () => {
        // From now on the same content is another post.
        if (state.draft.sentAs === key) change({ draft: { ...state.draft, sentAs: undefined } })
      },
    })
    onItsWay = way
    change({ ...begun, sending: way.sending })
    try {
      const answer = await way.answer
      if (ended) return
      const post = answer.recdata
      if (edited) {
        client.setQueryData(['post_card', { post_id: post.post_id }], answer)
        void afterWrite(client, 'edit_post', editFieldsOf(edited, draft, key), answer)
        state = { ...state, edited: post }
      } else {
        void readPosted(client, fieldsOf(place, draft, key), answer)
        // If the composer is no longer shown, the visible lists are not those that the post belongs in.
        if (!isHeldBack(post) && listeners.size > 0) announcePost(post)
      }
      finish('arrived')
      toast.success(answer.message)
    } catch (error) {
      if (ended || (isLost(error) && !edited && (await leaveToOutbox(sent, key)))) return
      if (!ended) fail(error)
    }
  }

  function finish(how: Ending) {
    clear()
    for (const ending of endings) ending(how)
    if (listeners.size === 0) onIdle?.()
  }

  /**
   * Leaves the post to the outbox, which sends it once there is a network. False if the browser cannot keep
   * it.
   */
  async function leaveToOutbox(draft: PostDraft, key: string): Promise<boolean> {
    const isKept = await keepPost({ key, place, draft })
    if (!isKept || ended) return isKept
    if (listeners.size === 0) sayWaits()
    finish('waits')
    return true
  }

  function fail(error: unknown) {
    if (error instanceof ChangedMeanwhile) {
      // It was not sent: the next attempt checks again.
      change({ sending: undefined, draft: { ...state.draft, sentAs: undefined } })
      if (listeners.size === 0)
        toast.error(t`Your post was changed elsewhere while you were editing. Your changes are kept.`)
      return saw(error.post)
    }
    if (error instanceof CallError) {
      const isOffline = isLost(error) && !onlineManager.isOnline()
      const message = isOffline ? t`You're offline. Please try again when you're back.` : error.message
      const reused = error.refusal === 'idempotency_key_reused'
      change({
        sending: undefined,
        problem: { ...problemOf(error), message },
        ...(reused ? { draft: { ...state.draft, sentAs: undefined } } : {}),
      })
      if (listeners.size === 0) toast.error(message)
    } else change({ sending: undefined })
    restoreHeld()
    if (error instanceof CallError) return
    if (!isCancelled(error)) throw error
  }

  return {
    current: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      if (!opened) void keeper.load().then((kept) => kept && restore(kept))
      opened = true
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0 && !state.sending) onIdle?.()
      }
    },
    /** Calls the listener when a post has left the form. */
    onEnd(ending: (how: Ending) => void) {
      endings.add(ending)
      return () => void endings.delete(ending)
    },
    edit,
    addFiles,
    addCaptions,
    removeMedia: () => edit({ media: undefined, captions: undefined, alt: '', keepsFile: false }),
    saw,
    /** The author chose to write the description. */
    willDescribe: () => change({ wantsAlt: 0 }),
    /** Lets the draft overwrite what was changed elsewhere. */
    overwrite: () => state.edited && edit({ base: versionOf(state.edited) }),
    takeWords,
    clear,
    post,
    cancel: () => onItsWay?.cancel(),
    /** The member has gone. A post that was being sent keeps its key: sent again later, it is the same post. */
    end() {
      keeper.end()
      ended = true
    },
  }
}

export type Composer = ReturnType<typeof makeComposer>
