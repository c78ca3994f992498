import { Trans } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'

const RegisterForm = lazy(() =>
  import('./RegisterForm.tsx').then(({ RegisterForm }) => ({ default: RegisterForm })),
)

interface RegisterDialogProps {
  opened: boolean
  referralCode?: string | undefined
  onClose: () => void
  onRegistered: (email: string) => void
}

/** Registering from a public page without leaving it. */
export function RegisterDialog({ opened, referralCode, onClose, onRegistered }: RegisterDialogProps) {
  return (
    <Dialog opened={opened} title={<Trans>Register</Trans>} size="small" onClose={onClose}>
      <Suspense>
        <RegisterForm wording="window" referralCode={referralCode} onRegistered={onRegistered} />
      </Suspense>
    </Dialog>
  )
}
