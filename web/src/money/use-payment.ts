import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { isUnanswered } from '../api/call-once.ts'
import type { CallError } from '../api/call-error.ts'
import type { Answer, CallName, Request } from '../api/call.ts'
import { sayRefused } from '../api/say-refused.ts'
import { useWrite } from '../api/use-call.ts'
import { toast } from '../ui/notices/toast.ts'
import { payKey, type PayKey } from './pay-keys.ts'

interface PaymentOptions<N extends CallName> {
  onDone?: (answer: Answer<N>) => void
  onRefused?: (error: CallError) => void
  /** How long the success toast stays, in milliseconds. */
  ms?: number
  /** Replaces the server's text. */
  done?: string
}

/** Whether an error leaves it open if money has moved. */
const isUnsure = (error: CallError | null) =>
  error !== null && (error.status === 0 || error.refusal === 'network' || error.refusal === 'internal')

// A secret must not be stored, not even hashed: such a payment's key is known to this tab only.
const hasSecret = (input: object) => 'password' in input || 'code' in input || 'credential' in input

/**
 * A write that moves money only once, however often it is pressed, lost on the way or repeated. Nothing is
 * shown as done before the server has said so.
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
      // Settle before the reads that follow, which may take long: the same payment made again is another one.
      asked.current?.once?.settle()
      toast.success(done ?? answer.message, { ms })
      onDone?.(answer)
    },
    onRefused(refused) {
      // While the dialog is open, it shows the refusal itself.
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
    /** Whether the outcome is unknown. Repeated with `again`, it happens only once. */
    unsure,
    /** Repeats exactly the last payment, even if the form, a balance or a rate has changed since. */
    again: () => {
      if (asked.current) void pay(asked.current.input)
    },
    failure: unsure
      ? t`We couldn't tell whether this went through. Try again: you won't pay twice.`
      : error?.message,
    reset,
  }
}
