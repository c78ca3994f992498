import type { ReactNode } from 'react'
import { chooseDeviceSetting, deviceSetting } from '../device-settings.ts'
import { store, type Readable } from '../store.ts'

interface AskedOptions {
  /** The name of the member or thing it is about. */
  readonly about?: ReactNode
  readonly destructive?: boolean
  /** Money leaves. */
  readonly pays?: boolean
  /** This browser's setting that is "off" if the member does not want to be asked again. */
  readonly skippedBy?: 'followQuestion'
}

/** A question, in the documents' words. */
export interface Asked extends AskedOptions {
  readonly text: ReactNode
}

export interface Question extends Asked {
  /** Unique among all questions asked. */
  readonly id: number
  /** `forGood`: don't ask the same again. */
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
 * Asks in a dialog "Confirm to submit" and resolves to the answer. The focus starts on No if something would
 * be destroyed or paid. Closing the dialog is No.
 */
export function useConfirm() {
  return confirm
}
