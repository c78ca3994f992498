import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { paths } from '../../../paths.ts'

/** The mail's link does it no more; a login does. */
export function SetupLinkExpired() {
  return (
    <p>
      <Link to={paths.login()} search={{ to: paths.profileSetup() }}>
        <Trans>Log in to set up your profile</Trans>
      </Link>
    </p>
  )
}
