/** What tells the two of an agreement that it changed: the one who called, too, who may have other tabs. */
import type { WriteContext } from '../../../platform/write.ts'

interface Two {
  readonly id: number
  readonly client: number | null
  readonly freelancer: number | null
}

export function agreementChanged(
  { hint, emit }: Pick<WriteContext, 'hint' | 'emit'>,
  { id, client, freelancer }: Two,
): void {
  for (const member of [client, freelancer]) if (member !== null) hint(`agreements:${member}`, [member])
  hint(`agreement:${id}`)
  emit('agreement.changed', { agreement: id })
}
