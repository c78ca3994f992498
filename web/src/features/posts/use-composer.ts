import type { Post } from '@commons/contract/posts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { CallError } from '../../api/call-error.ts'
import { call } from '../../api/call.ts'
import { upload } from '../../api/upload.ts'
import { afterWrite } from '../../api/use-call.ts'
import { messageText } from '../../locales/contract-messages.ts'
import { toast } from '../../ui/toast.ts'
import type { Draft, DraftPlace } from './draft.ts'
import { whyNot } from './picture-file.ts'
import { charactersLeft } from './post-text.ts'
import { announcePost } from './posted.ts'
import { useDraft } from './use-draft.ts'

/** How far the post has come on its way; `share` is unknown where nothing but text travels. */
export interface Sending {
  sent: number
  total: number
}

const blank: Draft = { text: '', audience: 'public', picture: undefined, sentAs: undefined }

/** Whether another attempt with the same content can succeed. */
function mayRetry(error: CallError): boolean {
  return error.refusal === 'network' || error.status >= 500 || error.status === 429
}

/** A post while it is written and sent. On one's profile the audience is not asked, as documented. */
export function useComposer(place: DraftPlace, onDone: () => void) {
  const client = useQueryClient()
  const [draft, setDraft] = useState(blank)
  const [restored, setRestored] = useState(false)
  const [sending, setSending] = useState<Sending>()
  const [problem, setProblem] = useState<{
    message: string
    requestId?: string | undefined
    retry: boolean
  }>()
  const cancel = useRef<AbortController>(undefined)

  const forget = useDraft(place, draft, (kept) => {
    setDraft((typed) =>
      // Somebody may have been faster than the browser's storage: both are kept.
      typed.text === '' && !typed.picture
        ? kept
        : { ...kept, ...typed, text: `${kept.text}\n${typed.text}`.trim() },
    )
    setRestored(true)
  })

  /** Changed content is another post: it must not pass for the one that was sent before. */
  function edit(change: Partial<Draft>) {
    setDraft((before) => ({ ...before, ...change, sentAs: undefined }))
    setProblem(undefined)
  }

  function clear() {
    setDraft(blank)
    setRestored(false)
    setProblem(undefined)
    forget()
  }

  function addPicture(file: File) {
    const refusal = whyNot(file)
    if (refusal) setProblem({ message: messageText(`refusal.${refusal}`, { limit: '20 MB' }), retry: false })
    else edit({ picture: file })
  }

  async function send(key: string): Promise<{ recdata: Post; message: string }> {
    const fields = {
      message: draft.text.trim(),
      idempotency_key: key,
      ...(place === 'home' ? { post_type: draft.audience } : {}),
    }
    const { picture } = draft
    const controller = new AbortController()
    cancel.current = controller
    setSending({ sent: 0, total: picture?.size ?? 0 })
    const answer = picture
      ? await upload(
          'add_post',
          { ...fields, file_type: picture.type },
          { file: picture },
          { signal: controller.signal, onProgress: (sent, total) => setSending({ sent, total }) },
        )
      : await call('add_post', fields, { signal: controller.signal })
    void afterWrite(client, 'add_post', fields, answer)
    return answer
  }

  async function post() {
    const left = charactersLeft(draft.text)
    const nothing = draft.text.trim() === '' && !draft.picture
    if (sending || nothing || (left !== undefined && left < 0)) return
    const key = draft.sentAs ?? crypto.randomUUID()
    // Kept with the draft: after a killed tab the same post still has the same key.
    setDraft((before) => ({ ...before, sentAs: key }))
    setProblem(undefined)
    try {
      const answer = await send(key)
      clear()
      toast.success(answer.message)
      announcePost(answer.recdata)
      onDone()
    } catch (error) {
      if (error instanceof CallError) {
        setProblem({ message: error.message, requestId: error.requestId, retry: mayRetry(error) })
        if (error.refusal === 'idempotency_key_reused')
          setDraft((before) => ({ ...before, sentAs: undefined }))
      } else if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
    } finally {
      setSending(undefined)
    }
  }

  const { picture } = draft
  const [pictureUrl, setPictureUrl] = useState<string>()
  useEffect(() => {
    if (!picture) return
    const url = URL.createObjectURL(picture)
    setPictureUrl(url)
    return () => {
      setPictureUrl(undefined)
      URL.revokeObjectURL(url)
    }
  }, [picture])

  return {
    place,
    draft,
    pictureUrl,
    restored,
    sending,
    problem,
    charactersLeft: charactersLeft(draft.text),
    isEmpty: draft.text.trim() === '' && !draft.picture,
    setText: (text: string) => edit({ text }),
    setAudience: (audience: Draft['audience']) => edit({ audience }),
    addPicture,
    removePicture: () => edit({ picture: undefined }),
    discard: clear,
    post: () => void post(),
    cancel: () => cancel.current?.abort(),
  }
}

export type ComposerState = ReturnType<typeof useComposer>
