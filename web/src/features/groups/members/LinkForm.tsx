import { Trans, useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useWrite } from '../../../api/use-call.ts'
import { FormActions } from '../../../compose/FormActions.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { toast } from '../../../ui/notices/toast.ts'
import classes from '../lists/GroupLists.module.css'

/** Creates an invitation link with an expiry and a limit of uses. */
export function LinkForm({ groupId, onClose }: { groupId: number; onClose: () => void }) {
  const { t } = useLingui()
  const [days, setDays] = useState('7')
  const [uses, setUses] = useState('')
  const first = useRef<HTMLSelectElement>(null)
  // The button that opened the form is gone, so the form takes the focus.
  useEffect(() => first.current?.focus(), [])
  const write = useWrite('group_link_create', {
    toasts: 'none',
    onDone() {
      toast.success(t`Link created`)
      onClose()
    },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (write.isPending) return
    write.mutate({ group_id: groupId, days: Number(days), ...(uses !== '' && { uses: Number(uses) }) })
  }
  return (
    <form className={form.form} onSubmit={submit}>
      <div className={classes.pair}>
        <NativeSelect
          size="md"
          ref={first}
          label={t`How long it works`}
          value={days}
          onChange={(event) => setDays(event.currentTarget.value)}
          data={[
            { value: '1', label: t`1 day` },
            { value: '7', label: t`7 days` },
            { value: '30', label: t`30 days` },
            { value: '365', label: t`1 year` },
          ]}
        />
        <NativeSelect
          size="md"
          label={t`How many people can use it`}
          value={uses}
          onChange={(event) => setUses(event.currentTarget.value)}
          data={[
            { value: '', label: t`No limit` },
            { value: '1', label: t`1 person` },
            { value: '10', label: t`10 people` },
            { value: '100', label: t`100 people` },
          ]}
        />
      </div>
      <FailureNote failure={write.error?.message} />
      <FormActions onCancel={onClose} loading={write.isPending}>
        <Trans>Create a link</Trans>
      </FormActions>
    </form>
  )
}
