import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { RuleForm, type EditedRule } from './RuleForm.tsx'

interface RuleDialogProps {
  title: string
  rule: EditedRule
  /** How many rules there are with it. */
  places: number
  onClose: () => void
}

/** The dialog in which a rule is written. */
export default function RuleDialog({ title, ...form }: RuleDialogProps) {
  return (
    <Dialog opened title={title} size="form" onClose={form.onClose}>
      <RuleForm {...form} />
    </Dialog>
  )
}
