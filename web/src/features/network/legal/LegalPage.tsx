import type { LegalKind } from '@commons/contract/network/legal.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useLocation, useSearch } from '@tanstack/react-router'
import { useRead } from '../../../api/use-call.ts'
import { useReadMore } from '../../../api/use-read-more.ts'
import { paths } from '../../../paths.ts'
import { Loaded } from '../../../shown/Loaded.tsx'
import { MoreButton } from '../../../shown/MoreButton.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { usePageTitle } from '../../../ui/layout/page-title.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { FormattedText } from './FormattedText.tsx'
import { legalNames, legalPaths } from './legal-names.ts'
import classes from './Legal.module.css'

const kindAt = (pathname: string): LegalKind =>
  pathname.startsWith(paths.privacy())
    ? 'privacy'
    : pathname.startsWith(paths.imprint())
      ? 'imprint'
      : 'terms'

/** The terms, the privacy page or the imprint, with their earlier versions. */
export default function LegalPage() {
  const { i18n } = useLingui()
  const kind = kindAt(useLocation().pathname)
  const { version }: { version?: string } = useSearch({ strict: false })
  const name = i18n._(legalNames[kind])
  usePageTitle(name)
  const read = useRead('legal_page', {
    kind,
    ...(version !== undefined && /^\d{1,15}$/.test(version) && { version }),
  })
  return (
    <Card className={classes.page}>
      <h1 dir="auto" className={classes.title}>
        {name}
      </h1>
      <Loaded read={read}>
        {({ recdata: { text, published_at, is_current } }) => (
          <>
            {published_at !== null && (
              <p className={classes.facts}>
                <Trans>Version of {i18n.date(new Date(published_at), { dateStyle: 'long' })}</Trans>
              </p>
            )}
            {is_current === 0 && (
              <p className={classes.facts} role="status">
                <Trans>
                  This is an earlier version. <Link to={legalPaths[kind]}>Read what holds now</Link>
                </Trans>
              </p>
            )}
            {text === '' ? (
              <EmptyState
                title={<Trans>There's nothing here yet</Trans>}
                hint={<Trans>Whoever runs this network hasn't said who they are.</Trans>}
              />
            ) : (
              <FormattedText>{text}</FormattedText>
            )}
          </>
        )}
      </Loaded>
      <Versions kind={kind} />
    </Card>
  )
}

/** All versions; none are shown while there is only the text that came with the network. */
function Versions({ kind }: { kind: LegalKind }) {
  const { i18n, t } = useLingui()
  const { read, more } = useReadMore('legal_version_list', { kind, limit: 20 })
  const rows = read.data?.flatMap(({ recdata }) => recdata) ?? []
  if (rows.length === 0) return null
  return (
    <>
      <h2 className={classes.heading}>
        <Trans>All versions</Trans>
      </h2>
      <ul className={classes.versions} aria-label={t`All versions`}>
        {rows.map(({ version, published_at, changes }) => (
          <li key={version}>
            <Link to={legalPaths[kind]} search={{ version: String(version) } as never}>
              {published_at !== null && i18n.date(new Date(published_at), { dateStyle: 'long' })}
            </Link>
            {changes !== '' && <p className={classes.facts}>{changes}</p>}
          </li>
        ))}
        {!more.isThere && kind !== 'imprint' && (
          <li>
            <Link to={legalPaths[kind]} search={{ version: '0' } as never}>
              <Trans>The text before</Trans>
            </Link>
          </li>
        )}
      </ul>
      {more.isThere && <MoreButton more={more} />}
    </>
  )
}
