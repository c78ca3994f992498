/**
 * Comments being written and sent. They live outside the cards, so that nothing typed is lost when a card
 * leaves the screen, and what is being sent arrives all the same.
 */
import { t } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { CallError } from '../api/call-error.ts'
import { currentSession, watchSession } from '../api/session.ts'
import { messageText } from '../locales/contract-messages.ts'
import { toast } from '../ui/notices/toast.ts'
import { isSameDraft } from '../compose/draft.ts'
import { keepDraft } from '../compose/keep-draft.ts'
import { keepSent } from '../compose/keep-sent.ts'
import {
  longestAlt,
  lookAt,
  whyTooMuch,
  type MediaFile,
  type Refused,
  type UploadLimits,
} from '../compose/media-file.ts'
import { charactersLeft } from '../ui/fields/characters.ts'
import { pacing, type Sending } from '../compose/upload-pace.ts'
import { whileSending } from '../compose/while-sending.ts'
import { commentDraft, sentComment, type CommentDraft, type Quoted } from './comment-draft.ts'
import { callsAt, nameOf, type SaidTo } from './discussed.ts'
import type { Said } from './said.ts'

/** The contract's longest comment or reply; a test compares the two. */
export const longestComment = 1500

/** A sent comment with a file, until it is in the list. */
export interface Uploading {
  readonly key: string
  readonly draft: CommentDraft
  /** `sent`: it has arrived, and the list with it is being read. */
  readonly state: 'sending' | 'failed' | 'sent'
  readonly sending: Sending | undefined
  readonly said: Said | undefined
  readonly problem: { readonly message: string; readonly retry: boolean } | undefined
}

export interface Writing {
  readonly draft: CommentDraft
  /** Whether the draft comes from an earlier page. */
  readonly restored: boolean
  /** Whether a chosen file is being inspected. */
  readonly looking: boolean
  readonly problem: string | undefined
  readonly uploads: readonly Uploading[]
}

const blank: Writing = {
  draft: commentDraft.blank,
  restored: false,
  looking: false,
  problem: undefined,
  uploads: [],
}

const isEmpty = ({ text, media, keepsFile }: CommentDraft) => text.trim() === '' && !media && !keepsFile

const isTooLong = ({ text, alt, media, keepsFile }: CommentDraft, longest: number) =>
  (charactersLeft(text, longest) ?? 0) < 0 ||
  ((media !== undefined || keepsFile) && (charactersLeft(alt, longestAlt) ?? 0) < 0)

function mayRetry({ refusal, status }: CallError): boolean {
  return refusal === 'network' || refusal === 'too_many_processing' || status >= 500 || status === 429
}

function makeWriter(member: number, to: SaidTo) {
  let state = blank
  /** The draft before anything is written: blank, or in an edit what the comment says. */
  let begun = commentDraft.blank
  let opened = false
  let look = 0
  const { calls, parent } = callsAt(to)
  const stops = new Map<string, AbortController>()
  const listeners = new Set<() => void>()
  const isBegun = (draft: CommentDraft) => isSameDraft(draft, begun, ['sentAs'])
  const keeper = keepDraft(commentDraft, member, nameOf(to), () => state.draft, isBegun)
  const sent = keepSent(sentComment, member, nameOf(to))

  function change(parts: Partial<Writing>) {
    state = { ...state, ...parts }
    if (parts.draft) keeper.changed()
    for (const listener of listeners) listener()
  }

  /** Changed content is another comment: it must not be sent under the key of the earlier one. */
  function edit(parts: Partial<CommentDraft>) {
    change({ draft: { ...state.draft, ...parts, sentAs: undefined }, problem: undefined })
  }

  const refuse = ({ refusal, values }: Refused) =>
    change({ problem: messageText(`refusal.${refusal}`, values) })

  function setUpload(key: string, parts: Partial<Uploading>) {
    change({ uploads: state.uploads.map((each) => (each.key === key ? { ...each, ...parts } : each)) })
  }

  function drop(key: string) {
    stops.delete(key)
    sent.forget(key)
    change({ uploads: state.uploads.filter((each) => each.key !== key) })
  }

  async function addFile(file: File, limits: UploadLimits) {
    if (state.draft.media)
      return change({
        problem: t`You can add one picture or video. Remove this one to choose another.`,
      })
    const mine = ++look
    change({ looking: true, problem: undefined })
    const found = await lookAt(file, limits)
    // Another one has been chosen since.
    if (mine !== look) return
    change({ looking: false })
    if ('refusal' in found) refuse(found)
    // The description was that of the file that this one replaces.
    else edit({ media: found, ...(state.draft.keepsFile ? { alt: '' } : {}) })
  }

  function fail(key: string, error: unknown) {
    if (error instanceof DOMException && error.name === 'AbortError') return
    if (!(error instanceof CallError)) throw error
    const problem = { message: error.message, retry: mayRetry(error) }
    setUpload(key, { state: 'failed', problem, sending: undefined })
    if (listeners.size === 0 && error.status !== 401) toast.error(error.message)
  }

  async function deliver(client: QueryClient, { key, draft }: Uploading, stop: AbortController) {
    const withPace = pacing()
    const stayed = whileSending()
    try {
      const { text, media, alt, quoted } = draft
      const words = { text: text.trim(), media, alt: alt.trim(), quoted, key }
      const { said, shown } = await calls.add(client, parent, words, {
        signal: stop.signal,
        onChange: (upload) => setUpload(key, { sending: withPace(upload) }),
      })
      sent.forget(key)
      setUpload(key, { state: 'sent', said, sending: undefined })
      await shown
      drop(key)
    } catch (error) {
      fail(key, error)
    } finally {
      stayed()
    }
  }

  function start(client: QueryClient, item: Uploading) {
    const stop = new AbortController()
    stops.set(item.key, stop)
    void deliver(client, item, stop)
  }

  function send(client: QueryClient, item: Pick<Uploading, 'key' | 'draft'>) {
    const sending = {
      ...item,
      sending: undefined,
      said: undefined,
      problem: undefined,
      state: 'sending',
    } as const
    sent.save(item.key, item.draft)
    change({ uploads: [...state.uploads, sending] })
    start(client, sending)
  }

  /** Puts an unsent comment back into the field. */
  function takeBack(key: string) {
    const item = state.uploads.find((each) => each.key === key)
    if (!item || item.state === 'sent') return
    stops.get(key)?.abort()
    drop(key)
    // A recording cannot be edited.
    if (item.draft.media?.kind !== 'audio') giveBack(item.draft)
  }

  const joined = (kept: CommentDraft) => (isBegun(state.draft) ? kept : commentDraft.join(state.draft, kept))

  function giveBack(draft: CommentDraft) {
    // It may have arrived after all: sent unchanged under its key, it is the same comment.
    change({ draft: joined(draft), problem: undefined })
  }

  function restore(kept: CommentDraft) {
    change({ draft: joined(kept), restored: true })
  }

  /** Restores a comment that another page sent: only its key can tell whether it has arrived. */
  function restoreUpload({ key, draft }: { key: string; draft: CommentDraft }) {
    if (!draft.media) {
      // There was no room to store its file: the text is left for its author to decide.
      sent.forget(key)
      return restore(draft)
    }
    const message = t`The page was closed before this was sent.`
    const item = { key, draft, sending: undefined, said: undefined, problem: { message, retry: true } }
    change({ uploads: [...state.uploads, { ...item, state: 'failed' }] })
  }

  return {
    current: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      if (!opened) {
        void keeper.load().then((kept) => kept && restore(kept))
        void sent.load().then((kept) => kept.forEach(restoreUpload))
      }
      opened = true
      return () => void listeners.delete(listener)
    },
    edit,
    /** Makes the draft a reply to this message; undefined takes that back. */
    quote: (quoted: Quoted | undefined) => edit({ quoted }),
    addFile,
    /** Begins an edit with what the comment says, unless one has been begun. */
    begin(draft: CommentDraft) {
      const isUntouched = isBegun(state.draft)
      begun = draft
      if (isUntouched) change({ draft })
    },
    removeMedia: () => edit({ media: undefined, alt: state.draft.keepsFile ? begun.alt : '' }),
    /** In an edit: takes the comment's file off. */
    removeFile: () => edit({ keepsFile: false, alt: '' }),
    discard() {
      look++
      change({ draft: begun, restored: false, looking: false, problem: undefined })
    },
    /** Sends the draft and empties the field at once, so that repeated presses send it once. */
    send(client: QueryClient, limits: UploadLimits): boolean {
      const { draft, looking } = state
      if (looking || isEmpty(draft) || isTooLong(draft, to.about.longest ?? longestComment)) return false
      const tooMuch = draft.media && whyTooMuch(draft.media, limits)
      if (tooMuch) {
        refuse(tooMuch)
        return false
      }
      const key = draft.sentAs ?? crypto.randomUUID()
      const emptied = { draft: begun, restored: false, problem: undefined }
      if (!draft.media) {
        // It waits there until it has arrived, even across a reload.
        to.about.calls.outbox.keep(to, key, { ...draft, text: draft.text.trim() })
        change(emptied)
        return true
      }
      change(emptied)
      send(client, { key, draft: { ...draft, sentAs: key } })
      return true
    },
    /** Sends a recorded voice note, besides what is being written. */
    sendVoice(client: QueryClient, limits: UploadLimits, media: MediaFile): boolean {
      const tooMuch = whyTooMuch(media, limits)
      if (tooMuch) {
        refuse(tooMuch)
        return false
      }
      const key = crypto.randomUUID()
      const { quoted } = state.draft
      if (quoted) edit({ quoted: undefined })
      send(client, { key, draft: { ...commentDraft.blank, media, quoted, sentAs: key } })
      return true
    },
    /** Shows a problem beside the field, until something is written. */
    tell: (problem: string | undefined) => change({ problem }),
    retry(client: QueryClient, key: string) {
      const item = state.uploads.find((each) => each.key === key)
      if (item?.state !== 'failed') return
      setUpload(key, { state: 'sending', problem: undefined })
      start(client, item)
    },
    takeBack,
    /** Puts unsent text without a file back into the field. */
    giveBack: (text: string, key: string | undefined, quoted?: Quoted) =>
      giveBack({ ...begun, text, quoted, sentAs: key }),
    /** Stops: the member has left, and nothing more is sent in their name. */
    end() {
      keeper.end()
      for (const stop of stops.values()) stop.abort()
    },
  }
}

export type Writer = ReturnType<typeof makeWriter>

const writers = new Map<string, { member: number; writer: Writer }>()

/** Returns the writer for this member's answers to this. */
export function writerAt(member: number, to: SaidTo): Writer {
  const name = `${member}.${nameOf(to)}`
  const found = writers.get(name)
  if (found) return found.writer
  const writer = makeWriter(member, to)
  writers.set(name, { member, writer })
  return writer
}

// The next member must not see what this one writes, nor send it in their name.
watchSession(() => {
  const id = currentSession()?.id
  for (const [name, { member, writer }] of writers) {
    if (member === id) continue
    writer.end()
    writers.delete(name)
  }
})
