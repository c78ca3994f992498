import { settings, type StoredSetting } from '@commons/contract/staff/settings.ts'
import { longestReason } from '@commons/contract/staff/staff.ts'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useId, useState, type FormEvent } from 'react'
import { useWrite } from '../../../api/use-call.ts'
import { useRefused } from '../../../api/use-refused.ts'
import { FormActions } from '../../../compose/FormActions.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { FieldIssue } from '../../../ui/FieldIssue.tsx'
import { CharactersLeft } from '../../../ui/fields/CharactersLeft.tsx'
import { charactersLeft } from '../../../ui/fields/characters.ts'
import { issueProps } from '../../../ui/issue-props.ts'
import { toast } from '../../../ui/notices/toast.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { SettingControl } from './SettingControl.tsx'

interface SettingDialogProps {
  setting: Pick<StoredSetting, 'name' | 'value' | 'initial'>
  onClose: () => void
}

/** Changes a setting, and says why. */
export default function SettingDialog({ setting, onClose }: SettingDialogProps) {
  const id = useId()
  const { name, initial } = setting
  const [value, setValue] = useState(setting.value)
  const [reason, setReason] = useState('')
  const { mutate, error, isPending } = useWrite('update_setting', {
    toasts: 'none',
    onDone(answer) {
      toast.success(answer.message)
      onClose()
    },
  })
  const { issues, failure } = useRefused(error, { value, reason })
  const isSwitchedOff = settings[name].group === 'features' && value === '0' && setting.value === '1'
  const left = charactersLeft(reason, longestReason)
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isPending && (left ?? 0) >= 0) mutate({ name, value, reason })
  }
  return (
    <Dialog opened title={<Trans>Change a setting</Trans>} size="form" onClose={onClose}>
      <form className={form.form} noValidate onSubmit={submit}>
        <SettingControl name={name} value={value} issue={issues.value} onChange={setValue} />
        {value !== initial && (
          <div>
            <Button variant="default" onClick={() => setValue(initial)}>
              <Trans>Use the default</Trans>
            </Button>
          </div>
        )}
        <div>
          <label htmlFor={id} className={form.label}>
            <Trans>Why?</Trans>
          </label>
          <textarea
            dir="auto"
            id={id}
            className={form.text}
            rows={2}
            value={reason}
            {...issueProps(id, issues.reason, { isWrong: (left ?? 0) < 0 })}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
          <FieldIssue id={id} issue={issues.reason} />
          <CharactersLeft left={left} />
        </div>
        {isSwitchedOff && (
          <p className={form.note}>
            <Trans>
              It disappears from menus, pages and search at once. What members made stays, and is back when
              you switch it on again.
            </Trans>
          </p>
        )}
        <FailureNote failure={failure} />
        <FormActions onCancel={onClose} disabled={value === setting.value} loading={isPending}>
          <Trans>Save</Trans>
        </FormActions>
      </form>
    </Dialog>
  )
}
