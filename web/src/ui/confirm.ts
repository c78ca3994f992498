import type { ReactNode } from 'react'
import { chooseDeviceSetting, deviceSetting } from './device-settings.ts'
import { store, type Readable } from './store.ts'

interface AskedOptions {
  /** Whom or what it is about, by name. */
  readonly about?: ReactNode
  readonly destructive?: boolean
  /** The setting of this browser that is "off" where one does not want to be asked again. */
  readonly skippedBy?: 'followQuestion'
}

/** What is asked, in the documents' words. */
export interface Asked extends AskedOptions {
  readonly text: ReactNode
}

export interface Question extends Asked {
  /** Names it among all that were asked. */
  readonly id: number
  /** `forGood`: the same is not asked again. */
  readonly answer: (yes: boolean, options?: { forGood?: boolean }) => void
}

let lastId = 0
const asked = store<Question | null>(null)
export const questions: Readable<Question | null> = asked

function confirm(text: ReactNode, options: AskedOptions = {}): Promise<boolean> {
  const { skippedBy } = options
  if (skippedBy && deviceSetting(skippedBy) === 'off') return Promise.resolve(true)
  // A second question answers the first with No: one decision at a time.
  asked.get()?.answer(false)
  return new Promise((resolve) => {
    const question: Question = {
      ...options,
      id: ++lastId,
      text,
      answer(yes, { forGood = false } = {}) {
        if (asked.get() === question) asked.set(null)
        if (yes && forGood && skippedBy) chooseDeviceSetting(skippedBy, 'off')
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
