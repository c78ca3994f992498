import type { Survey } from '@commons/contract/shared/survey-shown.ts'
import { longestOption, longestTitle } from '@commons/contract/shared/survey.ts'
import { graphemes } from '@commons/contract/shared/text/cutting.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import type { FormEvent } from 'react'
import { useRefused } from '../../../api/use-refused.ts'
import { useWrite } from '../../../api/use-call.ts'
import { DraftRestored } from '../../../compose/DraftRestored.tsx'
import type { useKeptDraft } from '../../../compose/use-kept-draft.ts'
import { fieldText } from '../../../locales/contract-messages.ts'
import { charactersLeft } from '../../../ui/fields/characters.ts'
import { CharactersLeft } from '../../../ui/fields/CharactersLeft.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { toast } from '../../../ui/notices/toast.ts'
import { ClosingField } from './ClosingField.tsx'
import { KindChoice } from './KindChoice.tsx'
import { MoreSettings } from './MoreSettings.tsx'
import { OptionFields } from './OptionFields.tsx'
import { fieldsOf, isQuorum, type SurveyDraft } from './survey-draft.ts'

/** Required, as documented: a title, a closing date and the first option. */
const isReady = ({ title, closes, options, quorum, audience, groupId }: SurveyDraft) =>
  title.trim() !== '' &&
  graphemes(title.trim()) <= longestTitle &&
  closes !== '' &&
  (options[0] ?? '').trim() !== '' &&
  options.every((option) => graphemes(option.trim()) <= longestOption) &&
  isQuorum(quorum) &&
  (audience !== 'group' || groupId !== undefined)

interface SurveyFormProps {
  of: ReturnType<typeof useKeptDraft<SurveyDraft>>
  /** In a dialog, which focuses the first field. */
  isDialog?: boolean
  onMade: (survey: Survey) => void
}

/** The form of a survey: its question and its settings. */
export function SurveyForm({ of: { draft, restored, change, forget }, isDialog, onMade }: SurveyFormProps) {
  const { t } = useLingui()
  const create = useWrite('create_voting', {
    toasts: 'none',
    onDone({ message, recdata }) {
      toast.success(message)
      forget()
      onMade(recdata)
    },
  })
  const isSending = create.isPending
  const { title, closes, options, kind } = draft
  const { issues, failure } = useRefused(create.error, {
    title,
    closing_date: closes,
    options,
    quorum: draft.quorum,
    ...(draft.audience === 'group' && { group_id: draft.groupId }),
  })
  const titleLeft = charactersLeft(title, longestTitle)
  const isTitleTooLong = graphemes(title.trim()) > longestTitle

  function submit(event: FormEvent) {
    event.preventDefault()
    // In a dialog over a composer: the composer's form must not be submitted as well.
    event.stopPropagation()
    if (isReady(draft) && !isSending) create.mutate(fieldsOf(draft))
  }

  return (
    <form className={form.form} noValidate onSubmit={submit}>
      {restored && !isSending && <DraftRestored onDiscard={forget} />}
      <div>
        <TextInput
          label={t`Title`}
          placeholder={t`What would you like to ask?`}
          autoComplete="off"
          data-autofocus={isDialog || undefined}
          value={title}
          disabled={isSending}
          error={isTitleTooLong ? fieldText('survey_title_too_long') : issues.title}
          onChange={(event) => change({ title: event.currentTarget.value })}
        />
        <CharactersLeft left={titleLeft !== undefined && titleLeft <= 40 ? titleLeft : undefined} />
      </div>
      <OptionFields
        options={options}
        disabled={isSending}
        issue={issues.options}
        onChange={(next) => change({ options: next })}
      />
      <KindChoice value={kind} disabled={isSending} onChange={(next) => change({ kind: next })} />
      <ClosingField
        value={closes}
        disabled={isSending}
        issue={issues.closing_date}
        onChange={(value) => change({ closes: value })}
      />
      <MoreSettings draft={draft} disabled={isSending} issues={issues} onChange={change} />
      <FailureNote failure={failure} />
      <div className={form.actions}>
        <Button type="submit" disabled={!isReady(draft)} loading={isSending}>
          <Trans>Create Survey</Trans>
        </Button>
      </div>
    </form>
  )
}
