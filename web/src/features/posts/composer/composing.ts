/**
 * Posts while they are written and sent. They live outside the components, so that an upload continues while
 * its author reads elsewhere, and the form is unchanged when they come back.
 */
import type { Post } from '@commons/contract/posts/posts.ts'
import { t } from '@lingui/core/macro'
import { onlineManager, type QueryClient } from '@tanstack/react-query'
import { CallError, networkError } from '../../../api/call-error.ts'
import { afterWrite } from '../../../api/use-call.ts'
import { toast } from '../../../ui/notices/toast.ts'
import {
  hasHalfSurvey,
  hasNothing,
  isOutdated,
  isTooLong,
  startOf,
  undescribed,
  type Composing,
} from './composing-state.ts'
import {
  ChangedMeanwhile,
  draftOf,
  editFieldsOf,
  saysTheSame,
  versionOf,
  withTopicOf,
} from '../editing/edited-post.ts'
import { keepDraft } from '../../../compose/keep-draft.ts'
import { isCaptions, whyNoCaptions, type UploadLimits } from '../../../compose/media-file.ts'
import { startOf as startOfDelivery } from '../../../compose/send/delivery.ts'
import { isCancelled, isLost, problemOf } from '../../../compose/send/problem.ts'
import { filesAfter, filesKept, fitTogether, movedFile, newFilesIn } from './draft-files.ts'
import { blankPost, postDraft, type DraftPart, type PostDraft, type PostPlace } from './post-draft.ts'
import {
  allFilesIn,
  changedPart,
  draftOfPosts,
  mostParts,
  postsIn,
  withAnotherPart,
  withMovedPart,
  withoutPart,
} from './thread-draft.ts'
import { announcePost, isForLater, readPosted, waitsForFiles } from './posted.ts'
import type { Words } from './restore-draft.ts'
import { sayRefused, takeFiles, whyAllTooMuch, type FileRefused } from './take-files.ts'
import { bytesOf, fieldsOf, sendPost } from './send-post.ts'
import { keepPost, sayWaits } from './waiting-posts.ts'

/** Fields that have no place of their own in the form. */
const saidBelow = ['parts', 'publish_at', 'survey_title', 'survey_options', 'survey_days']
const ofFields = ({ fields }: CallError) => saidBelow.map((name) => fields?.[name]).find(Boolean)

// Members who were asked once: leaving out a description again is on purpose.
const leavesWordsOut = new Set<number>()

/** How a post left the form: it waits for the network, or has arrived. */
export type Ending = 'waits' | 'arrived'

/** Creates a composer. `onIdle` is called when it is no longer shown and nothing is being sent. */
export function makeComposer(member: number, place: PostPlace, original?: Post, onIdle?: () => void) {
  let state = startOf(original)
  let onItsWay: { cancel: () => void } | undefined
  let looks = 0
  let lastLook: Promise<unknown> = Promise.resolve()
  let cleared = 0
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
    // Another picture is another question.
    const wantsAlt = allFilesIn(draft).length === allFilesIn(state.draft).length ? state.wantsAlt : 0
    change({ draft, problem: undefined, leftOut: undefined, wantsAlt })
  }

  const partOf = (id: number) => postsIn(state.draft).find((part) => part.id === id)
  const editPart = (id: number, change: Partial<DraftPart>) => edit(changedPart(state.draft, id, change))
  /** Changes the post that has this file. */
  function editPartWith(file: string, change: (part: DraftPart) => Partial<DraftPart>) {
    const part = postsIn(state.draft).find(({ files }) => files.some(({ id }) => id === file))
    if (part) editPart(part.id, change(part))
  }

  function clear() {
    cleared++
    change(startOf(state.edited))
    keeper.forget()
    restoreHeld()
  }

  const refuse = (refused: readonly FileRefused[]) =>
    change({ problem: { message: sayRefused(refused), retry: false, isOfFile: true } })

  function addCaptions(file: File, limits: UploadLimits, id = state.draft.firstId): void {
    const refused = whyNoCaptions(file, limits)
    if (refused) refuse([refused])
    else if (newFilesIn(partOf(id)?.files ?? [])[0]?.kind !== 'video')
      refuse([{ refusal: 'captions_without_video' }])
    else editPart(id, { captions: file })
  }

  /** Examines files and takes those that fit: pictures or one video, and captions for the video. */
  async function addLooked(files: readonly File[], limits: UploadLimits, id: number): Promise<void> {
    const mine = cleared
    const isMine = () => mine === cleared && !state.sending && partOf(id) !== undefined
    change({ problem: undefined, leftOut: undefined })
    const { refused, leftOut } = await takeFiles(
      files.filter((file) => !isCaptions(file)),
      limits,
      {
        current: () => partOf(id)?.files ?? [],
        others: () => postsIn(state.draft).flatMap((part) => (part.id === id ? [] : part.files)),
        take(taken) {
          if (id !== state.draft.firstId) return editPart(id, { files: taken })
          // A description that came back was waiting for its file.
          const [first, ...others] = taken
          const described = first && { ...first, alt: first.alt || state.draft.alt }
          if (described) edit({ files: [described, ...others], alt: '' })
        },
        isMine,
      },
    )
    if (!isMine()) return
    const captions = files.find(isCaptions)
    if (refused.length > 0) refuse(refused)
    else if (captions) addCaptions(captions, limits, id)
    if (leftOut) change({ leftOut: { ...leftOut, part: id } })
  }

  /** Takes files, after those that are still being examined. */
  async function addFiles(
    files: readonly File[],
    limits: UploadLimits,
    id = state.draft.firstId,
  ): Promise<void> {
    // From a drop or a paste: the form's own buttons are disabled while sending.
    if (state.sending) {
      if (files.length > 0) toast.error(t`Your post is still being sent. Add the file again afterwards.`)
      return
    }
    looks++
    change({ looking: true })
    lastLook = lastLook
      .then(() => addLooked(files, limits, id))
      .finally(() => change({ looking: --looks > 0 }))
    await lastLook
  }

  function restore(found: PostDraft) {
    const kept = state.edited
      ? { ...withTopicOf(state.edited, found), files: filesKept(found.files, state.edited) }
      : found
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
    if (goesAlong) change({ edited: now, draft: draftOf(now), restored: false })
    else
      change({
        edited: now,
        draft: { ...withTopicOf(now, draft), files: filesAfter(draft.files, edited, now) },
      })
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
    // No file may be lost.
    if (!fitTogether([...state.draft.files, ...(words.files ?? [])])) return false
    restore({ ...blankPost, ...words })
    return true
  }

  /**
   * Sends the post. Asks first about pictures without a description, unless `anyway`. With `saves`, it is sent to be
   * kept as a draft.
   */
  async function post(
    client: QueryClient,
    limits: UploadLimits,
    { anyway = false, saves = false } = {},
  ): Promise<void> {
    const { edited } = state
    // Sent to be kept, it is another post.
    const isOther = state.draft.isSaved !== saves
    const draft = isOther ? { ...state.draft, isSaved: saves, sentAs: undefined } : state.draft
    if (ended || state.sending || state.looking || hasNothing(state) || isTooLong(draft)) return
    if (hasHalfSurvey(draft)) return
    if (isOutdated(state)) return
    const tooMuch = whyAllTooMuch(newFilesIn(allFilesIn(draft)), limits)
    if (tooMuch) return refuse([tooMuch])
    if (anyway) leavesWordsOut.add(member)
    if (!saves && undescribed({ files: allFilesIn(draft) }).length > 0 && !leavesWordsOut.has(member))
      return change({ wantsAlt: state.wantsAlt + 1, leftOut: undefined, problem: undefined })
    const key = draft.sentAs ?? crypto.randomUUID()
    // Kept with the draft: if the tab is killed, the same post still has the same key.
    const sent = { ...draft, sentAs: key }
    const begun = {
      draft: sent,
      problem: undefined,
      restored: false,
      leftOut: undefined,
      wantsAlt: 0,
    } as const
    if (!edited && !saves && !onlineManager.isOnline()) {
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
        const fields = fieldsOf(place, draft, key)
        void readPosted(client, fields, answer)
        // If the composer is no longer shown, the visible lists are not those that the post belongs in.
        if (!waitsForFiles(answer) && !isForLater(fields, answer) && listeners.size > 0) announcePost(post)
      }
      finish('arrived')
      toast.success(answer.message)
    } catch (error) {
      if (ended || (isLost(error) && !edited && !saves && (await leaveToOutbox(sent, key)))) return
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
        problem: { ...problemOf(error), message: ofFields(error) ?? message },
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
    editPart,
    addPart: () => edit(withAnotherPart(state.draft)),
    /** Removes one, and returns a function that takes that back. */
    removePart(id: number): () => void {
      const before = postsIn(state.draft)
      edit(withoutPart(state.draft, id))
      return () => {
        const now = postsIn(state.draft)
        const at = before.findIndex((part) => part.id === id)
        const removed = before[at]
        if (!removed || now.length >= mostParts || now.some((part) => part.id === id)) return
        edit(draftOfPosts(now.toSpliced(at, 0, removed)))
      }
    },
    movePart: (id: number, by: 1 | -1) => edit(withMovedPart(state.draft, id, by)),
    describe: (id: string, alt: string) =>
      editPartWith(id, ({ files }) => ({
        files: files.map((file) => (file.id === id ? { ...file, alt } : file)),
      })),
    moveFile: (from: number, to: number, id = state.draft.firstId) =>
      editPart(id, { files: movedFile(partOf(id)?.files ?? [], from, to) }),
    removeFile: (id: string) =>
      editPartWith(id, ({ files }) => ({
        files: files.filter((file) => file.id !== id),
        captions: undefined,
      })),
    saw,
    /** The author chose to write the description. */
    willDescribe: () => change({ wantsAlt: 0 }),
    /** Lets the draft overwrite what was changed elsewhere. */
    overwrite() {
      const { draft, edited } = state
      if (edited) edit({ base: versionOf(edited), files: filesKept(draft.files, edited) })
    },
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
