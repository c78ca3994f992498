import { Trans } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { IntroForm } from './IntroForm.tsx'

/** Changes what is at the top of the member's own profile. */
export default function IntroDialog(props: ComponentProps<typeof IntroForm>) {
  return (
    <Dialog opened title={<Trans>Edit profile</Trans>} size="form" onClose={props.onClose}>
      <IntroForm {...props} />
    </Dialog>
  )
}
