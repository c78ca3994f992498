import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { openDialog } from '../../../ui/dialog/dialog-host.ts'
import type { WholeList } from '../lists/list-kinds.tsx'
import classes from './People.module.css'

/** Opens the whole list, of which a panel shows the beginning. */
export function SeeAll({ of, label }: { of: WholeList; label: string }) {
  return (
    <Button
      size="sm"
      variant="subtle"
      className={classes.all}
      aria-label={label}
      onClick={() => void openDialog(() => import('../lists/ListDialog.tsx'), { of })}
    >
      <Trans>See all</Trans>
    </Button>
  )
}
