import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { useRefused } from '../../../api/use-refused.ts'
import { AttachmentField } from '../../../compose/attachments/AttachmentField.tsx'
import { useAttachments } from '../../../compose/attachments/use-attachments.ts'
import { DraftRestored } from '../../../compose/DraftRestored.tsx'
import { useKeptDraft } from '../../../compose/use-kept-draft.ts'
import { paths } from '../../../paths.ts'
import { HeadedPage } from '../../../shown/HeadedPage.tsx'
import type { JobOffer } from '../../../shown/offer/job-offer.ts'
import form from '../../../ui/dialog/DialogForm.module.css'
import { Card } from '../../../ui/layout/Card.tsx'
import { FailureNote } from '../../../ui/states/FailureNote.tsx'
import { FreelanceShell } from '../frame/FreelanceShell.tsx'
import { useSaveWithFiles } from '../use-save-with-files.ts'
import { fieldsOf, jobDraft } from './job-draft.ts'
import { isReady, JobFields, missingIn } from './JobFields.tsx'
import classes from './PostJobPage.module.css'
import { ToldFields, useTold } from './Told.tsx'
import { useOffer, useOfferDraft } from './use-offer.ts'

const atOnce = 'open'
const later = 'draft'

interface PostJobFormProps {
  /** What it is about, if it began there. */
  offer?: JobOffer | undefined
  /** Of that offer, and the component's key. */
  keptAs?: ReturnType<typeof useOfferDraft>
}

/** The form of a new job. What is written is kept until it is published. */
export function PostJobForm({ offer, keptAs = { kind: jobDraft, place: 'new' } }: PostJobFormProps) {
  const navigate = useNavigate()
  const { draft, restored, change, forget } = useKeptDraft(keptAs.kind, keptAs.place)
  const attachments = useAttachments()
  const [hasAsked, setHasAsked] = useState(false)
  const told = useTold(offer)
  const { error, sending, isBusy, save, cancel } = useSaveWithFiles('add_project', attachments, (job) => {
    forget()
    if (job.status === 'open') told.tellGroup(job)
    void navigate({ to: paths.job(job.id) })
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

  function send(status: typeof atOnce | typeof later) {
    setHasAsked(true)
    if (!isReady(draft) || isBusy || !attachments.check()) return
    const ends = draft.ends === '' ? {} : { bidding_ends: new Date(draft.ends).toISOString() }
    save({ ...fieldsOf(draft), ...ends, ...(status === atOnce ? told.invited : {}), status })
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    send(atOnce)
  }

  return (
    <form className={form.form} noValidate onSubmit={submit}>
      {restored && !isBusy && <DraftRestored onDiscard={forget} />}
      <JobFields
        texts={draft}
        disabled={isBusy}
        issues={hasAsked ? { ...issues, ...missingIn(draft) } : issues}
        onChange={change}
      />
      <AttachmentField
        attachments={attachments}
        sending={isBusy && attachments.bytes > 0 ? sending : undefined}
        onCancel={cancel}
      />
      <ToldFields told={told} disabled={isBusy} />
      <FailureNote failure={failure} />
      <div className={form.actions}>
        <Button variant="default" disabled={isBusy} onClick={() => send(later)}>
          <Trans>Save as draft</Trans>
        </Button>
        <Button type="submit" loading={isBusy}>
          <Trans context="publish it">Post project</Trans>
        </Button>
      </div>
    </form>
  )
}

/** Publishes a job. */
export default function PostJobPage() {
  const { t, i18n } = useLingui()
  const offer = useOffer()
  const keptAs = useOfferDraft(offer)
  return (
    <FreelanceShell>
      <HeadedPage
        name={t`Post a Project`}
        hint={<Trans>Say what you need. People bid, and only you see what they ask for.</Trans>}
      >
        <Card as="div" className={classes.form}>
          {/* What an offer begins with is in the language of the page. */}
          <PostJobForm key={`${keptAs.place} ${i18n.locale}`} offer={offer} keptAs={keptAs} />
        </Card>
      </HeadedPage>
    </FreelanceShell>
  )
}
