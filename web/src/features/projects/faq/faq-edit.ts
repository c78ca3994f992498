import type { Faq } from '@commons/contract/projects/faq.ts'
import { type EditDraft, editKind } from '../../../compose/use-kept-edit.ts'

/** A question with its answer, while a maker writes or changes it. */
interface FaqEdit extends EditDraft {
  readonly question: string
  readonly answer: string
}

const blank: FaqEdit = { question: '', answer: '', base: '', sentAs: undefined }

export const faqEdit = editKind<FaqEdit>('project-faq', blank, [])

export const editOf = (faq: Pick<Faq, 'question' | 'answer'> | undefined): FaqEdit =>
  faq ? { ...blank, question: faq.question, answer: faq.answer } : blank
