import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { paths } from '../../../paths.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import listPage from '../../../shown/ListPage.module.css'

/** The head of a page of surveys, with the way to a new one. */
export function SurveysHead({ title }: { title: ReactNode }) {
  return (
    <header className={listPage.head}>
      <h1 dir="auto" className={listPage.name}>
        {title}
      </h1>
      <Button
        component={Link}
        to={paths.createSurvey()}
        leftSection={<IconPlus size={20} aria-hidden="true" />}
      >
        <Trans>Add Survey</Trans>
      </Button>
    </header>
  )
}

/** Shown in place of a list without surveys. */
export function NoSurveys() {
  return (
    <EmptyState
      title={<Trans>No surveys yet</Trans>}
      hint={<Trans>Ask something, and everyone can vote.</Trans>}
      action={
        <Button component={Link} to={paths.createSurvey()} variant="light">
          <Trans>Add Survey</Trans>
        </Button>
      }
    />
  )
}
