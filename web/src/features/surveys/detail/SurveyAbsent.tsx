import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { usePageTitle } from '../../../ui/layout/page-title.ts'

/** Replaces a survey that does not exist, or that the reader cannot see. */
export function SurveyAbsent() {
  const { t } = useLingui()
  usePageTitle(t`Not found`)
  return (
    <Card as="div">
      <EmptyState
        isPage
        title={<Trans>We can't find this survey</Trans>}
        hint={<Trans context="a survey">It was deleted, or you don't have access to it.</Trans>}
        action={
          <Button component={Link} to={paths.discoverSurveys()} variant="light">
            <Trans>Discover Surveys</Trans>
          </Button>
        }
      />
    </Card>
  )
}
