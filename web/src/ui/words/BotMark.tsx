import { Trans, useLingui } from '@lingui/react/macro'
import { IconRobot } from '@tabler/icons-react'
import classes from './BotMark.module.css'

interface BotMarkProps {
  of: { readonly is_bot?: 0 | 1 | undefined }
}

/** The mark beside the name of an account that says it's automated; nothing for others. */
export function BotMark({ of }: BotMarkProps) {
  const { t } = useLingui()
  if (of.is_bot !== 1) return null
  return (
    <span className={classes.mark} title={t`Automated account`}>
      <IconRobot size={13} stroke={2} aria-hidden="true" />
      <Trans context="an account">Bot</Trans>
    </span>
  )
}
