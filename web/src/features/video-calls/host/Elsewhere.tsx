import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconPhoneCall } from '@tabler/icons-react'
import type { Whom } from './call-session.ts'
import classes from './Incoming.module.css'

/** The member is in a call on another device, and can bring it here. */
export function Elsewhere({ whom, onTake }: { whom: Whom; onTake: () => void }) {
  const { t } = useLingui()
  const { name, place } = whom
  return (
    <section className={classes.bar} aria-label={t`Call on another device`}>
      <IconPhoneCall size={20} aria-hidden="true" />
      <p className={classes.text}>
        {place === undefined ? (
          <Trans>You're in a call with {name} on another device.</Trans>
        ) : (
          <Trans>You're in the call of {name} on another device.</Trans>
        )}
      </p>
      <Button size="sm" variant="light" onClick={onTake}>
        <Trans>Move it here</Trans>
      </Button>
    </section>
  )
}
