import type { Milestone, MilestoneEvent } from '@commons/contract/freelance/milestones.ts'
import type { MilestoneEventKind, MilestoneStatus } from '@commons/contract/shared/job-milestone.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Money } from '../../../money/Money.tsx'
import { useDeviceSetting } from '../../../ui/device-settings.ts'
import { Moment } from '../agreement/agreement-texts.tsx'
import { Dollars } from '../Dollars.tsx'
import badge from '../JobStatusBadge.module.css'
import classes from './Payment.module.css'
import type { Sides } from './sides.ts'

const tones: Partial<Record<MilestoneStatus, string>> = {
  funded: 'awarded',
  submitted: 'awarded',
  changes_requested: 'awarded',
  released: 'open',
  disputed: 'suspended',
}

/** What state a milestone is in. */
export function MilestoneBadge({ status }: { status: MilestoneStatus }) {
  const { t } = useLingui()
  const names: Record<MilestoneStatus, string> = {
    pending: t({ message: 'Requested', context: 'a milestone' }),
    accepted: t({ message: 'Accepted', context: 'a milestone' }),
    funded: t({ message: 'In progress', context: 'a milestone' }),
    submitted: t({ message: 'Submitted', context: 'a milestone' }),
    changes_requested: t({ message: 'Changes requested', context: 'a milestone' }),
    disputed: t({ message: 'In dispute', context: 'a milestone' }),
    released: t({ message: 'Released', context: 'a milestone' }),
    refunded: t({ message: 'Refunded', context: 'a milestone' }),
    declined: t({ message: 'Declined', context: 'a milestone' }),
    cancelled: t({ message: 'Cancelled', context: 'a milestone' }),
  }
  return (
    <span className={badge.badge} data-status={tones[status]}>
      {names[status]}
    </span>
  )
}

/** Tokens, with what they were worth when they were paid in. Members who hide amounts see neither. */
export function Worth({ of: { tokens, usd } }: { of: { tokens: string; usd: string } }) {
  const [setting] = useDeviceSetting('amounts')
  return (
    <>
      <Money amount={tokens} currency="FCELL" />
      {setting !== 'hidden' && (
        <span className={classes.worth}>
          {' '}
          (<Dollars amount={usd} />)
        </span>
      )}
    </>
  )
}

/** A day without a time, as YYYY-MM-DD. */
export function DayText({ day }: { day: string }) {
  const { i18n } = useLingui()
  const format = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const
  return <time dateTime={day}>{i18n.date(new Date(`${day}T00:00:00Z`), format)}</time>
}

/** Who acts next on a milestone, until when, and what happens without that. */
export function NextStep({ of: { next, status, week }, sides }: { of: Milestone; sides: Sides }) {
  if (status === 'disputed' && !next)
    return <Trans>Our staff decide on the dispute. The tokens stay where they are until then.</Trans>
  if (!next) return null
  const name = sides.other
  const isOwn = next.is_own === 1
  const until = next.until === null ? null : <Moment at={next.until} />
  switch (next.act) {
    case 'answer':
      return isOwn ? (
        <Trans>Your turn: accept or decline this milestone.</Trans>
      ) : (
        <Trans>{name} can accept or decline it.</Trans>
      )
    case 'fund':
      return isOwn ? (
        <Trans>Your turn: fund it, so that {name} can begin.</Trans>
      ) : (
        <Trans>{name} funds it next. Begin once it's paid in.</Trans>
      )
    case 'submit':
      if (status === 'changes_requested')
        return isOwn ? (
          <Trans>Your turn: make the changes and submit again.</Trans>
        ) : (
          <Trans>{name} makes the changes and submits again.</Trans>
        )
      return isOwn ? (
        <Trans>It's paid in. Submit your work when it's done.</Trans>
      ) : (
        <Trans>{name} works on it and submits it next.</Trans>
      )
    case 'review':
      if (week !== null && until !== null)
        return isOwn ? (
          <Trans>Your turn: accept this week by {until}. After that it's paid automatically.</Trans>
        ) : (
          <Trans>
            {name} can answer until {until}. After that it's paid to you automatically.
          </Trans>
        )
      if (until === null)
        return isOwn ? (
          <Trans>
            Your turn: release it or ask for changes. There's no deadline, because the work came without text
            or files.
          </Trans>
        ) : (
          <Trans>
            {name} can release it or ask for changes. Add text or files to start the 14 days after which it's
            released automatically.
          </Trans>
        )
      return isOwn ? (
        <Trans>
          Your turn: release it or ask for changes by {until}. After that it's released automatically.
        </Trans>
      ) : (
        <Trans>
          {name} can answer until {until}. After that it's released to you automatically.
        </Trans>
      )
    case 'answer_refund':
      return isOwn ? (
        <Trans>
          Your turn: answer the refund request by {until}. After that the tokens go back to {name}.
        </Trans>
      ) : (
        <Trans>
          {name} can answer your refund request until {until}. After that the tokens come back to you.
        </Trans>
      )
    case 'answer_change':
      return isOwn ? (
        <Trans>Your turn: answer the change by {until}. After that everything stays as it is.</Trans>
      ) : (
        <Trans>
          {name} can answer your change until {until}. After that everything stays as it is.
        </Trans>
      )
    case 'answer_dispute':
      return isOwn ? (
        <Trans>Your turn: say something in the dispute by {until}. Without a word you lose it.</Trans>
      ) : (
        <Trans>
          {name} can say something in the dispute until {until}. Without a word all of it is yours.
        </Trans>
      )
  }
}

/** What happened to a milestone, in a few words. */
export function useEventNames(): Readonly<Record<MilestoneEventKind, string>> {
  const { t } = useLingui()
  return {
    requested: t({ message: 'Requested', context: 'in the history of a milestone' }),
    changed: t({ message: 'Edited', context: 'in the history of a milestone' }),
    accepted: t({ message: 'Accepted', context: 'in the history of a milestone' }),
    declined: t({ message: 'Declined', context: 'in the history of a milestone' }),
    cancelled: t({ message: 'Cancelled', context: 'in the history of a milestone' }),
    funded: t({ message: 'Funded', context: 'in the history of a milestone' }),
    submitted: t({ message: 'Work submitted', context: 'in the history of a milestone' }),
    changes_requested: t({ message: 'Changes requested', context: 'in the history of a milestone' }),
    released: t({ message: 'Released', context: 'in the history of a milestone' }),
    refund_requested: t({ message: 'Refund requested', context: 'in the history of a milestone' }),
    refund_declined: t({ message: 'Refund declined', context: 'in the history of a milestone' }),
    refund_withdrawn: t({ message: 'Refund request withdrawn', context: 'in the history of a milestone' }),
    refunded: t({ message: 'Refunded', context: 'in the history of a milestone' }),
    change_proposed: t({ message: 'Change proposed', context: 'in the history of a milestone' }),
    change_accepted: t({ message: 'Change accepted', context: 'in the history of a milestone' }),
    change_declined: t({ message: 'Change declined', context: 'in the history of a milestone' }),
    change_withdrawn: t({ message: 'Change withdrawn', context: 'in the history of a milestone' }),
    disputed: t({ message: 'Dispute opened', context: 'in the history of a milestone' }),
    dispute_withdrawn: t({ message: 'Dispute withdrawn', context: 'in the history of a milestone' }),
    dispute_released: t({ message: 'Released by the dispute', context: 'in the history of a milestone' }),
    dispute_refunded: t({ message: 'Refunded by the dispute', context: 'in the history of a milestone' }),
    hours_logged: t({ message: 'Hours logged', context: 'in the history of a milestone' }),
  }
}

/** The names of the two, which staff need no other part of. */
export type DoerNames = Pick<Sides, 'client' | 'freelancer'>

/** Who did it. */
export function Doer({ of: { by, is_own }, sides }: { of: MilestoneEvent; sides: DoerNames }) {
  if (by === null) return <Trans>automatically, without an answer in time</Trans>
  return is_own === 1 ? <Trans context="who did it">You</Trans> : sides[by]
}
