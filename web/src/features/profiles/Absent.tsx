import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useRead } from '../../api/use-call.ts'
import { paths } from '../../paths.ts'
import { LoadingPage } from '../../shown/LoadingPage.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import { usePageTitle } from '../../ui/layout/page-title.ts'
import { VisuallyHidden } from '../../ui/words/VisuallyHidden.tsx'
import { MemberBlocked } from './MemberBlocked.tsx'

/** Shown if the member doesn't exist or the viewer has no access; the two look the same. */
export function MemberAbsent() {
  const { t } = useLingui()
  usePageTitle(t`Member not found`)
  return (
    <Card as="div">
      <VisuallyHidden as="h1">{t`Member not found`}</VisuallyHidden>
      <EmptyState
        title={<Trans>We can't find this member</Trans>}
        hint={<Trans>The address may be mistyped, or you don't have access.</Trans>}
        action={
          <Button component={Link} to={paths.dashboard()} variant="light">
            <Trans>Go to Home</Trans>
          </Button>
        }
      />
    </Card>
  )
}

/** Shown if the viewer has no access to a member: if the viewer has blocked them, with a way to unblock them. */
export function MemberHidden({ userId }: { userId: number }) {
  const { t } = useLingui()
  const read = useRead('blocked_user_list', { blocked_user_id: userId })
  const [blocked] = read.data?.recdata ?? []
  if (blocked) return <MemberBlocked member={blocked} />
  if (!read.isPending || read.isPaused) return <MemberAbsent />
  return (
    <>
      <VisuallyHidden as="h1">{t`Profile`}</VisuallyHidden>
      <LoadingPage read={read} />
    </>
  )
}

/** Shown if the member has no such post or the viewer has no access. */
export function PostAbsent({ userId, fullName }: { userId: number; fullName: string }) {
  return (
    <Card as="div">
      <EmptyState
        title={<Trans>We can't find this post</Trans>}
        hint={<Trans>It was deleted, or you don't have access to it.</Trans>}
        action={
          <Button component={Link} to={paths.timeline(userId)} variant="light">
            <Trans>All posts by {fullName}</Trans>
          </Button>
        }
      />
    </Card>
  )
}
