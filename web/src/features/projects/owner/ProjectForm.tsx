import type { Group } from '@commons/contract/groups/groups.ts'
import type { Project } from '@commons/contract/projects/projects.ts'
import { isRunning } from '@commons/contract/shared/project-figures.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, type FormEvent } from 'react'
import { DraftRestored } from '../../../compose/DraftRestored.tsx'
import { FormActions } from '../../../compose/FormActions.tsx'
import { NewerVersion } from '../../../compose/NewerVersion.tsx'
import { SendingProgress } from '../../../compose/SendingProgress.tsx'
import { useKeptEdit } from '../../../compose/use-kept-edit.ts'
import { typedAmount } from '../../../money/typed-amount.ts'
import { paths } from '../../../paths.ts'
import form from '../../../ui/dialog/DialogForm.module.css'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import listPage from '../../../shown/ListPage.module.css'
import {
  GroupFields,
  GroupPictures,
  isNamed,
  partsOf,
  picturesOf,
  unedited,
  useGroupSave,
} from '../../groups/form/public.ts'
import { TypeToggle, useDeleteGroup } from '../../groups/owner/public.ts'
import { AboutFields, isShortEnough } from '../form/AboutFields.tsx'
import { projectEdit } from '../form/project-edit.ts'
import { TermsFields } from '../form/TermsFields.tsx'
import { useRefusedProject } from '../form/use-refused-project.ts'

interface ProjectFormProps {
  group: Group
  project: Project
  onClose: () => void
}

/**
 * Edits a project. Its terms are fixed once somebody has backed it. What its owner changed is kept until they
 * save or cancel.
 */
export function ProjectForm({ group, project, onClose }: ProjectFormProps) {
  const { t } = useLingui()
  const kept = useKeptEdit(projectEdit, String(group.id), {
    name: project.group_name,
    description: project.description,
    target: project.funding_target,
    days: project.days,
    location: project.location,
    industry: project.industry,
    pricePoint: project.price_point,
    experience: project.experience,
    ...unedited,
  })
  const { draft: texts, change } = kept
  const close = () => {
    kept.forget()
    onClose()
  }
  const { error, sending, save, cancel } = useGroupSave('project_update', close)
  const { issues, failure } = useRefusedProject(error, texts)
  const isSending = sending !== undefined
  const navigate = useNavigate()
  const { ask } = useDeleteGroup(group, () => void navigate({ to: paths.myProjects(), replace: true }))
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that opened this is gone.
  useEffect(() => heading.current?.focus(), [])

  const isOpen = isRunning(project) && project.backer_count === 0
  const target = typedAmount(texts.target, 'FCELL')
  const isReady = isNamed(texts) && isShortEnough(texts) && (!isOpen || target.state === 'amount')

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isReady || isSending) return
    const { name, description, days, location, industry, pricePoint, experience } = texts
    save(
      {
        group_id: group.id,
        group_name: name,
        description,
        ...(isOpen && target.state === 'amount' && { funding_target: target.text, days }),
        location,
        industry,
        price_point: pricePoint,
        experience,
      },
      picturesOf(texts),
    )
  }

  return (
    <form className={form.form} noValidate onSubmit={submit}>
      <h1 ref={heading} tabIndex={-1} className={listPage.name}>
        <Trans>Edit the project</Trans>
      </h1>
      {kept.restored && !isSending && <DraftRestored onDiscard={kept.discard} />}
      <GroupPictures
        name={texts.name}
        chosen={picturesOf(texts)}
        stored={group}
        disabled={isSending}
        onChoose={(pictures) => change(partsOf(pictures))}
      />
      <GroupFields
        nameLabel={t`Title`}
        name={texts.name}
        description={texts.description}
        issues={issues}
        disabled={isSending}
        onName={(name) => change({ name })}
        onDescription={(description) => change({ description })}
      />
      {isOpen ? (
        <TermsFields
          target={texts.target}
          days={texts.days}
          issue={issues.funding_target}
          disabled={isSending}
          onTarget={(text) => change({ target: text })}
          onDays={(days) => change({ days })}
        />
      ) : (
        <p className={form.note}>
          {isRunning(project) ? (
            <Trans>People have backed this project, so its target and duration can't change anymore.</Trans>
          ) : (
            <Trans>This project has ended, so its target and duration can't change anymore.</Trans>
          )}
        </p>
      )}
      <TypeToggle group={group} />
      <AboutFields about={texts} issues={issues} disabled={isSending} onChange={change} />
      <FailureNote failure={failure} />
      {sending && sending.totalBytes > 0 && <SendingProgress sending={sending} onCancel={cancel} />}
      <div>
        <Button variant="outline" color="rose" disabled={isSending} onClick={() => void ask()}>
          <Trans>Delete Project</Trans>
        </Button>
      </div>
      {kept.isOutdated && !isSending && <NewerVersion onDiscard={kept.discard} />}
      <FormActions canCancel={!isSending} onCancel={close} disabled={!isReady} loading={isSending}>
        <Trans>Update</Trans>
      </FormActions>
    </form>
  )
}
