import { longestOption, longestTitle } from '@commons/contract/shared/survey.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { useWrite } from '../../../api/use-call.ts'
import { DraftRestored } from '../../../compose/DraftRestored.tsx'
import { useKeptDraft } from '../../../compose/use-kept-draft.ts'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/Card.tsx'
import { charactersLeft, graphemes } from '../../../ui/characters.ts'
import { CharactersLeft } from '../../../ui/CharactersLeft.tsx'
import form from '../../../ui/DialogForm.module.css'
import { FailureNote } from '../../../ui/FailureNote.tsx'
import { usePageTitle } from '../../../ui/page-title.ts'
import { toast } from '../../../ui/toast.ts'
import { ClosingField } from './ClosingField.tsx'
import classes from './CreateSurvey.module.css'
import { OptionFields } from './OptionFields.tsx'
import { surveyDraft, type SurveyDraft } from './survey-draft.ts'
import { SurveyPreview } from './SurveyPreview.tsx'

/** Documented: a title, a closing date and the first option. */
const isReady = ({ title, closes, options }: SurveyDraft) =>
  title.trim() !== '' &&
  graphemes(title.trim()) <= longestTitle &&
  closes !== '' &&
  (options[0] ?? '').trim() !== '' &&
  options.every((option) => graphemes(option.trim()) <= longestOption)

/** Makes a survey. What is typed is kept until it is made. */
export default function CreateSurveyPage() {
  const { t } = useLingui()
  usePageTitle(t`Create Survey`)
  const navigate = useNavigate()
  const { draft, restored, change, forget } = useKeptDraft(surveyDraft)
  const create = useWrite('create_voting', {
    toasts: 'none',
    onDone({ message }) {
      toast.success(message)
      forget()
      void navigate({ to: paths.discoverSurveys() })
    },
  })
  const { title, closes, options } = draft
  const isSending = create.isPending
  const issues = create.error?.fields ?? {}
  const isOfFields = ['title', 'closing_date', 'options'].some((name) => name in issues)
  const titleLeft = charactersLeft(title, longestTitle)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isReady(draft) || isSending) return
    create.mutate({ title, closing_date: new Date(closes).toISOString(), options: [...options] })
  }

  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <h1 className={classes.name}>
          <Trans>Create Survey</Trans>
        </h1>
      </header>
      <div className={classes.sides}>
        <Card as="div">
          <form className={form.form} noValidate onSubmit={submit}>
            {restored && !isSending && <DraftRestored onDiscard={forget} />}
            <div>
              <TextInput
                label={t`Title`}
                placeholder={t`What would you like to ask?`}
                autoComplete="off"
                value={title}
                disabled={isSending}
                error={issues['title']}
                onChange={(event) => change({ title: event.currentTarget.value })}
              />
              <CharactersLeft left={titleLeft !== undefined && titleLeft <= 40 ? titleLeft : undefined} />
            </div>
            <ClosingField
              value={closes}
              disabled={isSending}
              issue={issues['closing_date']}
              onChange={(value) => change({ closes: value })}
            />
            <OptionFields
              options={options}
              disabled={isSending}
              issue={issues['options']}
              onChange={(next) => change({ options: next })}
            />
            <FailureNote failure={isOfFields ? undefined : create.error?.message} />
            <div className={form.actions}>
              <Button type="submit" disabled={!isReady(draft)} loading={isSending}>
                <Trans>Create Survey</Trans>
              </Button>
            </div>
          </form>
        </Card>
        <SurveyPreview draft={draft} />
      </div>
    </div>
  )
}
