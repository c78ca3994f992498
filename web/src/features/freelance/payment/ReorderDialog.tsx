import type { Milestone } from '@commons/contract/freelance/milestones.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react'
import { useLayoutEffect, useRef, useState, type FormEvent } from 'react'
import { useWrite } from '../../../api/use-call.ts'
import { FormActions } from '../../../compose/FormActions.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { useDragOrder } from '../../../ui/layout/use-drag-order.ts'
import { toast } from '../../../ui/notices/toast.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { VisuallyHidden } from '../../../ui/words/VisuallyHidden.tsx'
import classes from './ReorderDialog.module.css'

interface ReorderDialogProps {
  paymentId: number
  milestones: readonly Milestone[]
  onClose: () => void
}

/** Puts the milestones of an agreement into another order, by dragging them or by buttons. */
export default function ReorderDialog({ paymentId, milestones, onClose }: ReorderDialogProps) {
  const { t } = useLingui()
  const list = useRef<HTMLOListElement>(null)
  const [order, setOrder] = useState(milestones)
  const [focused, setFocused] = useState<string>()
  const [said, setSaid] = useState('')
  const all = order.length
  const { mutate, error, isPending } = useWrite('reorder_milestones', {
    toasts: 'none',
    onDone({ message }) {
      toast.success(message)
      onClose()
    },
  })

  // A row that moves within the list loses the focus.
  useLayoutEffect(() => {
    if (focused === undefined) return
    const control = list.current?.querySelector<HTMLButtonElement>(`[data-control="${focused}"]`)
    // The button pressed is disabled when its row reaches an end of the list.
    const target = control?.disabled
      ? control.closest('li')?.querySelector<HTMLButtonElement>('button:not([disabled])')
      : control
    target?.focus()
    setFocused(undefined)
  }, [focused])

  function move(id: number, place: number) {
    const moved = order.find((each) => each.id === id)
    if (!moved) return
    setOrder(order.filter((each) => each !== moved).toSpliced(place, 0, moved))
    const { description: name } = moved
    const number = place + 1
    setSaid(t`${name}: place ${number} of ${all}`)
  }
  const drag = useDragOrder(list, all, { onMove: move })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isPending) mutate({ payment_id: paymentId, milestone_ids: order.map(({ id }) => id) })
  }

  return (
    <Dialog opened title={<Trans>Change order</Trans>} size="form" onClose={onClose}>
      <form className={form.form} noValidate onSubmit={submit}>
        <ol ref={list} className={classes.rows}>
          {order.map(({ id, description: name }, place) => (
            <li key={id} className={classes.row} data-dragged={drag.dragged === id || undefined}>
              <span className={classes.handle} aria-hidden="true" {...drag.handle(id, place)}>
                <IconGripVertical size={20} />
              </span>
              <span dir="auto" className={classes.name}>
                {name}
              </span>
              <button
                type="button"
                className={classes.tool}
                data-control={`up-${id}`}
                aria-label={t`Move ${name} up`}
                disabled={isPending || place === 0}
                onClick={() => {
                  move(id, place - 1)
                  setFocused(`up-${id}`)
                }}
              >
                <IconArrowUp size={20} aria-hidden="true" />
              </button>
              <button
                type="button"
                className={classes.tool}
                data-control={`down-${id}`}
                aria-label={t`Move ${name} down`}
                disabled={isPending || place === all - 1}
                onClick={() => {
                  move(id, place + 1)
                  setFocused(`down-${id}`)
                }}
              >
                <IconArrowDown size={20} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ol>
        <div role="status">
          <VisuallyHidden>{said}</VisuallyHidden>
        </div>
        <FailureNote failure={error?.message} />
        <FormActions onCancel={onClose} loading={isPending}>
          <Trans>Save order</Trans>
        </FormActions>
      </form>
    </Dialog>
  )
}
