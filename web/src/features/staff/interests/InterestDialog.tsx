import { type AdminInterest, longestInterestName } from '@commons/contract/profiles/interests.ts'
import { type InterestKind, interestKinds } from '@commons/contract/profiles/setup.ts'
import { unitsFor } from '@commons/contract/shared/text/cutting.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useWrite } from '../../../api/use-call.ts'
import { useRefused } from '../../../api/use-refused.ts'
import { FormActions } from '../../../compose/FormActions.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { toast } from '../../../ui/notices/toast.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { kindNames } from './kind-names.ts'

interface InterestFormProps {
  /** The interest that is changed; undefined: a new one. */
  of?: AdminInterest | undefined
  onClose: () => void
}

export default function InterestDialog(props: InterestFormProps) {
  return (
    <Dialog
      opened
      title={props.of ? <Trans>Change interest</Trans> : <Trans>Add an interest</Trans>}
      size="form"
      onClose={props.onClose}
    >
      <InterestForm {...props} />
    </Dialog>
  )
}

/** Adds or changes an interest: its names, its heading, and the tags that it stands for. */
export function InterestForm({ of, onClose }: InterestFormProps) {
  const { t, i18n } = useLingui()
  const [words, setWords] = useState({
    name_en: of?.name_en ?? '',
    name_cs: of?.name_cs ?? '',
    hashtags: of?.hashtags.join(', ') ?? '',
  })
  const [kind, setKind] = useState<InterestKind>(of?.kind ?? interestKinds[0])
  const options = {
    toasts: 'none',
    onDone({ message }: { message: string }) {
      toast.success(message)
      onClose()
    },
  } as const
  const add = useWrite('add_interest', options)
  const update = useWrite('update_interest', options)
  const { error, isPending } = of ? update : add
  const { issues, failure } = useRefused(error, words)
  const bind = (name: keyof typeof words) => ({
    value: words[name],
    error: issues[name],
    autoComplete: 'off',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setWords({ ...words, [name]: currentTarget.value }),
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    const input = { ...words, kind }
    if (of) update.mutate({ interest_id: of.interest_id, ...input })
    else add.mutate(input)
  }
  return (
    <form className={form.form} noValidate onSubmit={submit}>
      <TextInput {...bind('name_en')} label={t`Name in English`} maxLength={unitsFor(longestInterestName)} />
      <TextInput
        {...bind('name_cs')}
        label={t`Name in Czech`}
        lang="cs"
        maxLength={unitsFor(longestInterestName)}
      />
      <NativeSelect
        label={t({ message: 'Heading', context: 'of interests' })}
        value={kind}
        onChange={({ currentTarget }) =>
          setKind(interestKinds.find((each) => each === currentTarget.value) ?? kind)
        }
        data={interestKinds.map((value) => ({ value, label: i18n._(kindNames[value]) }))}
      />
      <Textarea
        {...bind('hashtags')}
        label={t`Tags, separated by commas`}
        description={t`People who choose it see more with these tags.`}
        autosize
        minRows={2}
        maxRows={6}
        autoCapitalize="none"
        spellCheck={false}
      />
      <FailureNote failure={failure} />
      <FormActions onCancel={onClose} loading={isPending}>
        <Trans>Save</Trans>
      </FormActions>
    </form>
  )
}
