import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { usePageTitle } from '../../../ui/layout/page-title.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'

/** Replaces a job that doesn't exist, or that the reader can't see or change. */
export function JobAbsent() {
  const { t } = useLingui()
  usePageTitle(t`Not found`)
  return (
    <Card as="div">
      <EmptyState
        isPage
        title={<Trans>We can't find this project</Trans>}
        hint={<Trans context="a freelance project">It was deleted, or you don't have access to it.</Trans>}
        action={
          <Button component={Link} to={paths.findWork()} variant="light">
            <Trans>Find work</Trans>
          </Button>
        }
      />
    </Card>
  )
}
