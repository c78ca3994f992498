import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { paths } from '../../../paths.ts'
import classes from './ProjectLists.module.css'

/** What a page of projects is, and the way to a new one. */
export function ProjectsHead({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <header className={classes.head}>
      <h1 className={classes.name}>{title}</h1>
      <div className={classes.links}>
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
