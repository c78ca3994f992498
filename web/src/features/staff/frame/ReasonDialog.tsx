import type { ReactNode } from 'react'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { type ReasonCall, ReasonForm } from './ReasonForm.tsx'

type Props<C extends ReasonCall> = Parameters<typeof ReasonForm<C>>[0] & { title: ReactNode }

/** A dialog in which staff do something and say why. */
export function ReasonDialog<C extends ReasonCall>({ title, ...props }: Props<C>) {
  return (
    <Dialog opened title={title} size="form" onClose={props.onClose}>
      <ReasonForm {...props} />
    </Dialog>
  )
}
