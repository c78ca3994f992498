import '../../../api/member-calls.ts'
import { useLingui } from '@lingui/react/macro'
import { useMediaQuery } from '@mantine/hooks'
import { Outlet, useMatches } from '@tanstack/react-router'
import { Suspense, useEffect, type ReactNode } from 'react'
import { BottomBar } from './BottomBar.tsx'
import { Places } from './Places.tsx'
import classes from './Shell.module.css'
import { SkipLink } from './SkipLink.tsx'
import { TopBar } from './TopBar.tsx'
import { UpdateNotice } from './UpdateNotice.tsx'
import { useIsAbsent } from '../../../ui/network.ts'
import { useOwnAccount } from '../account-menu/use-own-account.ts'
import { useStore } from '../../../ui/store.ts'
import { putOff } from '../consent/put-off.ts'
import { useStarted } from './use-started.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { useWarmUp } from './use-warm-up.ts'
import { useOwedConsent } from '../../../api/use-owed-consent.ts'
import { useSuspension } from '../../../api/use-suspension.ts'
import { piece, latePiece } from '../../../ui/states/piece.tsx'
import { notePicture } from '../../../ui/states/after-picture.ts'
import { first } from '../../../features.first.ts'

/** The outbox kinds of all features, by name. */
const waitingKinds = Object.fromEntries(first.flatMap(({ waiting = {} }) => Object.entries(waiting)))

// Work in the background of every page; if it can't load, the page goes on without it.
const PublishedPosts = latePiece(async () => ({
  default: (await import('../../posts/published/public.ts')).PublishedPosts,
}))
const OutboxSender = latePiece(async () => ({
  default: (await import('../../../compose/outbox/OutboxSender.tsx')).OutboxSender,
}))
// Shows nothing until a chat is open.
const Docks = latePiece(async () => ({ default: (await import('../../chat/docks/public.ts')).Docks }))
// Shows nothing until somebody calls.
const CallWatch = latePiece(async () => ({
  default: (await import('../../video-calls/host/public.ts')).CallWatch,
}))
// If the cards can't load, names are plain links.
const HoverCards = latePiece(async () => ({
  default: (await import('../../people/hover/public.ts')).HoverCards,
}))

// Only members who are suspended load it, and only those who have to agree to new terms the other.
const SuspendedFrame = piece(() => import('../suspended/SuspendedFrame.tsx'))
const ConsentFrame = piece(() => import('../consent/ConsentFrame.tsx'))

/** The layout of members' pages; whoever is suspended, or has to agree to new terms, has a small place instead. */
export default function Shell(props: { children?: ReactNode }) {
  useOwnAccount()
  const suspension = useSuspension()
  const owed = useOwedConsent()
  const later = useStore(putOff)
  const isAsked = owed !== undefined && (owed.is_due === 1 || later !== owed.due_at)
  const Frame = suspension ? SuspendedFrame : isAsked ? ConsentFrame : undefined
  return Frame ? (
    <Suspense>
      <Frame {...props} />
    </Suspense>
  ) : (
    <OpenShell {...props} />
  )
}

/** The layout of members' pages: one column on phones, a rail and a column, or three columns. */
function OpenShell({ children = <Outlet /> }: { children?: ReactNode }) {
  const { t } = useLingui()
  const isWithoutCalls = useIsAbsent('video_calls')
  useShortcuts()
  useWarmUp()
  const isStarted = useStarted()
  const isHome = useMatches({ select: (matches) => matches.at(-1)?.staticData.isFirst })
  useEffect(() => {
    // Home has its picture once its posts are there.
    if (isStarted && !isHome) notePicture()
  }, [isStarted, isHome])
  const Aside = useMatches({ select: (matches) => matches.at(-1)?.staticData.aside })
  // Not rendered where they have no room: a phone would draw all their links for nobody.
  const hasPlaces = useMediaQuery('(min-width: 48em)', true, { getInitialValueInEffect: false })
  // Not rendered where it has no room, so that it loads nothing.
  const hasRoom = useMediaQuery('(min-width: 80em)', true, { getInitialValueInEffect: false })
  const isWide = useMatches({ select: (matches) => matches.at(-1)?.staticData.wide })
  return (
    <div className={classes.shell}>
      <SkipLink />
      <TopBar />
      {/* What the account adds to the bar above moves what is here: then it is drawn anew. */}
      <div key={String(isStarted)} className={classes.columns}>
        {hasPlaces && (
          <nav className={classes.places} aria-label={t`Main`}>
            <Places />
          </nav>
        )}
        <main className={classes.main} data-wide={isWide || undefined} tabIndex={-1}>
          {isStarted && children}
        </main>
        {isStarted && Aside && hasRoom && (
          <aside className={classes.aside} aria-label={t`Sidebar`}>
            <Suspense>
              <Aside />
            </Suspense>
          </aside>
        )}
      </div>
      {!hasPlaces && <BottomBar />}
      <UpdateNotice />
      <Suspense>
        <PublishedPosts />
      </Suspense>
      <Suspense>
        <HoverCards />
      </Suspense>
      <Suspense>
        <Docks />
      </Suspense>
      <Suspense>{!isWithoutCalls && <CallWatch />}</Suspense>
      <Suspense>
        <OutboxSender kinds={waitingKinds} />
      </Suspense>
    </div>
  )
}
