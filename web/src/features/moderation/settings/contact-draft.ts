import { watchMember } from '../../../api/session.ts'

interface ContactDraft {
  readonly subject: string
  readonly message: string
}

/** An unsent message, kept while the member looks at other panels. */
let begun: ContactDraft | undefined

// The draft must not be shown to the next member.
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
