import { useParams } from '@tanstack/react-router'
import { useRead } from '../../api/use-call.ts'
import { MemberAbsent } from './Absent.tsx'
import { MemberTimeline } from './MemberTimeline.tsx'
import { TimelineError, TimelineSkeleton } from './TimelineStates.tsx'

/** The number in an address; nothing for whatever else stands there. */
function idIn(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9][0-9]{0,15}$/.test(text) ? Number(text) : undefined
}

function Member({ userId, postId }: { userId: number; postId: number | undefined }) {
  const { data, error, isPaused, refetch } = useRead('avatar_banner', { view_user_id: userId })
  if (error?.refusal === 'member_not_found') return <MemberAbsent />
  if (data) return <MemberTimeline member={data.recdata} postId={postId} />
  if (error) return <TimelineError error={error} onRetry={() => void refetch()} />
  return <TimelineSkeleton offline={isPaused} />
}

/** A member's page with their posts, or with one of them. */
export default function TimelinePage() {
  const params = useParams({ strict: false })
  const userId = idIn(params.userId)
  const postId = params.postId === undefined ? undefined : (idIn(params.postId) ?? 0)
  // Another member's page is another page: nothing of the one before is shown meanwhile.
  return userId === undefined ? <MemberAbsent /> : <Member key={userId} userId={userId} postId={postId} />
}
