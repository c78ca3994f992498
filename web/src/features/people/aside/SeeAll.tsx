import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { openDialog } from '../../../ui/dialog/dialog-host.ts'
import type { ListOf } from '../lists/list-of.ts'
import classes from './People.module.css'

/** Opens the whole list, of which a panel shows the beginning. */
export function SeeAll({ of, label }: { of: ListOf | 'suggested'; label: string }) {
  const open = () =>
    of === 'suggested'
      ? openDialog(() => import('../lists/SuggestedDialog.tsx'), {})
      : openDialog(() => import('../lists/ListDialog.tsx'), { of })
  return (
    <Button size="sm" variant="subtle" className={classes.all} aria-label={label} onClick={() => void open()}>
      <Trans>See all</Trans>
    </Button>
  )
}
