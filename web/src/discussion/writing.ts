/**
 * Comments being written and sent. They live outside the cards, so that nothing typed is lost when a card
 * leaves the screen, and what is being sent arrives all the same.
 */
import { t } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { currentSession, watchSession } from '../api/session.ts'
import { toast } from '../ui/notices/toast.ts'
import { isSameDraft } from '../compose/draft.ts'
import { keepDraft } from '../compose/keep-draft.ts'
import { keepSent } from '../compose/keep-sent.ts'
import { longestAlt, type MediaFile, type UploadLimits } from '../compose/media-file.ts'
import { charactersLeft } from '../ui/fields/characters.ts'
import { delivering } from '../compose/send/delivery.ts'
import { makeSender, type Sent } from '../compose/send/sender.ts'
import { store } from '../ui/store.ts'
import { commentDraft, sentComment, type CommentDraft, type Quoted } from './comment-draft.ts'
import { lookAtSaid, whyNotSent } from './said-media.ts'
import { callsAt, nameOf, type Added, type SaidTo } from './discussed.ts'

/** The contract's longest comment or reply; a test compares the two. */
export const longestComment = 1500

/** A sent comment with a file, until it is in the list. */
export type Uploading = Sent<CommentDraft, Added>

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

function makeWriter(member: number, to: SaidTo) {
  let state = blank
  /** The draft before anything is written: blank, or in an edit what the comment says. */
  let begun = commentDraft.blank
  let opened = false
  let look = 0
  const { calls, parent } = callsAt(to)
  const listeners = new Set<() => void>()
  const isBegun = (draft: CommentDraft) => isSameDraft(draft, begun, ['sentAs'])
  const keeper = keepDraft(commentDraft, member, nameOf(to), () => state.draft, isBegun)
  const kept = keepSent(sentComment, member, nameOf(to))
  const list = store<ReadonlyMap<string, Uploading>>(new Map())
  list.subscribe(() => change({ uploads: [...list.get().values()] }))
  const deliver = delivering<{ client: QueryClient; draft: CommentDraft }, Added>({
    request({ client, draft: { text, media, alt, quoted, withoutCard } }, key, options) {
      const words = { text: text.trim(), media, alt: alt.trim(), quoted, withoutCard, key }
      return calls.add(client, parent, words, options)
    },
    bytesOf: ({ draft }) => draft.media?.file.size ?? 0,
    // It may have arrived all the same: sent unchanged under its key, it is the same comment.
    cancelLate: () => 'stop',
  })
  const sender = makeSender<CommentDraft, Added>({
    list,
    deliver: (client, { key, draft }, onChange) => deliver({ client, draft }, key, onChange),
    kept: () => kept,
    arrived: (_, __, { shown }) => shown,
    failed({ message, status }) {
      if (listeners.size === 0 && status !== 401) toast.error(message)
    },
    // There was no room to store its file: the text is left for its author to decide.
    takeIncomplete(draft) {
      if (!draft.media) restore(draft)
      return !draft.media
    },
  })

  function change(parts: Partial<Writing>) {
    state = { ...state, ...parts }
    if (parts.draft) keeper.changed()
    for (const listener of listeners) listener()
  }

  /** Changed content is another comment: it must not be sent under the key of the earlier one. */
  function edit(parts: Partial<CommentDraft>) {
    change({ draft: { ...state.draft, ...parts, sentAs: undefined }, problem: undefined })
  }

  async function addFile(file: File, limits: UploadLimits) {
    if (state.draft.media)
      return change({
        problem: to.about.takesAttachments
          ? t`You can add one file. Remove this one to choose another.`
          : t`You can add one picture or video. Remove this one to choose another.`,
      })
    const mine = ++look
    change({ looking: true, problem: undefined })
    const found = await lookAtSaid(file, limits, to.about.takesAttachments ?? false)
    // Another one has been chosen since.
    if (mine !== look) return
    change({ looking: false })
    if (typeof found === 'string') change({ problem: found })
    // The description was that of the file that this one replaces.
    else edit({ media: found, ...(state.draft.keepsFile ? { alt: '' } : {}) })
  }

  /** Puts an unsent comment back into the field. */
  function takeBack(key: string) {
    const item = list.get().get(key)
    if (!item || item.state === 'arrived') return
    sender.cancel(key)
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

  return {
    current: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      if (!opened) {
        void keeper.load().then((found) => found && restore(found))
        void sender.restore()
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
      const problem = draft.media && whyNotSent(draft.media, limits)
      if (problem !== undefined) {
        change({ problem })
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
      void sender.send(client, { key, draft: { ...draft, sentAs: key } })
      return true
    },
    /** Sends a recorded voice note, besides what is being written. */
    sendVoice(client: QueryClient, limits: UploadLimits, media: MediaFile): boolean {
      const problem = whyNotSent(media, limits)
      if (problem !== undefined) {
        change({ problem })
        return false
      }
      const key = crypto.randomUUID()
      const { quoted } = state.draft
      if (quoted) edit({ quoted: undefined })
      void sender.send(client, { key, draft: { ...commentDraft.blank, media, quoted, sentAs: key } })
      return true
    },
    /** Shows a problem beside the field, until something is written. */
    tell: (problem: string | undefined) => change({ problem }),
    retry: sender.retry,
    takeBack,
    /** Puts unsent text without a file back into the field. */
    giveBack: (text: string, key: string | undefined, quoted?: Quoted) =>
      giveBack({ ...begun, text, quoted, sentAs: key }),
    /** The member has left: nothing more is written in their name. */
    end: keeper.end,
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
