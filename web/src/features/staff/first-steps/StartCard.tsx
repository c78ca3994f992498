import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useRead, useWrite } from '../../../api/use-call.ts'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import classes from '../frame/Rows.module.css'

/** Leads from the overview of a new network to its first steps, until an admin closes it. */
export function StartCard() {
  const read = useRead('first_step_list', {})
  const close = useWrite('mark_first_step', { toasts: 'none' })
  if (!read.data || read.data.marked.includes('closed')) return null
  return (
    <Card className={classes.part} aria-labelledby="first-steps">
      <h2 id="first-steps">
        <Trans>First steps</Trans>
      </h2>
      <p className={classes.facts}>
        <Trans>What a new network needs before members come: its address, mail, backups and rules.</Trans>
      </p>
      <div className={classes.actions}>
        <Button component={Link} to={paths.adminStart()}>
          <Trans>See the first steps</Trans>
        </Button>
        <Button
          variant="subtle"
          loading={close.isPending}
          onClick={() => close.mutate({ step: 'closed', is_done: 1 })}
        >
          <Trans>Close</Trans>
        </Button>
      </div>
    </Card>
  )
}
