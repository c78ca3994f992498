import {
  jobFeePercent,
  longestProposal,
  longestTimeline,
  paidToBidder,
  shortestProposal,
} from '@commons/contract/shared/bid.ts'
import type { JobPay } from '@commons/contract/shared/job.ts'
import { decimalText } from '@commons/contract/shared/units.ts'
import { graphemes } from '@commons/contract/shared/text/cutting.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Textarea, TextInput } from '@mantine/core'
import { useId } from 'react'
import { fieldText } from '../../../locales/contract-messages.ts'
import { typedAmount } from '../../../money/typed-amount.ts'
import { Dollars } from '../Dollars.tsx'
import type { BidTexts } from './bid-draft.ts'
import classes from './BidCard.module.css'

const daysOf = (text: string): number | undefined => {
  const days = /^[1-9][0-9]{0,2}$/.test(text.trim()) ? Number(text.trim()) : undefined
  return days !== undefined && days <= longestTimeline ? days : undefined
}

/** Returns what the form would send; undefined while something in it is missing or wrong. */
export function bidOf({ price, days, message }: BidTexts) {
  const amount = typedAmount(price, 'USD')
  const timeline = daysOf(days)
  const length = graphemes(message.trim())
  return amount.state === 'amount' &&
    timeline !== undefined &&
    length >= shortestProposal &&
    length <= longestProposal
    ? { price: amount.text, timeline, message }
    : undefined
}

/** How far a proposal is from the length that it needs. */
function ProposalMeter({ id, message }: { id: string; message: string }) {
  const { t } = useLingui()
  const length = graphemes(message.trim())
  const missing = Math.max(0, shortestProposal - length)
  return (
    <div id={id} className={classes.meter}>
      <div
        className={classes.track}
        role="meter"
        aria-label={t`Length of the proposal`}
        aria-valuemin={0}
        aria-valuemax={shortestProposal}
        aria-valuenow={Math.min(length, shortestProposal)}
      >
        <div
          className={classes.level}
          data-full={missing === 0 || undefined}
          style={{ inlineSize: `${Math.min(100, (length / shortestProposal) * 100)}%` }}
        />
      </div>
      <p className={classes.hint}>
        {length > longestProposal ? (
          fieldText('proposal_too_long')
        ) : missing > 0 ? (
          <Plural value={missing} one="At least # more character" other="At least # more characters" />
        ) : (
          <Trans>Long enough</Trans>
        )}
      </p>
    </div>
  )
}

interface BidFieldsProps {
  texts: BidTexts
  pay: JobPay
  issues: Readonly<Partial<Record<'price' | 'timeline' | 'message', string>>>
  disabled: boolean
  onChange: (parts: Partial<BidTexts>) => void
}

/** The fields of a bid, with what the fee leaves of it. */
export function BidFields({ texts, pay, issues, disabled, onChange }: BidFieldsProps) {
  const { t } = useLingui()
  const id = useId()
  const { price, days, message } = texts
  const typed = typedAmount(price, 'USD')
  const paid = typed.state === 'amount' ? paidToBidder(typed.units) : undefined
  const [amount, fee, net] = paid
    ? [paid.fee + paid.net, paid.fee, paid.net].map((cents) => (
        <Dollars key={String(cents)} amount={decimalText(cents, 'USD')} />
      ))
    : []
  return (
    <>
      <div className={classes.two}>
        <TextInput
          label={pay === 'hourly' ? t`Your price an hour` : t`Your price`}
          inputMode="decimal"
          autoComplete="off"
          rightSectionWidth={64}
          rightSection={<span className={classes.unit}>USD</span>}
          value={price}
          disabled={disabled}
          error={typed.state === 'wrong' ? fieldText(typed.problem) : issues.price}
          onChange={({ currentTarget }) => onChange({ price: currentTarget.value })}
        />
        <TextInput
          label={t`Done within`}
          inputMode="numeric"
          autoComplete="off"
          rightSectionWidth={64}
          rightSection={
            <span className={classes.unit}>
              <Trans context="a unit">days</Trans>
            </span>
          }
          value={days}
          disabled={disabled}
          error={
            days.trim() !== '' && daysOf(days) === undefined ? fieldText('timeline_invalid') : issues.timeline
          }
          onChange={({ currentTarget }) => onChange({ days: currentTarget.value })}
        />
      </div>
      {paid && (
        <p className={classes.paid}>
          <Trans>
            Paid to you: {amount} - {fee} = {net}
          </Trans>{' '}
          <span className={classes.hint}>
            <Trans>The fee is {jobFeePercent}%.</Trans>
          </span>
        </p>
      )}
      <div>
        <Textarea
          label={t`Your proposal (minimum ${shortestProposal} characters)`}
          placeholder={t`Why you, how you'd do it, and what you need to know`}
          aria-describedby={id}
          autosize
          minRows={5}
          value={message}
          disabled={disabled}
          error={issues.message}
          onChange={({ currentTarget }) => onChange({ message: currentTarget.value })}
        />
        <ProposalMeter id={id} message={message} />
      </div>
    </>
  )
}
