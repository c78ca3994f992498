import type { UndoneMany } from '@commons/contract/moderation/queue.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import rows from '../frame/Rows.module.css'
import { barredTexts } from './case-texts.tsx'

type Kept = UndoneMany['kept'][number]['reason']

/** Why a decision stays. */
const keptTexts: Readonly<Record<Kept, MessageDescriptor>> = {
  ...barredTexts,
  purged: msg`What it hid was removed for good.`,
  superseded: msg`A later decision marks the same thing. Take that one back first.`,
}

/** What all steps so far took back, and what they didn't. */
export interface UndoneSoFar {
  readonly undone: number
  readonly kept: ReadonlyMap<number, Kept>
  readonly hasMore: boolean
}

/** Returns what is done after another step. */
export const afterStep = (
  so: UndoneSoFar | undefined,
  { undone, kept, has_more }: UndoneMany,
): UndoneSoFar => ({
  undone: (so?.undone ?? 0) + undone,
  // Those that stay are met again by each step.
  kept: new Map([...(so?.kept ?? []), ...kept.map((each) => [each.decision_id, each.reason] as const)]),
  hasMore: has_more === 1,
})

/** Says how many decisions are taken back, and which stay. */
export function UndoneResult({ of }: { of: UndoneSoFar }) {
  const { i18n } = useLingui()
  return (
    <>
      <p role="status" className={rows.words}>
        <Plural value={of.undone} one="# decision taken back." other="# decisions taken back." />
        {of.hasMore && (
          <>
            {' '}
            <Trans>There are more.</Trans>
          </>
        )}
      </p>
      {of.kept.size > 0 && (
        <>
          <p className={rows.facts}>
            <Trans>These stay:</Trans>
          </p>
          <ul className={rows.rows}>
            {[...of.kept].map(([id, why]) => (
              <li key={id} className={rows.row}>
                <p className={rows.name}>
                  <Trans>Decision {id}</Trans>
                </p>
                <p className={rows.words}>{i18n._(keptTexts[why])}</p>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
