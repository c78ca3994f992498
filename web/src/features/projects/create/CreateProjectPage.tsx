import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useKeptDraft } from '../../../compose/use-kept-draft.ts'
import { fieldText } from '../../../locales/contract-messages.ts'
import { typedAmount } from '../../../money/typed-amount.ts'
import { paths } from '../../../paths.ts'
import {
  GroupFields,
  GroupPictures,
  isNamed,
  NewGroupPage,
  partsOf,
  picturesOf,
  TypeChoice,
  useGroupSave,
} from '../../groups/form/public.ts'
import { AboutFields, isShortEnough } from '../form/AboutFields.tsx'
import { PaysChoice } from '../form/PaysChoice.tsx'
import { projectDraft } from '../form/project-draft.ts'
import { TermsFields } from '../form/TermsFields.tsx'
import { useRefusedProject } from '../form/use-refused-project.ts'
import { ProjectPreview } from './ProjectPreview.tsx'

export default function CreateProjectPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { draft, restored, change, forget } = useKeptDraft(projectDraft)
  const [hasAsked, setHasAsked] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const saving = useGroupSave('project_create', ({ id }) => {
    forget()
    void navigate({ to: paths.group(id) })
  })
  const { error, sending, save } = saving
  const { issues, failure } = useRefusedProject(error, draft)
  const isSending = sending !== undefined
  const target = typedAmount(draft.target, 'FCELL')
  const isMissing = hasAsked && target.state === 'empty'

  function submit() {
    setHasAsked(true)
    if (target.state !== 'amount')
      return element.current?.querySelector<HTMLInputElement>('[name=funding_target]')?.focus()
    const { name, description, isClosed, days, pays, location, industry, pricePoint, experience } = draft
    save(
      {
        group_name: name,
        description,
        is_closed_group: isClosed,
        funding_target: target.text,
        days,
        pays,
        location,
        industry,
        price_point: pricePoint,
        experience,
      },
      picturesOf(draft),
    )
  }

  return (
    <NewGroupPage
      title={t`Create project`}
      kept={{ restored, forget }}
      saving={saving}
      failure={failure}
      isReady={isNamed(draft) && isShortEnough(draft)}
      formRef={element}
      onSubmit={submit}
      beside={<ProjectPreview draft={draft} />}
    >
      <GroupPictures
        name={draft.name}
        chosen={picturesOf(draft)}
        disabled={isSending}
        onChoose={(chosen) => change(partsOf(chosen))}
      />
      <GroupFields
        nameLabel={t`Title`}
        aboutHint={t`What will you make, for whom, and what do you need the tokens for?`}
        name={draft.name}
        description={draft.description}
        issues={issues}
        disabled={isSending}
        onName={(name) => change({ name })}
        onDescription={(description) => change({ description })}
      />
      <TermsFields
        target={draft.target}
        days={draft.days}
        issue={isMissing ? fieldText('funding_target_missing') : issues.funding_target}
        disabled={isSending}
        onTarget={(text) => change({ target: text })}
        onDays={(days) => change({ days })}
      />
      <PaysChoice value={draft.pays} disabled={isSending} onChange={(pays) => change({ pays })} />
      <TypeChoice
        legend={<Trans>Project type</Trans>}
        value={draft.isClosed}
        onChange={(isClosed) => change({ isClosed })}
      />
      <AboutFields about={draft} issues={issues} disabled={isSending} onChange={change} />
    </NewGroupPage>
  )
}
