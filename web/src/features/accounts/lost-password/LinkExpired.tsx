import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { paths } from '../../../paths.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'

/** Says that an emailed link has expired or was already used, and offers a new one. */
export function LinkExpired({ message }: { message: string }) {
  return (
    <>
      <FailureNote failure={message} />
      <Button component={Link} to={paths.forgotPassword()} replace fullWidth>
        <Trans>Email me a new link</Trans>
      </Button>
    </>
  )
}
