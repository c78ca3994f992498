import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { paths } from '../../../paths.ts'

/** Offers a login instead of the expired link in the email. */
export function SetupLinkExpired() {
  return (
    <p>
      <Link to={paths.login()} search={{ to: paths.profileSetup() }}>
        <Trans>Log in to set up your profile</Trans>
      </Link>
    </p>
  )
}
