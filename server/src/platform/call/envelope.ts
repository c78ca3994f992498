/** The shape of every answer: `code`, `message`, and the keys of the call or the refusal. */
import { isMessageId, type Language, text } from '../language.ts'
import type { Refusal, RefusalDetails } from './refusal.ts'

export interface RefusedAnswer {
  code: false
  message: string
  error: string
  fields?: Record<string, string>
  /** The message again, for calls that are documented with this field. */
  error_label?: string
  /** Of `account_suspended`: when the suspension ends; null: never. */
  suspended_until?: string | null
}

/** Returns a refusal's answer in the caller's language. */
export function refusedAnswer({ refusal, details }: Refusal, language: Language): RefusedAnswer {
  const seconds = details.retryAfter === undefined ? {} : { seconds: details.retryAfter }
  const answer: RefusedAnswer = {
    code: false,
    message: text(language, `refusal.${refusal}`, { ...seconds, ...details.values }),
    error: refusal,
  }
  if (details.suspendedUntil !== undefined) answer.suspended_until = details.suspendedUntil
  if (details.fields) {
    answer.fields = Object.fromEntries(
      Object.entries(details.fields).map(([field, id]) => [field, fieldText(id, language, details.values)]),
    )
    // Clients that show only the message should say what is wrong, too.
    const first = Object.values(answer.fields)[0]
    if (first) answer.message = first
  }
  return answer
}

/** Returns a field's text: its own message, or that of the refusal that it is the reason for. */
function fieldText(id: string, language: Language, values: RefusalDetails['values']): string {
  const found = [`field.${id}`, `refusal.${id}`].find(isMessageId)
  return text(language, found ?? 'field.invalid', values)
}
