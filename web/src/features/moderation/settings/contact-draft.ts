import { watchMember } from '../../../api/session.ts'

interface ContactDraft {
  readonly subject: string
  readonly message: string
}

/** A message that was begun and not sent: a look at another panel must not lose it. */
let begun: ContactDraft | undefined

// What one member writes to support is nothing to the next.
watchMember(() => {
  begun = undefined
})

export const contactDraft = (): ContactDraft | undefined => begun

export function keepContact(draft: ContactDraft): void {
  begun = draft
}

export function forgetContact(): void {
  begun = undefined
}
