/** Captions of videos, by their languages. */
import { z } from 'zod'
import { Flag } from './flag.ts'
import { unknownLanguage } from './caption-languages.ts'

/** Returns a language tag as it is written (BCP 47); undefined if it is none. */
function canonical(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0]
  } catch {
    return undefined
  }
}

/** The longest language tags in use have 35 characters. */
const longestTag = 35

export const CaptionLanguageIn = z
  .string('caption_language_invalid')
  .trim()
  .max(longestTag, 'caption_language_invalid')
  .transform((tag, context) => {
    const written = tag === '' ? unknownLanguage : canonical(tag)
    if (written !== undefined && written.length <= longestTag) return written
    context.addIssue({ code: 'custom', message: 'caption_language_invalid' })
    return z.NEVER
  })
  .describe('A language tag (BCP 47), such as en or pt-BR.')

export const CaptionFile = z.object({
  /** Its language tag; `und` if nobody said which language it is. */
  language: z.string(),
  /** The URL of the captions (WebVTT). */
  url: z.string(),
  /** For those who run its channel, 1: the video has got another file since, which they may no longer fit. */
  may_not_fit: Flag,
})
export type CaptionFile = z.infer<typeof CaptionFile>
