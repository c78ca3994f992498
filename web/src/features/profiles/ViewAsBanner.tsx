import type { ViewAs } from '@commons/contract/shared/view-as.ts'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import classes from './ViewAs.module.css'

/** Says that the viewer sees their own profile as others do, with a button to go back. */
export function ViewAsBanner({ as, onExit }: { as: ViewAs; onExit: () => void }) {
  const banner = useRef<HTMLDivElement>(null)
  useEffect(() => banner.current?.focus({ preventScroll: true }), [as])
  return (
    <div ref={banner} tabIndex={-1} role="status" className={classes.banner}>
      <IconEye size={20} aria-hidden="true" />
      <p>
        {as === 'friend' ? (
          <Trans>You see your profile as a friend does.</Trans>
        ) : (
          <Trans>You see your profile as someone you don't know does.</Trans>
        )}
      </p>
      <Button size="sm" variant="default" onClick={onExit}>
        <Trans>Exit</Trans>
      </Button>
    </div>
  )
}
