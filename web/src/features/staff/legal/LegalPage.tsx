import type { AdminLegalPage } from '@commons/contract/network/legal.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useRead } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { piece } from '../../../ui/states/piece.tsx'
import { RelativeTime } from '../../../ui/words/RelativeTime.tsx'
import { legalNames } from '../../network/public.ts'
import { StaffLoaded, StaffPage } from '../frame/StaffPage.tsx'
import classes from '../frame/Rows.module.css'

const LegalDialog = piece(() => import('./LegalDialog.tsx'))

const pagePaths = { terms: paths.terms(), privacy: paths.privacy(), imprint: paths.imprint() } as const

/** The terms, the privacy page and the imprint, which admins write. */
export default function LegalPage() {
  const { t } = useLingui()
  return (
    <StaffPage
      name={t`Legal pages`}
      hint={<Trans>Every version stays readable. You say whether members have to agree again.</Trans>}
      roles={['admin']}
    >
      <Pages />
    </StaffPage>
  )
}

function Pages() {
  const read = useRead('admin_legal_list', {})
  const [edited, setEdited] = useState<AdminLegalPage>()
  return (
    <>
      <Card as="div">
        <StaffLoaded read={read}>
          {({ recdata }) => (
            <ul className={classes.rows}>
              {recdata.map((page) => (
                <Row key={page.kind} of={page} onEdit={() => setEdited(page)} />
              ))}
            </ul>
          )}
        </StaffLoaded>
      </Card>
      {edited && (
        <Suspense>
          <LegalDialog page={edited} onClose={() => setEdited(undefined)} />
        </Suspense>
      )}
    </>
  )
}

function Row({ of, onEdit }: { of: AdminLegalPage; onEdit: () => void }) {
  const { t, i18n } = useLingui()
  const name = i18n._(legalNames[of.kind])
  return (
    <li className={classes.row}>
      <p className={classes.name}>
        <Link dir="auto" to={pagePaths[of.kind]}>
          {name}
        </Link>
      </p>
      <div>
        <p className={classes.facts}>
          {of.published_at === null ? (
            of.kind === 'imprint' ? (
              <Trans>Empty: say who runs this network, and how to reach them.</Trans>
            ) : (
              <Trans>Not changed: the text that comes with the software</Trans>
            )
          ) : (
            <>
              {of.published_by && (
                <>
                  <bdi>{of.published_by.full_name}</bdi>
                  {' · '}
                </>
              )}
              <RelativeTime at={of.published_at} />
            </>
          )}
        </p>
        {of.due_at !== null && (
          <p className={classes.facts}>
            <Trans>Members agree to it by {i18n.date(new Date(of.due_at), { dateStyle: 'long' })}</Trans>
          </p>
        )}
      </div>
      <div className={classes.side}>
        <Button variant="default" aria-label={t`Change: ${name}`} onClick={onEdit}>
          <Trans>Change</Trans>
        </Button>
      </div>
    </li>
  )
}
