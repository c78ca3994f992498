/**
 * Reels being sent. They live outside the components, so that an upload continues while the member reads
 * elsewhere.
 */
import { onlineManager, type QueryClient } from '@tanstack/react-query'
import { CallError } from '../../../api/call-error.ts'
import type { Answer } from '../../../api/call.ts'
import { watchMember } from '../../../api/session.ts'
import { upload } from '../../../api/upload.ts'
import { afterWrite } from '../../../api/use-call.ts'
import { pacing, type Sending } from '../../../compose/upload-pace.ts'
import { whileSending } from '../../../compose/while-sending.ts'
import { toast } from '../../../ui/notices/toast.ts'
import type { ReelDraft } from './reel-draft.ts'
import { fieldsOf, filesOf } from './reel-fields.ts'
import { forgetSentReel, keepSentReel } from './sent-reels.ts'
import { reelUploads, type ReelUpload } from './upload-store.ts'
import { keepReel } from './waiting-reels.ts'

const stops = new Map<string, AbortController>()

// One member's reels are not sent in another's name.
watchMember(() => {
  for (const stop of stops.values()) stop.abort()
})

function put(key: string, change: Partial<ReelUpload> | undefined): void {
  reelUploads.set((all) => {
    const next = new Map(all)
    const before = all.get(key)
    if (!change) next.delete(key)
    else if (before) next.set(key, { ...before, ...change })
    return next
  })
}

function begin(key: string, draft: ReelDraft): void {
  const sending: Sending = {
    phase: onlineManager.isOnline() ? 'sending' : 'offline',
    sentBytes: 0,
    totalBytes: draft.media?.file.size ?? 0,
    pace: undefined,
  }
  reelUploads.set((all) => new Map(all).set(key, { key, draft, sending, problem: undefined }))
}

const mayRetry = ({ refusal, status }: CallError) =>
  refusal === 'network' || refusal === 'too_many_processing' || status >= 500 || status === 429

/** Uploads a reel under its key and reports progress; throws an AbortError if cancelled. */
export async function uploadReel(
  key: string,
  draft: ReelDraft,
  onChange: () => void = () => {},
): Promise<Answer<'add_reel'>> {
  const stop = new AbortController()
  stops.set(key, stop)
  const withPace = pacing()
  const stayed = whileSending()
  begin(key, draft)
  try {
    return await upload('add_reel', fieldsOf(draft, key), filesOf(draft), {
      signal: stop.signal,
      onChange(state) {
        onChange()
        put(key, { sending: withPace(state) })
      },
    })
  } finally {
    stayed()
    stops.delete(key)
  }
}

/** Announces a reel that has arrived, and reads its lists again. */
export async function reelArrived(
  client: QueryClient,
  { key, draft }: Pick<ReelUpload, 'key' | 'draft'>,
  answer: Answer<'add_reel'>,
): Promise<void> {
  forgetSentReel(key)
  toast.success(answer.message)
  await afterWrite(client, 'add_reel', fieldsOf(draft, key), answer)
  put(key, undefined)
}

export const forgetUpload = (key: string) => put(key, undefined)

async function send(client: QueryClient, key: string, draft: ReelDraft): Promise<void> {
  keepSentReel(key, draft)
  try {
    const answer = await uploadReel(key, draft)
    await reelArrived(client, { key, draft }, answer)
  } catch (error) {
    if (!(error instanceof CallError)) {
      put(key, undefined)
      if (!(error instanceof DOMException)) throw error
      return
    }
    const isLost = error.refusal === 'network'
    if (isLost && (await keepReel({ key, draft }))) {
      forgetSentReel(key)
      return put(key, undefined)
    }
    put(key, { sending: undefined, problem: { message: error.message, retry: mayRetry(error) } })
    toast.error(error.message)
  }
}

/** Sends a reel, at once or as soon as there is a network. */
export async function sendReel(client: QueryClient, draft: ReelDraft): Promise<void> {
  const key = draft.sentAs ?? crypto.randomUUID()
  if (!onlineManager.isOnline() && (await keepReel({ key, draft }))) return
  await send(client, key, draft)
}

export function retryUpload(client: QueryClient, key: string): void {
  const failed = reelUploads.get().get(key)
  if (failed?.problem) void send(client, key, failed.draft)
}

/** Stops an upload, or gives up a failed one. */
export function cancelUpload(key: string): void {
  stops.get(key)?.abort()
  forgetSentReel(key)
  put(key, undefined)
}
