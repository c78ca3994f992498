import { jobFeePercent, paidToBidder } from '@commons/contract/shared/bid.ts'
import { longestJobMilestone } from '@commons/contract/shared/job-milestone.ts'
import { decimalText } from '@commons/contract/shared/units.ts'
import { graphemes } from '@commons/contract/shared/text/cutting.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Textarea, TextInput } from '@mantine/core'
import { fieldText } from '../../../locales/contract-messages.ts'
import { typedAmount } from '../../../money/typed-amount.ts'
import bid from '../bid/BidCard.module.css'
import { Dollars } from '../Dollars.tsx'
import type { MilestoneTexts } from './milestone-draft.ts'

const isTooLong = (text: string) => graphemes(text.trim()) > longestJobMilestone

/** Returns what the form would send; undefined while something in it is missing or wrong. */
export function milestoneOf({ description, amount, due }: MilestoneTexts) {
  const price = typedAmount(amount, 'USD')
  return price.state === 'amount' && description.trim() !== '' && !isTooLong(description)
    ? { description, amount: price.text, due_date: due }
    : undefined
}

interface MilestoneFieldsProps {
  texts: MilestoneTexts
  issues: Readonly<Partial<Record<'description' | 'amount' | 'due_date', string>>>
  disabled: boolean
  /** Whether the amount is still open: it is fixed by the funding. */
  hasAmount?: boolean
  /** Whether the reader is who is paid. */
  isPaid: boolean
  onChange: (parts: Partial<MilestoneTexts>) => void
}

/** The fields of a milestone, with what its freelancer gets of the amount. */
export function MilestoneFields({
  texts,
  issues,
  disabled,
  hasAmount = true,
  isPaid,
  onChange,
}: MilestoneFieldsProps) {
  const { t } = useLingui()
  const { description, amount, due } = texts
  const typed = typedAmount(amount, 'USD')
  const net =
    typed.state === 'amount' ? (
      <Dollars amount={decimalText(paidToBidder(typed.units).net, 'USD')} />
    ) : undefined
  return (
    <>
      <Textarea
        label={t`Description`}
        placeholder={t`What's done when this milestone is reached`}
        autosize
        minRows={3}
        value={description}
        disabled={disabled}
        error={isTooLong(description) ? fieldText('milestone_description_too_long') : issues.description}
        onChange={({ currentTarget }) => onChange({ description: currentTarget.value })}
      />
      <div className={bid.two}>
        {hasAmount && (
          <TextInput
            label={t`Amount`}
            inputMode="decimal"
            autoComplete="off"
            rightSectionWidth={64}
            rightSection={<span className={bid.unit}>USD</span>}
            value={amount}
            disabled={disabled}
            error={typed.state === 'wrong' ? fieldText(typed.problem) : issues.amount}
            onChange={({ currentTarget }) => onChange({ amount: currentTarget.value })}
          />
        )}
        <TextInput
          type="date"
          label={t`Due date (optional)`}
          value={due}
          disabled={disabled}
          error={issues.due_date}
          onChange={({ currentTarget }) => onChange({ due: currentTarget.value })}
        />
      </div>
      {hasAmount && net && (
        <p className={bid.paid} aria-live="polite">
          {isPaid ? <Trans>Paid to you: {net}</Trans> : <Trans>Paid to the freelancer: {net}</Trans>}{' '}
          <span className={bid.hint}>
            <Trans>The fee is {jobFeePercent}%.</Trans>
          </span>
        </p>
      )}
    </>
  )
}
