import type { ReactNode } from 'react'

export interface Question {
  readonly text: ReactNode
  readonly destructive: boolean
  readonly answer: (yes: boolean) => void
}

let asked: Question | null = null
const listeners = new Set<() => void>()

function change(question: Question | null) {
  asked = question
  for (const listener of listeners) listener()
}

export const questions = {
  current: () => asked,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

function confirm(text: ReactNode, { destructive = false }: { destructive?: boolean } = {}): Promise<boolean> {
  // A second question answers the first with No: one decision at a time.
  asked?.answer(false)
  return new Promise((resolve) => {
    const question: Question = {
      text,
      destructive,
      answer(yes) {
        if (asked === question) change(null)
        resolve(yes)
      },
    }
    change(question)
  })
}

/**
 * Asks in a dialog "Confirm to submit" and waits for Yes or No. Focus starts on No where something
 * would be destroyed. Closing the dialog is No.
 */
export function useConfirm() {
  return confirm
}
