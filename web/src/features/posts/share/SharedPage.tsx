import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link, Navigate, useParams } from '@tanstack/react-router'
import { useRead } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { LoadingPage } from '../../../shown/LoadingPage.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { usePageTitle } from '../../../ui/layout/page-title.ts'
import { CardSkeleton } from '../../../ui/states/Skeletons.tsx'
import { VisuallyHidden } from '../../../ui/words/VisuallyHidden.tsx'
import { posterOf } from '../card/whose.ts'

function Absent() {
  const { t } = useLingui()
  usePageTitle(t`Not found`)
  return (
    <Card as="div">
      <VisuallyHidden as="h1">{t`Not found`}</VisuallyHidden>
      <EmptyState
        title={<Trans>We can't find what was shared</Trans>}
        hint={<Trans>It was deleted, or you don't have access to it.</Trans>}
        action={
          <Button component={Link} to={paths.dashboard()} variant="light">
            <Trans>Go to Home</Trans>
          </Button>
        }
      />
    </Card>
  )
}

/** Redirects to the post's own page, whose address contains its author. */
function SharedPost({ postId }: { postId: number }) {
  const { t } = useLingui()
  usePageTitle(t`Post`)
  const read = useRead('post_card', { post_id: postId })
  const { data, error } = read
  if (data) return <Navigate to={paths.timeline(posterOf(data.recdata).user_id, postId)} replace />
  if (error?.refusal === 'post_not_found') return <Absent />
  return (
    <>
      <VisuallyHidden as="h1">{t`Post`}</VisuallyHidden>
      <LoadingPage read={read}>
        <CardSkeleton picture />
      </LoadingPage>
    </>
  )
}

const isId = (id: string) => /^[1-9][0-9]{0,15}$/.test(id)

/** The target of shared links: redirects to a post, a member's page or a tag. */
export default function SharedPage() {
  const { type, id = '' } = useParams({ strict: false })
  if (type === 'tag') return <Navigate to={paths.tag(id)} replace />
  if (type === 'member' && isId(id)) return <Navigate to={paths.timeline(id)} replace />
  if (type === 'post' && isId(id)) return <SharedPost key={id} postId={Number(id)} />
  return <Absent />
}
