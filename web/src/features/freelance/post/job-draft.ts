import type { JobDetail } from '@commons/contract/freelance/jobs.ts'
import { type JobPay, mostSkills } from '@commons/contract/shared/job.ts'
import type { Draft, DraftKind } from '../../../compose/draft.ts'
import { joinTexts } from '../../../compose/join-parts.ts'
import { type EditDraft, editKind } from '../../../compose/use-kept-edit.ts'
import { localTime } from '../../../ui/fields/local-time.ts'

/** What the form of a job holds. */
export interface JobTexts {
  readonly title: string
  readonly description: string
  readonly kind: string
  readonly purpose: string
  readonly skills: readonly string[]
  readonly pay: JobPay
  /** A range in US dollars; empty until one is chosen. */
  readonly budget: string
  /** As in its field: local time without a zone; empty for the usual end of bidding. */
  readonly ends: string
}

export interface JobDraft extends Draft, JobTexts {}

const blank: JobTexts = {
  title: '',
  description: '',
  kind: '',
  purpose: '',
  skills: [],
  pay: 'fixed',
  budget: '',
  ends: '',
}

export const jobDraft: DraftKind<JobDraft> = {
  name: 'job',
  version: 1,
  blank: { ...blank, sentAs: undefined },
  files: [],
  isBlank: ({ title, description, kind, purpose, skills, budget }) =>
    [title, description, kind, purpose, budget, ...skills].every((text) => text === ''),
  join: (written, kept) => ({
    ...kept,
    title: written.title || kept.title,
    description: joinTexts(written.description, kept.description),
    kind: written.kind || kept.kind,
    purpose: written.purpose || kept.purpose,
    skills: [...new Set([...kept.skills, ...written.skills])].slice(0, mostSkills),
    ...(written.budget === '' ? {} : { pay: written.pay, budget: written.budget }),
    ends: written.ends || kept.ends,
    sentAs: undefined,
  }),
}

/** A changed job. Its skills are one text, since texts are compared. */
export interface JobEdit extends EditDraft, Omit<JobTexts, 'skills'> {
  readonly skills: string
}

export const jobEdit = editKind<JobEdit>(
  'job-edit',
  { ...blank, skills: '[]', base: '', sentAs: undefined },
  [],
)

export const skillsOf = ({ skills }: Pick<JobEdit, 'skills'>): readonly string[] =>
  JSON.parse(skills) as string[]

/** Returns the stored job as its form holds it. */
export const storedJob = (job: JobDetail): JobEdit => ({
  title: job.title,
  description: job.description,
  kind: job.project_industry,
  purpose: job.project_purpose,
  skills: JSON.stringify(job.skills),
  pay: job.pay_by,
  budget: job.cost_estimation,
  ends: job.bidding_ends === null ? '' : localTime(new Date(job.bidding_ends)),
  base: '',
  sentAs: undefined,
})

/** Returns the fields of a form for `add_project` and `edit_project`. */
export const fieldsOf = (texts: JobTexts) => ({
  title: texts.title,
  description: texts.description,
  project_industry: texts.kind,
  project_purpose: texts.kind === 'Website' ? texts.purpose : '',
  skills_required: JSON.stringify(texts.skills),
  pay_by: texts.pay,
  cost_estimation: texts.budget,
})
