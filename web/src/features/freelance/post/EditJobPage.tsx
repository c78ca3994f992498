import type { JobDetail } from '@commons/contract/freelance/jobs.ts'
import { attachmentParts } from '@commons/contract/shared/attachment.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { useRead } from '../../../api/use-call.ts'
import { useRefused } from '../../../api/use-refused.ts'
import { AttachmentField } from '../../../compose/attachments/AttachmentField.tsx'
import { useAttachments } from '../../../compose/attachments/use-attachments.ts'
import { DraftRestored } from '../../../compose/DraftRestored.tsx'
import { FormActions } from '../../../compose/FormActions.tsx'
import { NewerVersion } from '../../../compose/NewerVersion.tsx'
import { useKeptEdit } from '../../../compose/use-kept-edit.ts'
import { fieldText } from '../../../locales/contract-messages.ts'
import { paths } from '../../../paths.ts'
import { HeadedPage } from '../../../shown/HeadedPage.tsx'
import { LoadingPage } from '../../../shown/LoadingPage.tsx'
import form from '../../../ui/dialog/DialogForm.module.css'
import { Card } from '../../../ui/layout/Card.tsx'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { FreelanceShell } from '../frame/FreelanceShell.tsx'
import { useSaveWithFiles } from '../use-save-with-files.ts'
import { JobAbsent } from '../job/JobAbsent.tsx'
import { fieldsOf, jobEdit, skillsOf, storedJob } from './job-draft.ts'
import { isShortEnough, JobFields } from './JobFields.tsx'
import classes from './PostJobPage.module.css'
import { StoredFiles } from './StoredFiles.tsx'

/** The form of a job that was published, or is a draft. Its changes are kept until they are saved. */
export function EditJobForm({ job, onClose }: { job: JobDetail; onClose: () => void }) {
  const stored = storedJob(job)
  const kept = useKeptEdit(jobEdit, String(job.id), stored)
  const { draft } = kept
  const texts = { ...draft, skills: skillsOf(draft) }
  const [removed, setRemoved] = useState<readonly number[]>([])
  const files = job.files.filter(({ file_id }) => !removed.includes(file_id))
  const attachments = useAttachments(attachmentParts.length - files.length)
  const [hasAsked, setHasAsked] = useState(false)
  const { error, sending, isBusy, save, cancel } = useSaveWithFiles('edit_project', attachments, () => {
    kept.forget()
    onClose()
  })
  const { issues, failure } = useRefused(error, {
    title: draft.title,
    description: draft.description,
    project_industry: draft.kind,
    project_purpose: draft.purpose,
    skills_required: draft.skills,
    pay_by: draft.pay,
    cost_estimation: draft.budget,
    bidding_ends: draft.ends,
  })
  const isReady = draft.title.trim() !== '' && draft.description.trim() !== '' && isShortEnough(texts)
  const isMissing = hasAsked && draft.budget === ''

  function submit(event: FormEvent) {
    event.preventDefault()
    setHasAsked(true)
    if (draft.budget === '' || !isReady || isBusy || !attachments.check()) return
    const isMoved = draft.ends !== '' && draft.ends !== stored.ends
    save({
      project_id: job.id,
      ...fieldsOf(texts),
      ...(isMoved && { bidding_ends: new Date(draft.ends).toISOString() }),
      ...(removed.length > 0 && { removed_files: removed.join(',') }),
    })
  }

  return (
    <form className={form.form} noValidate onSubmit={submit}>
      {kept.restored && !isBusy && <DraftRestored onDiscard={kept.discard} />}
      <JobFields
        texts={texts}
        disabled={isBusy}
        isPayFixed={job.bid_count > 0}
        issues={isMissing ? { ...issues, cost_estimation: fieldText('cost_estimation_missing') } : issues}
        onChange={({ skills, ...parts }) =>
          kept.change({ ...parts, ...(skills && { skills: JSON.stringify(skills) }) })
        }
      />
      <StoredFiles
        files={files}
        disabled={isBusy}
        onRemove={(id) => setRemoved((before) => [...before, id])}
      />
      <AttachmentField
        attachments={attachments}
        sending={isBusy && attachments.bytes > 0 ? sending : undefined}
        onCancel={cancel}
      />
      <FailureNote failure={failure} />
      {kept.isOutdated && !isBusy && <NewerVersion onDiscard={kept.discard} />}
      <FormActions
        canCancel={!isBusy}
        onCancel={() => {
          kept.forget()
          onClose()
        }}
        disabled={!isReady}
        loading={isBusy}
      >
        <Trans context="the changes">Save</Trans>
      </FormActions>
    </form>
  )
}

function EditOf({ id }: { id: number }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const read = useRead('get_single_project', { project_id: id })
  if (read.error?.refusal === 'job_not_found') return <JobAbsent />
  if (!read.data) return <LoadingPage read={read} />
  const job = read.data.response
  const isEditable =
    job.is_own === 1 && (job.status === 'draft' || job.status === 'open' || job.status === 'ended')
  if (!isEditable) return <JobAbsent />
  return (
    <HeadedPage name={t`Edit project`}>
      <Card as="div" className={classes.form}>
        <EditJobForm key={id} job={job} onClose={() => void navigate({ to: paths.job(id), replace: true })} />
      </Card>
    </HeadedPage>
  )
}

/** Changes a job. */
export default function EditJobPage() {
  const { jobId = '' } = useParams({ strict: false })
  return (
    <FreelanceShell>
      {/^[1-9][0-9]{0,14}$/.test(jobId) ? <EditOf key={jobId} id={Number(jobId)} /> : <JobAbsent />}
    </FreelanceShell>
  )
}
