import type { ViewAs } from '@commons/contract/shared/view-as.ts'
import { useLingui } from '@lingui/react/macro'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { useSession } from '../../api/session.ts'
import { useRead } from '../../api/use-call.ts'
import { paths } from '../../paths.ts'
import { LoadingPage } from '../../shown/LoadingPage.tsx'
import { CardSkeleton } from '../../ui/states/Skeletons.tsx'
import { usePageTitle } from '../../ui/layout/page-title.ts'
import { usePageview } from '../insights/public.ts'
import { MemberAbsent, MemberHidden } from './Absent.tsx'
import { lookColours } from './look/look-colours.ts'
import look from './look/Look.module.css'
import { LookFooter } from './look/LookFooter.tsx'
import { LookFrame } from './look/LookFrame.tsx'
import { MemberSections } from './MemberSections.tsx'
import { PostPage } from './PostPage.tsx'
import { ProfileHead } from './ProfileHead.tsx'
import classes from './TimelinePage.module.css'
import { TimelineError } from './TimelineStates.tsx'
import { seenAs, viewAsIn } from './view-as.ts'
import { ViewAsBanner } from './ViewAsBanner.tsx'

/** Returns the id in a URL; undefined for anything else. */
function idIn(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9][0-9]{0,15}$/.test(text) ? Number(text) : undefined
}

function MemberTimeline({ userId }: { userId: number }) {
  const { t } = useLingui()
  const { section, tab, as }: { section?: string; tab?: string; as?: string } = useSearch({ strict: false })
  const isOwn = useSession()?.id === userId
  const viewAs = isOwn ? viewAsIn(as) : undefined
  const asked = { view_user_id: userId, ...seenAs(viewAs) }
  const read = useRead('avatar_banner', asked)
  const { data, error, refetch } = read
  const member = data?.recdata
  const absent = error?.refusal === 'member_not_found'
  usePageview('member_pageviews', member ? userId : undefined)
  const name = member?.full_name ?? t`Profile`
  const pro = member?.pro
  const colours = lookColours(pro)
  const navigate = useNavigate()
  const view = (as: ViewAs | undefined) => void navigate({ to: paths.timeline(userId), search: { as } })
  usePageTitle(absent ? undefined : pro?.title || name)

  if (absent) return <MemberHidden userId={userId} />
  if (error && !member) return <TimelineError error={error} onRetry={() => void refetch()} />
  return (
    <div className={clsx(classes.page, colours && look.coloured)} style={colours}>
      {viewAs && <ViewAsBanner as={viewAs} onExit={() => view(undefined)} />}
      <LookFrame background={pro?.background ?? null}>
        <ProfileHead member={member} isSeenAs={viewAs !== undefined} onView={view} />
      </LookFrame>
      {member ? (
        <MemberSections
          key={viewAs}
          member={member}
          viewAs={viewAs}
          asked={section}
          tab={tab}
          onTab={(chosen) =>
            void navigate({
              to: paths.timeline(userId),
              search: { section, tab: chosen, as: viewAs },
              replace: true,
              resetScroll: false,
            })
          }
        />
      ) : (
        <LoadingPage read={read}>
          <CardSkeleton picture />
          <CardSkeleton />
        </LoadingPage>
      )}
      {pro?.footer && <LookFooter text={pro.footer} />}
    </div>
  )
}

/** A member's profile with their posts, or one of their posts. */
export default function TimelinePage() {
  const params = useParams({ strict: false })
  const userId = idIn(params.userId)
  if (userId === undefined) return <MemberAbsent />
  // The keys reset the page, so that another member's content isn't shown while the new one loads.
  return params.postId === undefined ? (
    <MemberTimeline key={userId} userId={userId} />
  ) : (
    <PostPage key={params.postId} userId={userId} postId={idIn(params.postId) ?? 0} />
  )
}
