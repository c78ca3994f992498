import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { useRead } from '../../../api/use-call.ts'
import { Loaded } from '../../../shown/Loaded.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { PaymentMethods } from '../../plans/settings/public.ts'
import classes from './FreelancerSettings.module.css'
import { Papers } from './Papers.tsx'
import { TaxForm } from './TaxForm.tsx'

export function PaymentTab() {
  const [methods, tax, papers] = [useId(), useId(), useId()]
  const read = useRead('show_tax_info', {})
  return (
    <>
      <Card aria-labelledby={tax}>
        <h2 id={tax} className={classes.title}>
          <Trans>Tax and currency</Trans>
        </h2>
        <Loaded read={read}>{({ recdata }) => <TaxForm tax={recdata} />}</Loaded>
      </Card>
      <Card aria-labelledby={papers}>
        <h2 id={papers} className={classes.title}>
          <Trans>Invoices and statements</Trans>
        </h2>
        <Papers />
      </Card>
      <Card aria-labelledby={methods}>
        <h2 id={methods} className={classes.title}>
          <Trans>Payment methods</Trans>
        </h2>
        <PaymentMethods />
      </Card>
    </>
  )
}
