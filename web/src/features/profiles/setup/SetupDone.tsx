import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import classes from './Setup.module.css'

/** Shown to members who came through the emailed link and are still logged out. */
export function SetupDone() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={classes.page}>
      <Card className={classes.card}>
        <h1 ref={heading} className={classes.title} tabIndex={-1}>
          <Trans>Your profile is set up</Trans>
        </h1>
        <p className={classes.text}>
          <Trans>Log in to see what's new.</Trans>
        </p>
        <div className={classes.actions}>
          <Button component={Link} to={paths.login()}>
            <Trans>Login</Trans>
          </Button>
        </div>
      </Card>
    </div>
  )
}
