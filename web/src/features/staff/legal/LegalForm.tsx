import type { AdminLegalPage } from '@commons/contract/network/legal.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { NativeSelect, Textarea } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { useWrite } from '../../../api/use-call.ts'
import { useRefused } from '../../../api/use-refused.ts'
import { FormActions } from '../../../compose/FormActions.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { toast } from '../../../ui/notices/toast.ts'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { FormattedText } from '../../network/public.ts'

interface LegalFormProps {
  page: Pick<AdminLegalPage, 'kind' | 'version' | 'text_en' | 'text_cs'>
  onClose: () => void
}

/** Writes the next version of a legal page in both languages, and says whether members agree to it again. */
export function LegalForm({ page, onClose }: LegalFormProps) {
  const { t } = useLingui()
  const [texts, setTexts] = useState({
    text_en: page.text_en,
    text_cs: page.text_cs,
    changes_en: '',
    changes_cs: '',
  })
  const [asks, setAsks] = useState(false)
  const [days, setDays] = useState('14')
  const [isPreview, setPreview] = useState(false)
  const { mutate, error, isPending } = useWrite('add_legal_version', {
    toasts: 'none',
    onDone({ message }) {
      toast.success(message)
      onClose()
    },
  })
  const { issues, failure } = useRefused(error, { ...texts, days })
  const put = (name: keyof typeof texts) => ({
    value: texts[name],
    error: issues[name],
    autosize: true,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setTexts((before) => ({ ...before, [name]: currentTarget.value })),
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isPending)
      mutate({
        kind: page.kind,
        based_on: page.version,
        ...texts,
        asks_again: asks ? 1 : 0,
        ...(asks && { days }),
      })
  }
  return (
    <form className={form.form} noValidate onSubmit={submit}>
      <p className={form.note}>
        <Trans>
          # begins a heading, - an item of a list, and [words](https://example.org) make a link. An empty line
          begins a paragraph.
        </Trans>
      </p>
      <Textarea label={t`Text in English`} minRows={10} maxRows={24} {...put('text_en')} />
      <Textarea label={t`Text in Czech`} lang="cs" minRows={10} maxRows={24} {...put('text_cs')} />
      <Checkbox
        label={t`Show a preview`}
        checked={isPreview}
        onChange={({ currentTarget }) => setPreview(currentTarget.checked)}
      />
      {isPreview && (
        <>
          <FormattedText>{texts.text_en}</FormattedText>
          <div lang="cs">
            <FormattedText>{texts.text_cs}</FormattedText>
          </div>
        </>
      )}
      <Textarea label={t`What's new, in English`} minRows={2} maxRows={8} {...put('changes_en')} />
      <Textarea label={t`What's new, in Czech`} lang="cs" minRows={2} maxRows={8} {...put('changes_cs')} />
      {page.kind !== 'imprint' && (
        <Checkbox
          label={t`Members have to agree again`}
          checked={asks}
          onChange={({ currentTarget }) => setAsks(currentTarget.checked)}
        />
      )}
      {asks && (
        <NativeSelect
          label={t`How long can they put it off?`}
          value={days}
          error={issues.days}
          onChange={({ currentTarget }) => setDays(currentTarget.value)}
          data={[
            { value: '0', label: t`Not at all` },
            { value: '7', label: t`For a week` },
            { value: '14', label: t`For two weeks` },
            { value: '30', label: t`For 30 days` },
            { value: '60', label: t`For 60 days` },
          ]}
        />
      )}
      <FailureNote failure={failure} />
      <FormActions onCancel={onClose} loading={isPending}>
        <Trans>Publish</Trans>
      </FormActions>
    </form>
  )
}
