/**
 * Posts while they are written and sent. They live outside of the screens, so that an upload goes on
 * while its author reads elsewhere, and the form is as it was when they come back.
 */
import type { Post } from '@commons/contract/posts.ts'
import { t } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { CallError } from '../../../api/call-error.ts'
import { currentSession, watchSession } from '../../../api/session.ts'
import { afterWrite } from '../../../api/use-call.ts'
import { messageText } from '../../../locales/contract-messages.ts'
import { toast } from '../../../ui/toast.ts'
import { hasNothing, isOutdated, isTooLong, mayRetry, startOf, type Composing } from './composing-state.ts'
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
import { blankPost, postDraft, type PostDraft, type PostPlace } from './post-draft.ts'
import { announcePost, expectPost } from './posted.ts'
import type { Words } from './restore-draft.ts'
import { fieldsOf, sendPost, type PostOnItsWay } from './send-post.ts'

// Reminded once, its member knows: who leaves the words out again does so on purpose.
const remindedOfAlt = new Set<number>()

/** `onIdle` is called when nobody looks at it any more and nothing is on its way. */
function makeComposer(member: number, place: PostPlace, original?: Post, onIdle?: () => void) {
  let state = startOf(original)
  let onItsWay: PostOnItsWay | undefined
  let look = 0
  let opened = false
  let ended = false
  // What storage gave back while a post was on its way: it waits until that is over.
  let held: PostDraft | undefined
  const listeners = new Set<() => void>()
  const endings = new Set<() => void>()
  const keeper = keepDraft(
    postDraft,
    member,
    place,
    () => (held ? postDraft.join(state.draft, held) : state.draft),
    (draft) => (state.edited ? saysTheSame(draft, state.edited) : postDraft.isBlank(draft)),
  )

  function change(parts: Partial<Composing>) {
    // What is kept by now is what its member comes back to.
    if (ended) return
    state = { ...state, ...parts }
    if (parts.draft) keeper.changed()
    for (const listener of listeners) listener()
  }

  /** Changed content is another post: it must not pass for the one that was sent before. */
  function edit(parts: Partial<PostDraft>) {
    if (state.sending) return
    const draft = { ...state.draft, ...parts, sentAs: undefined }
    const wantsAlt = state.wantsAlt && !('media' in parts)
    change({ draft, problem: undefined, tookOne: false, wantsAlt })
  }

  function clear() {
    look++
    change(startOf(state.edited))
    keeper.forget()
    restoreHeld()
  }

  function refuse({ refusal, values }: Refused | { refusal: 'captions_without_video'; values?: undefined }) {
    change({ problem: { message: messageText(`refusal.${refusal}`, values), retry: false } })
  }

  /** Answers whether the file was taken. */
  async function addMedia(file: File, limits: UploadLimits): Promise<boolean> {
    const mine = ++look
    change({ looking: true, problem: undefined, tookOne: false })
    const found = await lookAt(file, limits)
    // Another was chosen meanwhile, or the form was cleared.
    if (mine !== look) return false
    change({ looking: false })
    if ('refusal' in found) {
      refuse(found)
      return false
    }
    // What was said of another file does not go with this one; words that came back without one do.
    const { media, keepsFile, alt } = state.draft
    edit({ media: found, alt: media || keepsFile ? '' : alt, captions: undefined, keepsFile: false })
    return true
  }

  function addCaptions(file: File, limits: UploadLimits): void {
    const refused = whyNoCaptions(file, limits)
    if (refused) refuse(refused)
    else if (state.draft.media?.kind !== 'video') refuse({ refusal: 'captions_without_video' })
    else edit({ captions: file })
  }

  /** A post has one picture or one video, and that may have captions. */
  async function addFiles(files: readonly File[], limits: UploadLimits): Promise<void> {
    // By a drop or a paste: the form's own buttons rest meanwhile.
    if (state.sending) {
      if (files.length > 0) toast.error(t`Your post is still being sent. Add the file again afterwards.`)
      return
    }
    const captions = files.find(isCaptions)
    const [first, ...others] = files.filter((file) => !isCaptions(file))
    const wasTaken = !first || (await addMedia(first, limits))
    if (!wasTaken) return
    if (captions) addCaptions(captions, limits)
    if (others.length > 0) change({ tookOne: true })
  }

  function restore(kept: PostDraft) {
    if (state.edited) {
      // What is typed by now changes the same post: two versions of one cannot be joined.
      const isUntouched = !state.sending && saysTheSame(state.draft, state.edited)
      if (isUntouched && !saysTheSame(kept, state.edited)) change({ draft: kept, restored: true })
    }
    // What is on its way cannot be changed, and goes away when it has arrived.
    else if (state.sending || ended) held = kept
    else change({ draft: postDraft.join(state.draft, kept), restored: true })
  }

  /** The post that is changed is this by now. Where nothing was written yet, that goes along. */
  function saw(now: Post): void {
    const { edited, draft, sending } = state
    if (!edited || sending) return
    // An answer that was asked for earlier may come later.
    if ((now.edited_at ?? '') < (edited.edited_at ?? '')) return
    const goesAlong = saysTheSame(draft, edited) || saysTheSame(draft, now)
    change({ edited: now, ...(goesAlong ? { draft: draftOf(now), restored: false } : {}) })
  }

  function restoreHeld() {
    const kept = held
    held = undefined
    if (kept) restore(kept)
  }

  /** Of a post that failed. Nothing is promised while another is on its way: that one may be all that stays. */
  function takeWords(words: Words): boolean {
    if (ended || state.sending) return false
    restore({ ...blankPost, ...words })
    return true
  }

  async function post(client: QueryClient, limits: UploadLimits): Promise<void> {
    const { draft, edited } = state
    if (ended || state.sending || state.looking || hasNothing(state) || isTooLong(draft)) return
    if (isOutdated(state)) return
    const tooMuch = draft.media && whyTooMuch(draft.media, limits)
    if (tooMuch) return refuse(tooMuch)
    if (draft.media?.kind === 'image' && draft.alt.trim() === '' && !remindedOfAlt.has(member)) {
      remindedOfAlt.add(member)
      return change({ wantsAlt: true, problem: undefined })
    }
    const key = draft.sentAs ?? crypto.randomUUID()
    const way = sendPost({ place, edited }, draft, key, {
      onChange: (sending) => change({ sending }),
      onTakenBack: () => {
        // The same is another post from now on.
        if (state.draft.sentAs === key) change({ draft: { ...state.draft, sentAs: undefined } })
      },
    })
    onItsWay = way
    change({
      // Kept with the draft: after a killed tab the same post still has the same key.
      draft: { ...draft, sentAs: key },
      sending: way.sending,
      problem: undefined,
      restored: false,
      tookOne: false,
    })
    try {
      const answer = await way.answer
      if (ended) return
      const post = answer.recdata
      if (edited) {
        client.setQueryData(['post_detail', { post_id: post.post_id }], answer)
        void afterWrite(client, 'edit_post', editFieldsOf(edited, draft, key), answer)
        state = { ...state, edited: post }
      } else {
        const waits = post.file_state === 'processing' || post.file_state === 'failed'
        // Before the lists are read anew, so that none of them passes it by.
        if (waits) expectPost(post.post_id)
        void afterWrite(client, 'add_post', fieldsOf(place, draft, key), answer)
        // Elsewhere the lists on screen are not those that it goes into.
        if (!waits && listeners.size > 0) announcePost(post)
      }
      clear()
      toast.success(answer.message)
      for (const ending of endings) ending()
      if (listeners.size === 0) onIdle?.()
    } catch (error) {
      if (!ended) fail(error)
    }
  }

  function fail(error: unknown) {
    if (error instanceof ChangedMeanwhile) {
      // It has not been sent: the next attempt looks again.
      change({ sending: undefined, draft: { ...state.draft, sentAs: undefined } })
      if (listeners.size === 0)
        toast.error(t`Your post was changed elsewhere while you were editing. Your changes are kept.`)
      return saw(error.post)
    }
    if (error instanceof CallError) {
      const { message, requestId, refusal } = error
      const reused = refusal === 'idempotency_key_reused'
      change({
        sending: undefined,
        problem: { message, requestId, retry: mayRetry(error) },
        ...(reused ? { draft: { ...state.draft, sentAs: undefined } } : {}),
      })
      if (listeners.size === 0) toast.error(message)
    } else change({ sending: undefined })
    restoreHeld()
    if (error instanceof CallError) return
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
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
    /** Told when a post has gone out. */
    onEnd(ending: () => void) {
      endings.add(ending)
      return () => void endings.delete(ending)
    },
    edit,
    addFiles,
    addCaptions,
    removeMedia: () => edit({ media: undefined, captions: undefined, alt: '', keepsFile: false }),
    saw,
    /** What was changed elsewhere meanwhile is to be written over. */
    overwrite: () => state.edited && edit({ base: versionOf(state.edited) }),
    takeWords,
    clear,
    post,
    cancel: () => onItsWay?.cancel(),
    /** Its member has gone. What was on its way keeps its key: sent again later, it is the same post. */
    end() {
      keeper.end()
      ended = true
    },
  }
}

export type Composer = ReturnType<typeof makeComposer>

const composers = new Map<string, { member: number; composer: Composer }>()

/** Where this member writes in this place. */
export function composerAt(member: number, place: PostPlace): Composer {
  return found(member, place) ?? made(member, place, makeComposer(member, place))
}

/** Where this member changes a post. It is there as long as somebody looks or it is on its way. */
export function editorOf(member: number, post: Post): Composer {
  const place: PostPlace = `edit.${post.post_id}`
  const forget = () => {
    composer.end()
    composers.delete(nameOf(member, place))
  }
  const composer = found(member, place) ?? made(member, place, makeComposer(member, place, post, forget))
  return composer
}

const nameOf = (member: number, place: PostPlace) => `${member}.${place}`
const found = (member: number, place: PostPlace) => composers.get(nameOf(member, place))?.composer

function made(member: number, place: PostPlace, composer: Composer): Composer {
  composers.set(nameOf(member, place), { member, composer })
  return composer
}

// What one member writes is not there for the next, and is not sent in their name.
watchSession(() => {
  const id = currentSession()?.id
  for (const [name, { member, composer }] of composers) {
    if (member === id) continue
    composer.end()
    composers.delete(name)
  }
})
