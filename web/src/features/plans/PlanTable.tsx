import type { Perks, Plan } from '@commons/contract/plans/plans.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconCheck, IconMinus } from '@tabler/icons-react'
import { useId, type ReactNode } from 'react'
import { bytesText } from '../../compose/media-file.ts'
import { amountText } from '../../money/shown-amount.ts'
import { Card } from '../../ui/layout/Card.tsx'
import { VisuallyHidden } from '../../ui/words/VisuallyHidden.tsx'
import classes from './PlanTable.module.css'

/** Compares the plans with each other and with what everybody has. */
export function PlanTable({ plans, free }: { plans: readonly Plan[]; free: Perks }) {
  const { t, i18n } = useLingui()
  const id = useId()
  const columns = [{ name: t`Free`, perks: free }, ...plans.map(({ name, perks }) => ({ name, perks }))]
  const rows: ReadonlyArray<{ name: ReactNode; key: string; of: (perks: Perks) => string | boolean }> = [
    { key: 'room', name: <Trans>Room for uploads</Trans>, of: (perks) => bytesText(perks.upload_bytes) },
    {
      key: 'autoplay',
      name: <Trans>Videos in your feed play as you scroll</Trans>,
      of: ({ autoplay }) => autoplay === 1,
    },
    {
      key: 'badge',
      name: <Trans>Badge on your profile</Trans>,
      of: ({ badge }) => badge === 1,
    },
    {
      key: 'page',
      name: <Trans>Your own look for your page</Trans>,
      of: ({ own_page }) => own_page === 1,
    },
    {
      key: 'payouts',
      name: <Trans>Payouts in Ether or Bitcoin</Trans>,
      of: ({ own_page }) => own_page === 1,
    },
    {
      key: 'fee',
      name: <Trans>Fee for withdrawals</Trans>,
      of: ({ withdraw_fee_percent }) => {
        const fee = amountText(withdraw_fee_percent, { language: i18n.locale, full: true })
        return t`${fee}%`
      },
    },
  ]
  return (
    <Card as="div">
      <h2 id={id} className={classes.heading}>
        <Trans>Compare plans</Trans>
      </h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- makes it scrollable by keyboard */}
      <div className={classes.scroll} role="region" aria-labelledby={id} tabIndex={0}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col" className={classes.what}>
                <Trans>What you get</Trans>
              </th>
              {columns.map(({ name }) => (
                <th dir="auto" key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, of }) => (
              <tr key={key}>
                <th dir="auto" scope="row">
                  {name}
                </th>
                {columns.map((column) => (
                  <td key={column.name}>
                    <Figure figure={of(column.perks)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  )
}

function Figure({ figure }: { figure: string | boolean }) {
  if (typeof figure === 'string') return figure
  const Icon = figure ? IconCheck : IconMinus
  return (
    <>
      <Icon size={20} aria-hidden="true" className={figure ? classes.yes : classes.no} />
      <VisuallyHidden>{figure ? <Trans>Yes</Trans> : <Trans>No</Trans>}</VisuallyHidden>
    </>
  )
}
