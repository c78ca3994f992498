import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconDoorExit, IconDownload } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useRead, useWrite } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { Loaded } from '../../../shown/Loaded.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { usePageTitle } from '../../../ui/layout/page-title.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { legalNames } from '../../network/public.ts'
import suspended from '../suspended/Suspended.module.css'
import classes from './Consent.module.css'
import { putOffUntil } from './put-off.ts'

const pagePaths = { terms: paths.terms(), privacy: paths.privacy(), imprint: paths.imprint() } as const

/** What is new in the terms, and the choice to agree, to put it off, or to leave. */
export function ConsentPage() {
  const { t, i18n } = useLingui()
  usePageTitle(t`Our terms have changed`)
  const read = useRead('show_consent', {})
  const accept = useWrite('accept_rules')
  const icon = { size: 22, stroke: 1.75, 'aria-hidden': true } as const
  return (
    <div className={suspended.page}>
      <Card as="div">
        <h1>
          <Trans>Our terms have changed</Trans>
        </h1>
        <Loaded read={read}>
          {({ version, due_at: due, is_due: isDue, recdata }) => (
            <>
              <ul className={classes.changes}>
                {recdata.map((each) => (
                  <li key={each.version}>
                    <h2>
                      <Link to={pagePaths[each.kind]} search={{ version: String(each.version) } as never}>
                        {i18n._(legalNames[each.kind])}
                      </Link>
                    </h2>
                    {each.changes !== '' && <p>{each.changes}</p>}
                  </li>
                ))}
              </ul>
              <FailureNote failure={accept.error?.message} />
              <div className={classes.actions}>
                <Button loading={accept.isPending} onClick={() => accept.mutate({ version })}>
                  <Trans>I agree</Trans>
                </Button>
                {due !== null && isDue === 0 && (
                  <Button variant="default" onClick={() => putOffUntil(due)}>
                    <Trans>Later</Trans>
                  </Button>
                )}
              </div>
              {due !== null && isDue === 0 && (
                <p className={suspended.lead}>
                  <Trans>You have until {i18n.date(new Date(due), { dateStyle: 'long' })}.</Trans>
                </p>
              )}
            </>
          )}
        </Loaded>
      </Card>
      <Card aria-labelledby="ways">
        <h2 id="ways">
          <Trans>If you don't agree</Trans>
        </h2>
        <ul className={suspended.ways}>
          <li>
            <Link to={paths.setting('leaving')} className={suspended.way}>
              <IconDownload {...icon} />
              <Trans>Download your data</Trans>
            </Link>
          </li>
          <li>
            <Link to={paths.setting('leaving')} className={suspended.way}>
              <IconDoorExit {...icon} />
              <Trans>Delete your account</Trans>
            </Link>
          </li>
        </ul>
      </Card>
    </div>
  )
}
