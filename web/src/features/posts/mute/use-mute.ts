import type { Mute } from '@commons/contract/posts/lists.ts'
import { t } from '@lingui/core/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call, type Answer, type Request } from '../../../api/call.ts'
import { sayRefused } from '../../../api/say-refused.ts'
import { afterWrite, useWrite } from '../../../api/use-call.ts'
import { toast } from '../../../ui/notices/toast.ts'
import { setMutedHere, type Muted } from '../list/muted-here.ts'
import { hasEnded, inputOf, listMutes } from './mute-before.ts'

type Asked = Request<'add_mute'>

interface Attempt {
  readonly of: string
  /** What was muted before the first attempt: on a retry, this very attempt may have muted it. */
  readonly before: ReturnType<typeof listMutes>
}

/** Mutes a tag or a word, with an Undo that restores the state before. */
export function useMute(onMuted: () => void) {
  const client = useQueryClient()
  const attempt = useRef<Attempt>(undefined)
  const [looking, setLooking] = useState(false)
  // Load the list early, so that nobody waits for it later.
  useEffect(() => void listMutes(client), [client])

  async function unmute(mute_id: number, muted: Muted) {
    try {
      const { message } = await call('delete_mute', { mute_id })
      setMutedHere(muted, false)
      toast.success(message)
      await afterWrite(client, 'delete_mute', { mute_id })
    } catch (error) {
      sayRefused(error)
    }
  }
  async function muteAsBefore(earlier: Mute) {
    const input = inputOf(earlier)
    try {
      await call('add_mute', input)
      toast.success(t`Muted again`)
      await afterWrite(client, 'add_mute', input)
    } catch (error) {
      sayRefused(error)
    }
  }

  async function done({ recdata, message }: Answer<'add_mute'>) {
    const muted = { type: recdata.mute_type, word: recdata.word }
    setMutedHere(muted, true)
    onMuted()
    const before = await attempt.current?.before
    // It is unknown whether it was muted before: Undo could take away more than this mute.
    if (!before) return void toast.success(message)
    const earlier = before.find(({ mute_id }) => mute_id === recdata.mute_id)
    toast.undo(message, () => {
      if (earlier && !hasEnded(earlier)) void muteAsBefore(earlier)
      else void unmute(recdata.mute_id, muted)
    })
  }
  const write = useWrite('add_mute', { onDone: (answer) => void done(answer), toasts: 'none' })

  return {
    pending: looking || write.isPending,
    error: write.error,
    async mute(asked: Asked) {
      if (looking || write.isPending) return
      const of = JSON.stringify(asked)
      if (attempt.current?.of !== of) attempt.current = { of, before: listMutes(client) }
      setLooking(true)
      await attempt.current.before
      setLooking(false)
      write.mutate(asked)
    },
  }
}
