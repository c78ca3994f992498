import type { ReactNode } from 'react'
import { store, type Readable } from './store.ts'

export interface Question {
  readonly text: ReactNode
  readonly destructive: boolean
  readonly answer: (yes: boolean) => void
}

const asked = store<Question | null>(null)
export const questions: Readable<Question | null> = asked

function confirm(text: ReactNode, { destructive = false }: { destructive?: boolean } = {}): Promise<boolean> {
  // A second question answers the first with No: one decision at a time.
  asked.get()?.answer(false)
  return new Promise((resolve) => {
    const question: Question = {
      text,
      destructive,
      answer(yes) {
        if (asked.get() === question) asked.set(null)
        resolve(yes)
      },
    }
    asked.set(question)
  })
}

/**
 * Asks in a dialog "Confirm to submit" and waits for Yes or No. Focus starts on No where something
 * would be destroyed. Closing the dialog is No.
 */
export function useConfirm() {
  return confirm
}
