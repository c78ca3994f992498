import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { usePageTitle } from '../../../ui/layout/page-title.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'

/** Replaces a video that does not exist, or that the reader cannot see. */
export function VideoAbsent() {
  const { t } = useLingui()
  usePageTitle(t`Not found`)
  return (
    <Card as="div">
      <EmptyState
        isPage
        title={<Trans>We can't find this video</Trans>}
        hint={<Trans context="a video">It was deleted, or you don't have access to it.</Trans>}
        action={
          <Button component={Link} to={paths.videos()} variant="light">
            <Trans>Look at videos</Trans>
          </Button>
        }
      />
    </Card>
  )
}
