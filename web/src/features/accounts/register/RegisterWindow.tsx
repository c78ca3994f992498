import { Trans } from '@lingui/react/macro'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { RegisterForm } from './RegisterForm.tsx'

interface RegisterWindowProps {
  referralCode?: string | undefined
  onClose: () => void
  onRegistered: (email: string) => void
}

/** Dialog for registering without leaving a public page. */
export default function RegisterWindow({ referralCode, onClose, onRegistered }: RegisterWindowProps) {
  return (
    <Dialog opened title={<Trans>Register</Trans>} size="small" onClose={onClose}>
      <RegisterForm wording="window" referralCode={referralCode} onRegistered={onRegistered} />
    </Dialog>
  )
}
