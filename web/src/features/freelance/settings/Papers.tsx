import type { Paper } from '@commons/contract/shared/paper.ts'
import { Trans } from '@lingui/react/macro'
import { call } from '../../../api/call.ts'
import { useRead, useWrite } from '../../../api/use-call.ts'
import { SavedSwitch } from '../../../settings-kit/SavedSwitch.tsx'
import kit from '../../../settings-kit/Settings.module.css'
import { Loaded } from '../../../shown/Loaded.tsx'
import { PaperButton } from '../../../shown/papers/PaperButton.tsx'
import classes from './FreelancerSettings.module.css'

/** Returns the parts of a year's statement. */
async function statementOf(year: number, signal: AbortSignal): Promise<Paper[]> {
  const parts: Paper[] = []
  let before: string | undefined
  do {
    // oxlint-disable-next-line no-await-in-loop -- each part says where the next one begins
    const answer = await call(
      'yearly_statement',
      { year, ...(before === undefined ? {} : { before }) },
      { signal },
    )
    parts.push(answer.data)
    before = answer.next
  } while (before !== undefined)
  return parts
}

function OnInvoices() {
  const read = useRead('get_freelancer_settings', {})
  const { mutateAsync } = useWrite('update_freelancer_settings')
  return (
    <SavedSwitch
      label={<Trans>My name, address and tax numbers on invoices</Trans>}
      hint={
        <Trans>
          The other side of an agreement sees them there. An invoice stays as it was made, also if you turn
          this off, or leave. Without it, your invoices say only your profile's name.
        </Trans>
      }
      stored={read.data && read.data.data.on_invoices === 1}
      save={(on) => mutateAsync({ on_invoices: on ? 1 : 0 })}
    />
  )
}

/** Whether private details are on invoices, and the statements of the years that have some. */
export function Papers() {
  const read = useRead('statement_year_list', {})
  return (
    <div className={classes.form}>
      <OnInvoices />
      <Loaded read={read}>
        {({ data: years }) =>
          years.length === 0 ? (
            <p className={kit.text}>
              <Trans>A statement of each year will be here once something was released or refunded.</Trans>
            </p>
          ) : (
            <>
              <p className={kit.text}>
                <Trans>
                  A year's releases, refunds, fees and taxes as a table (CSV), in tokens and US dollars. Years
                  are in UTC.
                </Trans>
              </p>
              <div className={classes.years}>
                {years.map((year) => (
                  <PaperButton key={year} make={(signal) => statementOf(year, signal)}>
                    <Trans>Statement {String(year)}</Trans>
                  </PaperButton>
                ))}
              </div>
            </>
          )
        }
      </Loaded>
    </div>
  )
}
