import type { DisputeSplit } from '@commons/contract/freelance/disputes.ts'
import { Trans } from '@lingui/react/macro'
import { tokensOf } from '../payment/milestone-money.ts'
import { Worth } from '../payment/milestone-texts.tsx'
import type { DisputeSides } from './dispute-sides.ts'
import classes from './Dispute.module.css'

/** A part in whole percent: for the eyes only. */
function percentOf(side: 'client' | 'freelancer', { freelancer, client }: DisputeSplit): bigint {
  const all = tokensOf(freelancer.tokens) + tokensOf(client.tokens)
  const part = tokensOf((side === 'client' ? client : freelancer).tokens)
  return all === 0n ? 0n : (part * 100n) / all
}

/** What each of the two gets of what is in dispute, the reader's part first. */
export function SplitShown({ of, sides }: { of: DisputeSplit; sides: DisputeSides }) {
  const order =
    sides.role === 'client' ? (['client', 'freelancer'] as const) : (['freelancer', 'client'] as const)
  return (
    <div className={classes.split}>
      <div className={classes.bar} aria-hidden="true">
        <span style={{ width: `${percentOf(order[0], of)}%` }} />
      </div>
      <dl className={classes.parts}>
        {order.map((side) => {
          const name = sides[side]
          return (
            <div key={side} data-side={side}>
              <dt>{side === sides.role ? <Trans>You get</Trans> : <Trans>{name} gets</Trans>}</dt>
              <dd>
                <Worth of={of[side]} />
              </dd>
            </div>
          )
        })}
      </dl>
    </div>
  )
}
