import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { paths } from '../../../paths.ts'
import { usePageTitle } from '../../../ui/layout/page-title.ts'
import classes from './NotFoundPage.module.css'

/** What a page says that isn't there, within any frame. */
export function NotFoundWords() {
  const { t } = useLingui()
  usePageTitle(t`Page not found`)
  return (
    <div className={classes.page}>
      <svg className={classes.circles} viewBox="0 0 200 120" width="200" height="120" aria-hidden="true">
        <circle cx="44" cy="64" r="38" />
        <circle cx="156" cy="64" r="38" />
        <circle cx="100" cy="64" r="38" strokeDasharray="6 8" />
      </svg>
      <h1 className={classes.title}>
        <Trans>We can't find this page</Trans>
      </h1>
      <p className={classes.hint}>
        <Trans>The address may be mistyped, or the page was removed.</Trans>
      </p>
      <Button component={Link} to={paths.landing()}>
        <Trans>Go to the home page</Trans>
      </Button>
    </div>
  )
}
