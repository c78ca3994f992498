import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconCopy, IconUserPlus } from '@tabler/icons-react'
import { useRead } from '../../../api/use-call.ts'
import { copyLink } from '../../../ui/share/copy-link.ts'
import { invite } from './invite.tsx'
import classes from './InviteBox.module.css'

interface InviteBoxProps {
  /** Called before a dialog opens, because the surrounding panel may have to close for it. */
  onInvite?: () => void
}

/** The member's referral link, to copy or share; nothing until it has loaded. */
export function InviteBox({ onInvite }: InviteBoxProps) {
  const { t } = useLingui()
  const link = useRead('show_referral_code', {}).data?.referral_link
  if (link === undefined) return null
  return (
    <div className={classes.box} role="group" aria-label={t`Invite friends`}>
      <div className={classes.link}>
        <input
          dir="auto"
          className={classes.address}
          aria-label={t`Your referral link`}
          readOnly
          value={link}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <button
          type="button"
          className={classes.copy}
          aria-label={t`Copy your referral link`}
          data-tip=""
          onClick={() => void copyLink(link)}
        >
          <IconCopy size={20} aria-hidden="true" />
        </button>
      </div>
      <Button
        variant="default"
        fullWidth
        leftSection={<IconUserPlus size={20} aria-hidden="true" />}
        onClick={() => {
          onInvite?.()
          void invite(link)
        }}
      >
        <Trans>Invite</Trans>
      </Button>
    </div>
  )
}
