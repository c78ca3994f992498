import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useReadMore } from '../../../api/use-read-more.ts'
import { Money } from '../../../money/Money.tsx'
import { MoreButton } from '../../../shown/MoreButton.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { piece } from '../../../ui/states/piece.tsx'
import { RelativeTime } from '../../../ui/words/RelativeTime.tsx'
import classes from '../frame/Rows.module.css'
import { StaffLoaded } from '../frame/StaffPage.tsx'

const MintDialog = piece(() => import('./MintDialog.tsx'))

/** What was minted, by whom and why; and more can be. */
export function Minted() {
  const [isOpen, setOpen] = useState(false)
  const { read, more } = useReadMore('mint_list', {})
  return (
    <Card className={classes.part} aria-labelledby="minted">
      <h2 id="minted">
        <Trans>Minted</Trans>
      </h2>
      <StaffLoaded read={read}>
        {(pages) => {
          const rows = pages.flatMap(({ recdata }) => recdata)
          const left = pages[0]?.left ?? []
          return (
            <>
              <div>
                <Button variant="default" onClick={() => setOpen(true)}>
                  <Trans>Mint…</Trans>
                </Button>
              </div>
              {rows.length === 0 ? (
                <p className={classes.facts}>
                  <Trans>Nothing has been minted yet.</Trans>
                </p>
              ) : (
                <ol className={classes.rows}>
                  {rows.map((row) => (
                    <li key={row.trx_number} className={classes.row}>
                      <p className={classes.name}>
                        <Money amount={row.amount} currency={row.currency} always />
                      </p>
                      <p className={classes.facts}>
                        {row.by ? (
                          <bdi>{row.by.full_name}</bdi>
                        ) : row.reason === '' ? (
                          <Trans>Command on the server</Trans>
                        ) : (
                          <Trans>Somebody who has left</Trans>
                        )}
                        {row.reason !== '' && `: ${row.reason}`}
                      </p>
                      <p className={classes.side}>
                        <RelativeTime at={row.at} />
                      </p>
                    </li>
                  ))}
                </ol>
              )}
              {more.isThere && <MoreButton more={more} />}
              {isOpen && (
                <Suspense>
                  <MintDialog left={left} onClose={() => setOpen(false)} />
                </Suspense>
              )}
            </>
          )
        }}
      </StaffLoaded>
    </Card>
  )
}
