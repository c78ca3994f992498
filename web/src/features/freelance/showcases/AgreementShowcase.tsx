import type { Agreement } from '@commons/contract/freelance/agreements.ts'
import type { Showcase } from '@commons/contract/freelance/showcases.ts'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useRead } from '../../../api/use-call.ts'
import { Loaded } from '../../../shown/Loaded.tsx'
import { openDialog } from '../../../ui/dialog/dialog-host.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { focusArea } from '../../../ui/layout/use-focus-back.ts'
import agreementClasses from '../agreement/AgreementPage.module.css'
import classes from './Showcase.module.css'
import { ShowcaseRow } from './ShowcaseRow.tsx'

/** What follows from how it stands. */
function Standing({ of, name }: { of: Showcase; name: string }) {
  if (of.status === 'published') return <Trans>Both of you show this on your freelancer profiles.</Trans>
  return of.is_own === 1 ? (
    <Trans>{name} can agree to this. Until then only the two of you see it.</Trans>
  ) : (
    <Trans>{name} proposes that both of you show this. Until you agree, only the two of you see it.</Trans>
  )
}

/** Delivered work that the two of an agreement show, or could. */
export function AgreementShowcase({ agreement }: { agreement: Agreement }) {
  const { id, title, role, client, freelancer } = agreement
  const name = (role === 'client' ? freelancer : client)?.full_name ?? ''
  const read = useRead('get_showcases', { payment_id: id })
  return (
    <Card as="section" aria-labelledby="showcase" className={classes.part} {...focusArea}>
      <h2 id="showcase" className={agreementClasses.name}>
        <Trans>Show this work</Trans>
      </h2>
      <Loaded read={read}>
        {({ response: [shown], can_propose }) =>
          shown ? (
            <>
              <p className={classes.note}>
                <Standing of={shown} name={name} />
              </p>
              <ul className={classes.rows}>
                <ShowcaseRow showcase={shown} />
              </ul>
            </>
          ) : (
            <>
              <p className={classes.note}>
                {can_propose === 1 ? (
                  <Trans>Show others what came of it, with both of your names, if both of you agree.</Trans>
                ) : (
                  <Trans>Once money was released, both of you can show what came of it.</Trans>
                )}
              </p>
              {can_propose === 1 && (
                <Button
                  variant="light"
                  onClick={() =>
                    void openDialog(() => import('./ProposeShowcaseDialog.tsx'), {
                      paymentId: id,
                      title,
                      name,
                    })
                  }
                >
                  <Trans>Show this work</Trans>
                </Button>
              )}
            </>
          )
        }
      </Loaded>
    </Card>
  )
}
