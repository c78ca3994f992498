import { Suspense, useRef } from 'react'
import { paths } from '../../../paths.ts'
import { AccountMenu } from '../account-menu/AccountMenu.tsx'
import { Announcement } from './Announcement.tsx'
import { useAnnounced } from './announced.ts'
import { OfflineStrip } from './OfflineStrip.tsx'
import { SearchButton } from '../search/SearchButton.tsx'
import { Brand } from './Brand.tsx'
import classes from './TopBar.module.css'
import { latePiece } from '../../../ui/states/piece.tsx'
import { useHeightProperty } from '../../../ui/layout/use-height-property.ts'
import { useHiddenBar } from '../../../ui/layout/use-hidden-bar.ts'

// Loaded lazily, so that the page itself renders first.
const Bell = latePiece(async () => ({ default: (await import('../../notifications/public.ts')).Bell }))
const Chats = latePiece(async () => ({ default: (await import('../../chat/button/public.ts')).ChatsButton }))

/** The bar above every member's page; it hides while scrolling down. */
export function TopBar() {
  const hidden = useHiddenBar()
  const bar = useRef<HTMLElement>(null)
  useHeightProperty(bar, '--top-bar')
  return (
    <header ref={bar} className={classes.bar} data-hidden={hidden || undefined}>
      <div className={classes.inner}>
        <Brand to={paths.dashboard()} size={34} />
        <SearchButton />
        <div className={classes.tools}>
          <Suspense fallback={<span className={classes.tool} />}>
            <Chats />
          </Suspense>
          <Suspense fallback={<span className={classes.tool} />}>
            <Bell />
          </Suspense>
          <AccountMenu />
        </div>
      </div>
      <Announcement {...useAnnounced()} />
      <OfflineStrip />
    </header>
  )
}
