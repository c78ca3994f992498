import { Trans } from '@lingui/react/macro'
import { IconLink, IconLinkOff } from '@tabler/icons-react'
import { messageText } from '../../../locales/contract-messages.ts'
import classes from './GroupPage.module.css'

/** Says what the opened invitation link does. */
export function LinkNote({ works }: { works: boolean }) {
  return (
    <p className={classes.note} role="status">
      {works ? (
        <>
          <IconLink size={20} aria-hidden="true" />
          <Trans>You have an invitation link, so you can join at once.</Trans>
        </>
      ) : (
        <>
          <IconLinkOff size={20} aria-hidden="true" />
          {messageText('refusal.group_link_ended')}
        </>
      )}
    </p>
  )
}
