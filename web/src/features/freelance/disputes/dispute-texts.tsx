import type { DisputeEvent, DisputeLine } from '@commons/contract/freelance/disputes.ts'
import type { DisputeEventKind, DisputeStatus } from '@commons/contract/shared/dispute.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Moment } from '../agreement/agreement-texts.tsx'
import badge from '../JobStatusBadge.module.css'
import { Worth } from '../payment/milestone-texts.tsx'
import { type DisputeSides, otherSide } from './dispute-sides.ts'

const tones: Partial<Record<DisputeStatus, string>> = { open: 'suspended', escalated: 'awarded' }

/** What state a dispute is in. */
export function DisputeBadge({ status }: { status: DisputeStatus }) {
  const { t } = useLingui()
  const names: Record<DisputeStatus, string> = {
    open: t({ message: 'Open', context: 'a dispute' }),
    escalated: t({ message: 'With our staff', context: 'a dispute' }),
    withdrawn: t({ message: 'Withdrawn', context: 'a dispute' }),
    agreed: t({ message: 'Agreed', context: 'a dispute' }),
    forfeited: t({ message: 'Time ran out', context: 'a dispute' }),
    decided: t({ message: 'Decided', context: 'a dispute' }),
    halved: t({ message: 'Split in the middle', context: 'a dispute' }),
  }
  return (
    <span className={badge.badge} data-status={tones[status] ?? 'closed'}>
      {names[status]}
    </span>
  )
}

/** Who says something next, until when, and what happens without a word. */
function Turn({ next, sides }: { next: NonNullable<DisputeLine['next']>; sides: DisputeSides }) {
  const until = <Moment at={next.until} />
  const winner = otherSide(next.role)
  const sum = <Worth of={next.otherwise[winner]} />
  const [name, rival] = [sides[next.role], sides[winner]]
  if (next.is_own === 1)
    return (
      <Trans>
        Your turn: say something or make an offer by {until}. Without a word from you, {rival} gets {sum}.
      </Trans>
    )
  return winner === sides.role ? (
    <Trans>
      {name} can answer until {until}. Without a word from them, you get {sum}.
    </Trans>
  ) : (
    <Trans>
      {name} can answer until {until}. Without a word from them, {rival} gets {sum}.
    </Trans>
  )
}

/** Until when staff decide, and what happens if they don't. */
function Ruling({ ruling, sides }: { ruling: NonNullable<DisputeLine['ruling']>; sides: DisputeSides }) {
  const until = <Moment at={ruling.until} />
  const { role, freelancer, client } = sides
  const theirs = <Worth of={ruling.otherwise.freelancer} />
  const back = <Worth of={ruling.otherwise.client} />
  if (role === 'staff')
    return (
      <Trans>
        To be decided by {until}. Without a decision it ends in the middle of both offers: {freelancer} gets{' '}
        {theirs}, {client} gets {back}. Until then the two can still agree.
      </Trans>
    )
  return (
    <>
      {ruling.is_taken === 1 ? (
        <Trans>One of our staff is looking at it and decides by {until}.</Trans>
      ) : (
        <Trans>Our staff decide by {until}.</Trans>
      )}{' '}
      <Trans>
        If they don't, it ends in the middle of your offers: {freelancer} gets {theirs}, {client} gets {back}.
        Until then you can still agree.
      </Trans>
    </>
  )
}

/** How a dispute ended. */
function Ended({
  of: { status, opened_by },
  outcome,
  sides,
}: {
  of: DisputeLine
  outcome: NonNullable<DisputeLine['outcome']>
  sides: DisputeSides
}) {
  const { by, silent } = outcome
  const isOwn = by === sides.role
  const name = by === null || by === 'staff' ? '' : sides[by]
  switch (status) {
    case 'withdrawn': {
      const opener = sides[opened_by]
      return opened_by === sides.role ? (
        <Trans>You withdrew it. The milestone goes on as before.</Trans>
      ) : (
        <Trans>{opener} withdrew it. The milestone goes on as before.</Trans>
      )
    }
    case 'agreed':
      return isOwn ? <Trans>You accepted the offer.</Trans> : <Trans>{name} accepted the offer.</Trans>
    case 'forfeited': {
      const quiet = silent === null ? '' : sides[silent]
      return silent === sides.role ? (
        <Trans>You said nothing in time.</Trans>
      ) : (
        <Trans>{quiet} said nothing in time.</Trans>
      )
    }
    case 'decided':
      return <Trans>Our staff decided.</Trans>
    case 'halved':
      return <Trans>Nobody had decided in time, so it ended in the middle of both offers.</Trans>
    case 'open':
    case 'escalated':
      return null
  }
}

/** Where a dispute stands: whose turn it is, or how it ended. */
export function Standing({ of, sides }: { of: DisputeLine; sides: DisputeSides }) {
  if (of.outcome) return <Ended of={of} outcome={of.outcome} sides={sides} />
  if (of.ruling) return <Ruling ruling={of.ruling} sides={sides} />
  return of.next && <Turn next={of.next} sides={sides} />
}

/** What happened in a dispute, in a few words. */
export function useDisputeEvents({ role }: DisputeSides): Readonly<Record<DisputeEventKind, string>> {
  const { t } = useLingui()
  return {
    opened: t({ message: 'Dispute opened', context: 'in the log of a dispute' }),
    evidence: t({ message: 'Said', context: 'in the log of a dispute' }),
    offered: t({ message: 'Split offered', context: 'in the log of a dispute' }),
    escalated: t({ message: 'Handed to our staff', context: 'in the log of a dispute' }),
    taken: t({ message: 'Taken up', context: 'in the log of a dispute' }),
    chat_read:
      role === 'staff'
        ? t({ message: 'Their chat was read', context: 'in the log of a dispute' })
        : t({ message: 'Your chat was read', context: 'in the log of a dispute' }),
    withdrawn: t({ message: 'Withdrawn', context: 'in the log of a dispute' }),
    agreed: t({ message: 'Offer accepted', context: 'in the log of a dispute' }),
    forfeited: t({ message: 'Time ran out', context: 'in the log of a dispute' }),
    decided: t({ message: 'Decided', context: 'in the log of a dispute' }),
    halved: t({ message: 'Split in the middle', context: 'in the log of a dispute' }),
  }
}

/** Who did it. */
export function DisputeDoer({ of: { by, is_own }, sides }: { of: DisputeEvent; sides: DisputeSides }) {
  if (is_own === 1) return <Trans context="who did it">You</Trans>
  if (by === null) return <Trans>automatically, since the time was over</Trans>
  return by === 'staff' ? <Trans context="who did it">Our staff</Trans> : sides[by]
}
