import type { DisputeCase } from '@commons/contract/freelance/disputes.ts'
import { Trans } from '@lingui/react/macro'
import classes from '../Dispute.module.css'

/** Who decides a dispute that staff have; nothing for another. */
export function Taken({ of: { ruling, assignee, is_own } }: { of: DisputeCase }) {
  if (!ruling) return null
  const name = assignee?.full_name
  return (
    <p className={classes.facts}>
      {is_own === 1 ? (
        <Trans>You decide it.</Trans>
      ) : name === undefined ? (
        <Trans>Nobody has taken it yet.</Trans>
      ) : (
        <Trans>{name} decides it.</Trans>
      )}
    </p>
  )
}
