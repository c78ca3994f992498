import { Trans } from '@lingui/react/macro'
import { Dialog } from '../../ui/Dialog.tsx'
import { RegisterForm } from './RegisterForm.tsx'

interface RegisterWindowProps {
  referralCode?: string | undefined
  onClose: () => void
  onRegistered: (email: string) => void
}

/** Registering from a public page without leaving it. */
export default function RegisterWindow({ referralCode, onClose, onRegistered }: RegisterWindowProps) {
  return (
    <Dialog opened title={<Trans>Register</Trans>} size="small" onClose={onClose}>
      <RegisterForm wording="window" referralCode={referralCode} onRegistered={onRegistered} />
    </Dialog>
  )
}
