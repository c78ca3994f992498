/** Says what is wrong with one of a form's attachments at that one. */
import type { FileKind } from '@commons/contract/call.ts'
import { Refusal } from '../../call/refusal.ts'
import type { RefusalName } from '@commons/contract/refusals.ts'

/** Texts of their own: those of the refusals are about pictures and videos. */
const texts: Readonly<Partial<Record<RefusalName, string>>> = {
  file_too_large: 'attachment_too_large',
  file_kind_unsupported: 'attachment_kind',
}

const ofFiles = /^(file|heic)_/

/** Returns a function that throws what it gets: a refusal of an attachment with its text at its part. */
export const saidOfAttachment =
  (part: string, accepted: readonly FileKind[]) =>
  (error: unknown): never => {
    if (!accepted.includes('document') || !(error instanceof Refusal) || !ofFiles.test(error.refusal))
      throw error
    const { refusal, details } = error
    throw new Refusal(refusal, { ...details, fields: { [part]: texts[refusal] ?? refusal } })
  }
