import { Trans } from '@lingui/react/macro'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { TopicForm, type TopicFormProps } from './TopicForm.tsx'

/** Gives a post of a group another topic. */
export default function TopicDialog(props: TopicFormProps) {
  return (
    <Dialog opened title={<Trans>Change topic</Trans>} size="small" onClose={props.onClose}>
      <TopicForm {...props} />
    </Dialog>
  )
}
