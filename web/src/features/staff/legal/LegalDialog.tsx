import { useLingui } from '@lingui/react/macro'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { legalNames } from '../../network/public.ts'
import { LegalForm } from './LegalForm.tsx'

/** The dialog in which a legal page is written. */
export default function LegalDialog(props: Parameters<typeof LegalForm>[0]) {
  const { i18n } = useLingui()
  return (
    <Dialog opened title={i18n._(legalNames[props.page.kind])} size="large" onClose={props.onClose}>
      <LegalForm {...props} />
    </Dialog>
  )
}
