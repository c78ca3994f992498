import type { Milestone } from '@commons/contract/freelance/milestones.ts'
import type { Draft, DraftKind } from '../../../compose/draft.ts'
import { joinTexts } from '../../../compose/join-parts.ts'
import { type EditDraft, editKind } from '../../../compose/use-kept-edit.ts'

/** What the form of a milestone holds, as typed. */
export interface MilestoneTexts {
  readonly description: string
  /** In US dollars. */
  readonly amount: string
  /** As YYYY-MM-DD; empty for none. */
  readonly due: string
}

interface MilestoneDraft extends Draft, MilestoneTexts {}

const blank: MilestoneTexts = { description: '', amount: '', due: '' }

/** A new milestone; its place is its agreement. */
export const milestoneDraft: DraftKind<MilestoneDraft> = {
  name: 'milestone',
  version: 1,
  blank: { ...blank, sentAs: undefined },
  files: [],
  isBlank: ({ description, amount }) => description === '' && amount === '',
  join: (written, kept) => ({
    description: joinTexts(written.description, kept.description),
    amount: written.amount || kept.amount,
    due: written.due || kept.due,
    sentAs: undefined,
  }),
}

interface MilestoneEdit extends EditDraft, MilestoneTexts {}

export const milestoneEdit = editKind<MilestoneEdit>(
  'milestone-edit',
  { ...blank, base: '', sentAs: undefined },
  [],
)

/** Returns the stored milestone as its form holds it. */
export const storedMilestone = ({ description, amount, due_date }: Milestone): MilestoneEdit => ({
  description,
  amount,
  due: due_date ?? '',
  base: '',
  sentAs: undefined,
})

interface WorkDraft extends Draft {
  readonly message: string
}

/** What is written about work before it is submitted; its place is its milestone. */
export const workDraft: DraftKind<WorkDraft> = {
  name: 'milestone-work',
  version: 1,
  blank: { message: '', sentAs: undefined },
  files: [],
  isBlank: ({ message }) => message === '',
  join: (written, kept) => ({ message: joinTexts(written.message, kept.message), sentAs: undefined }),
}
