import { useLingui } from '@lingui/react/macro'
import { Outlet, useMatches } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { BottomBar } from './BottomBar.tsx'
import { Places } from './Places.tsx'
import classes from './Shell.module.css'
import { SkipLink } from './SkipLink.tsx'
import { TopBar } from './TopBar.tsx'
import { useAccountLanguage } from './use-account-language.ts'
import { useAccountNames } from './use-account-names.ts'
import { useWarmUp } from './use-warm-up.ts'

const PublishedPosts = lazy(() =>
  import('../posts/public.ts').then(
    ({ PublishedPosts }) => ({ default: PublishedPosts }),
    // A page that has lost its network is no worse for not being told.
    () => ({ default: () => null }),
  ),
)

/** What stands around the pages of members: one column on phones, a rail and a column, or three columns. */
export default function Shell() {
  const { t } = useLingui()
  useAccountLanguage()
  useAccountNames()
  useWarmUp()
  const Aside = useMatches({ select: (matches) => matches.at(-1)?.staticData.aside })
  const isWide = useMatches({ select: (matches) => matches.at(-1)?.staticData.wide })
  return (
    <div className={classes.shell}>
      <SkipLink />
      <TopBar />
      <div className={classes.columns}>
        <nav className={classes.places} aria-label={t`Main`}>
          <Places />
        </nav>
        <main className={classes.main} data-wide={isWide || undefined} tabIndex={-1}>
          <Outlet />
        </main>
        {Aside && (
          <aside className={classes.aside} aria-label={t`Sidebar`}>
            <Aside />
          </aside>
        )}
      </div>
      <BottomBar />
      <Suspense>
        <PublishedPosts />
      </Suspense>
    </div>
  )
}
