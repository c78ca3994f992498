/**
 * Posts while they are written and sent. They live outside of the screens, so that an upload goes on
 * while its author reads elsewhere, and the form is as it was when they come back.
 */
import type { QueryClient } from '@tanstack/react-query'
import { CallError } from '../../api/call-error.ts'
import { currentSession, watchSession } from '../../api/session.ts'
import { afterWrite } from '../../api/use-call.ts'
import { messageText } from '../../locales/contract-messages.ts'
import { toast } from '../../ui/toast.ts'
import { blankDraft, type Draft, type DraftPlace } from './draft.ts'
import { joinDrafts } from './join-drafts.ts'
import { keepDraft } from './keep-draft.ts'
import {
  isCaptions,
  lookAt,
  whyNoCaptions,
  whyTooMuch,
  type Refused,
  type UploadLimits,
} from './media-file.ts'
import { charactersLeft, longestAlt } from './post-text.ts'
import { announcePost, expectPost } from './posted.ts'
import type { Words } from './restore-draft.ts'
import { fieldsOf, sendPost, type PostOnItsWay, type Sending } from './send-post.ts'

export interface Problem {
  readonly message: string
  readonly requestId?: string | undefined
  readonly retry: boolean
}

export interface Composing {
  readonly draft: Draft
  /** The draft is one that an earlier page had kept. */
  readonly restored: boolean
  /** A chosen file is looked at. */
  readonly looking: boolean
  readonly sending: Sending | undefined
  readonly problem: Problem | undefined
  /** Several files were chosen, and one of them was taken. */
  readonly tookOne: boolean
}

const blank: Composing = {
  draft: blankDraft,
  restored: false,
  looking: false,
  sending: undefined,
  problem: undefined,
  tookOne: false,
}

/** Whether another attempt with the same content can succeed. */
function mayRetry({ refusal, status }: CallError): boolean {
  return refusal === 'network' || refusal === 'too_many_processing' || status >= 500 || status === 429
}

const isTooLong = ({ text, alt, media }: Draft) =>
  (charactersLeft(text) ?? 0) < 0 || (media !== undefined && (charactersLeft(alt, longestAlt) ?? 0) < 0)

export const hasNothing = ({ text, media }: Draft) => text.trim() === '' && !media

function makeComposer(member: number, place: DraftPlace) {
  let state = blank
  let onItsWay: PostOnItsWay | undefined
  let look = 0
  let opened = false
  let ended = false
  // What storage gave back while a post was on its way: it waits until that is over.
  let held: Draft | undefined
  const listeners = new Set<() => void>()
  const endings = new Set<() => void>()
  const keeper = keepDraft(member, place, () => (held ? joinDrafts(state.draft, held) : state.draft))

  function change(parts: Partial<Composing>) {
    // What is kept by now is what its member comes back to.
    if (ended) return
    state = { ...state, ...parts }
    if (parts.draft) keeper.changed()
    for (const listener of listeners) listener()
  }

  /** Changed content is another post: it must not pass for the one that was sent before. */
  function edit(parts: Partial<Draft>) {
    if (state.sending) return
    change({ draft: { ...state.draft, ...parts, sentAs: undefined }, problem: undefined, tookOne: false })
  }

  function clear() {
    look++
    change(blank)
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
    const { media: before, alt } = state.draft
    edit({ media: found, alt: before ? '' : alt, captions: undefined })
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
    if (state.sending) return
    const captions = files.find(isCaptions)
    const [first, ...others] = files.filter((file) => !isCaptions(file))
    const wasTaken = !first || (await addMedia(first, limits))
    if (!wasTaken) return
    if (captions) addCaptions(captions, limits)
    if (others.length > 0) change({ tookOne: true })
  }

  function restore(kept: Draft) {
    // What is on its way cannot be changed, and goes away when it has arrived.
    if (state.sending || ended) held = kept
    else change({ draft: joinDrafts(state.draft, kept), restored: true })
  }

  function restoreHeld() {
    const kept = held
    held = undefined
    if (kept) restore(kept)
  }

  /** Of a post that failed. Nothing is promised while another is on its way: that one may be all that stays. */
  function takeWords(words: Words): boolean {
    if (ended || state.sending) return false
    restore({ ...blankDraft, ...words })
    return true
  }

  async function post(client: QueryClient, limits: UploadLimits): Promise<void> {
    const { draft } = state
    if (ended || state.sending || state.looking || hasNothing(draft) || isTooLong(draft)) return
    const tooMuch = draft.media && whyTooMuch(draft.media, limits)
    if (tooMuch) return refuse(tooMuch)
    const key = draft.sentAs ?? crypto.randomUUID()
    const way = sendPost(place, draft, key, {
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
      const { file_state, post_id } = answer.recdata
      const waits = file_state === 'processing' || file_state === 'failed'
      // Before the lists are read anew, so that none of them passes it by.
      if (waits) expectPost(post_id)
      void afterWrite(client, 'add_post', fieldsOf(place, draft, key), answer)
      clear()
      toast.success(answer.message)
      // Elsewhere the lists on screen are not those that it goes into.
      if (!waits && listeners.size > 0) announcePost(answer.recdata)
      for (const ending of endings) ending()
    } catch (error) {
      if (!ended) fail(error)
    }
  }

  function fail(error: unknown) {
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
      return () => void listeners.delete(listener)
    },
    /** Told when a post has gone out. */
    onEnd(ending: () => void) {
      endings.add(ending)
      return () => void endings.delete(ending)
    },
    edit,
    addFiles,
    addCaptions,
    removeMedia: () => edit({ media: undefined, captions: undefined, alt: '' }),
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
export function composerAt(member: number, place: DraftPlace): Composer {
  const name = `${member}.${place}`
  const found = composers.get(name)
  if (found) return found.composer
  const composer = makeComposer(member, place)
  composers.set(name, { member, composer })
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
