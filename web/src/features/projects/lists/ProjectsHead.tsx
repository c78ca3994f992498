import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { paths } from '../../../paths.ts'
import listPage from '../../../shown/ListPage.module.css'

/** The heading of a page of projects, with the link to create one. */
export function ProjectsHead({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <header className={listPage.head}>
      <h1 dir="auto" className={listPage.name}>
        {title}
      </h1>
      <div className={listPage.links}>
        {children}
        <Button
          component={Link}
          to={paths.createProject()}
          leftSection={<IconPlus size={20} aria-hidden="true" />}
        >
          <Trans>Create project</Trans>
        </Button>
      </div>
    </header>
  )
}
