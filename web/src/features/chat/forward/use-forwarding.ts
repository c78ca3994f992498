import { mostForwards } from '@commons/contract/chat/messages.ts'
import { useState } from 'react'
import { CallError } from '../../../api/call-error.ts'
import { useWrite } from '../../../api/use-call.ts'

/** A chat to which a message can be forwarded. */
export interface Recipient {
  /** Undefined for a chat of several people. */
  readonly friend_id: number | undefined
  readonly chat_id: number | undefined
  readonly by_freelancer: 0 | 1
  readonly name: string
  readonly avatar: string | null
  readonly username: string | null
}

export const keyOf = ({ friend_id, chat_id, by_freelancer }: Recipient): string =>
  friend_id === undefined ? `several:${chat_id ?? 0}` : `${friend_id}:${by_freelancer}`

export interface Refused {
  readonly name: string
  readonly why: string
}

/** Returns the chosen chats, and sends a message to each of them, one after the other. */
export function useForwarding(message_id: number) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Recipient>>(new Map())
  const [sent, setSent] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const [error, setError] = useState<CallError | null>(null)
  const [isSending, setSending] = useState(false)
  const { mutateAsync } = useWrite('chat_message_forward', { toasts: 'none' })
  const { mutateAsync: toSeveral } = useWrite('several_chat_forward', { toasts: 'none' })
  return {
    chosen,
    sent,
    refused,
    /** The last refusal, for the field that it's about. */
    error,
    isSending,
    isFull: chosen.size >= mostForwards,
    toggle: (to: Recipient) =>
      setChosen((all) => {
        const next = new Map(all)
        if (!next.delete(keyOf(to)) && next.size < mostForwards) next.set(keyOf(to), to)
        return next
      }),
    /** Returns the names of those who got it; those who didn't stay chosen, with the reason. */
    async send(remark: string): Promise<{ names: string[]; isDone: boolean }> {
      setSending(true)
      setRefused([])
      setError(null)
      const names: string[] = []
      const failures: Refused[] = []
      for (const [key, to] of chosen) {
        try {
          const { friend_id, chat_id = 0, by_freelancer } = to
          const words = remark === '' ? {} : { message: remark }
          if (friend_id === undefined) await toSeveral({ message_id, chat_id, ...words })
          else await mutateAsync({ message_id, friend_id, by_freelancer, ...words })
        } catch (failure) {
          if (!(failure instanceof CallError)) throw failure
          setError(failure)
          failures.push({ name: to.name, why: failure.message })
          continue
        }
        names.push(to.name)
        setSent((all) => new Set(all).add(key))
        setChosen((all) => {
          const next = new Map(all)
          next.delete(key)
          return next
        })
      }
      setRefused(failures)
      setSending(false)
      return { names, isDone: failures.length === 0 }
    },
  }
}
