import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { isUnanswered } from '../api/call-once.ts'
import type { CallError } from '../api/call-error.ts'
import type { Answer, CallName, Request } from '../api/call.ts'
import { sayRefused } from '../api/say-refused.ts'
import { useWrite } from '../api/use-call.ts'
import { toast } from '../ui/toast.ts'
import { payKey, type PayKey } from './pay-keys.ts'

interface PaymentOptions<N extends CallName> {
  onDone?: (answer: Answer<N>) => void
  onRefused?: (error: CallError) => void
  /** How long the toast of success stays, in milliseconds. */
  ms?: number
  /** In place of the server's words. */
  done?: string
}

/** Whether an error leaves open if money has moved. */
const isUnsure = (error: CallError | null) =>
  error !== null && (error.status === 0 || error.refusal === 'network' || error.refusal === 'internal')

// Who it is is not kept, nor anything made of it: such a payment has its key in this tab alone.
const hasSecret = (input: object) => 'password' in input || 'code' in input || 'credential' in input

/**
 * A write that moves money: once, however often it is pressed, lost on its way or asked for again. Nothing is shown as
 * done before the server has said so.
 */
export function usePayment<N extends CallName>(
  name: N,
  { onDone, onRefused, ms = 3000, done }: PaymentOptions<N> = {},
) {
  const { t } = useLingui()
  const isOpen = useRef(true)
  const busy = useRef(false)
  const asked = useRef<{ readonly input: Request<N>; readonly once: PayKey | undefined }>(undefined)
  const [pending, setPending] = useState(false)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  const { mutateAsync, error, reset } = useWrite(name, {
    toasts: 'none',
    onDone(answer) {
      // At once: what is read again after it may take long, and the same payment once more is another one.
      asked.current?.once?.settle()
      toast.success(done ?? answer.message, { ms })
      onDone?.(answer)
    },
    onRefused(refused) {
      // In the dialog it stands before one's eyes.
      if (!isOpen.current) sayRefused(refused)
      onRefused?.(refused)
    },
  })

  async function pay(input: Request<N>): Promise<void> {
    if (busy.current) return
    busy.current = true
    setPending(true)
    const once = hasSecret(input) ? undefined : await payKey(name, input)
    asked.current = { input, once }
    try {
      await mutateAsync(once ? { ...input, idempotency_key: once.key } : input)
    } catch (refused) {
      if (!isUnanswered(refused)) once?.settle()
    } finally {
      busy.current = false
      setPending(false)
    }
  }

  const unsure = isUnsure(error)
  return {
    pay,
    pending,
    error,
    /** Nobody knows whether it was done. Asked for by `again`, it is done once. */
    unsure,
    /** The very payment that was asked for last, whatever its form, a balance or a rate has come to since. */
    again: () => {
      if (asked.current) void pay(asked.current.input)
    },
    failure: unsure
      ? t`We couldn't tell whether this went through. Try again: you won't pay twice.`
      : error?.message,
    reset,
  }
}
