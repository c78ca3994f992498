/** The one shape of every answer: `code`, `message`, and the call's own keys or the refusal's. */
import { isMessageId, type Language, text } from '../language.ts'
import type { Refusal, RefusalDetails } from './refusal.ts'

export interface RefusedAnswer {
  code: false
  message: string
  error: string
  fields?: Record<string, string>
  /** The message again, where the documents read it from here. */
  error_label?: string
}

/** What a refusal says, in the caller's language. */
export function refusedAnswer({ refusal, details }: Refusal, language: Language): RefusedAnswer {
  const seconds = details.retryAfter === undefined ? {} : { seconds: details.retryAfter }
  const answer: RefusedAnswer = {
    code: false,
    message: text(language, `refusal.${refusal}`, { ...seconds, ...details.values }),
    error: refusal,
  }
  if (details.fields) {
    answer.fields = Object.fromEntries(
      Object.entries(details.fields).map(([field, id]) => [field, fieldText(id, language, details.values)]),
    )
    // A person who reads only the message should learn what is wrong, too.
    const first = Object.values(answer.fields)[0]
    if (first) answer.message = first
  }
  return answer
}

/** A field's text: a message of its own, or that of the refusal which it is the reason for. */
function fieldText(id: string, language: Language, values: RefusalDetails['values']): string {
  const found = [`field.${id}`, `refusal.${id}`].find(isMessageId)
  return text(language, found ?? 'field.invalid', values)
}
