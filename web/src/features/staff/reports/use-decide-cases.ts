import { mostCasesAtOnce } from '@commons/contract/moderation/queue.ts'
import { useState } from 'react'
import type { Answer, Request } from '../../../api/call.ts'
import { useWrite } from '../../../api/use-call.ts'

type Given = Request<'decide_reports'> & { readonly report_ids: readonly (number | string)[] }

/**
 * Decides cases, of which there may be more than one act takes: then in parts, one after another. Where a part is
 * refused, what is decided by then stays so, and deciding again goes on with the rest. All of it is one wave, which can
 * be taken back at once.
 */
export function useDecideCases(onDone: (answer: Answer<'decide_reports'>) => void) {
  const { mutateAsync, error } = useWrite('decide_reports', { toasts: 'none' })
  const [decided, setDecided] = useState(0)
  const [wave, setWave] = useState<number | null>(null)
  const [isPending, setPending] = useState(false)
  async function decide(given: Given) {
    const { report_ids: all } = given
    let answer: Answer<'decide_reports'> | undefined
    let ofWave = wave
    setPending(true)
    try {
      for (let from = decided; from < all.length; from += mostCasesAtOnce) {
        const report_ids = all.slice(from, from + mostCasesAtOnce)
        // oxlint-disable-next-line no-await-in-loop -- a part that is refused ends it
        answer = await mutateAsync({ ...given, report_ids, ...(ofWave !== null && { wave_id: ofWave }) })
        ofWave = answer.wave_id
        setWave(ofWave)
        setDecided(from + report_ids.length)
      }
    } catch {
      // The form says it, by `error`.
      return
    } finally {
      setPending(false)
    }
    if (answer) onDone(answer)
  }
  return { decide, decided, error, isPending }
}
