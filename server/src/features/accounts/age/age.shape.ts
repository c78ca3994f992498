import type { NsfwChoice } from '@commons/contract/accounts/age.ts'
import { nsfwReasons } from '@commons/contract/shared/nsfw.ts'
import type { z } from 'zod'
import { type Language, text } from '../../../platform/language.ts'
import type { NsfwRow } from './age.queries.ts'
import type { Age } from './age.rules.ts'

type Choice = z.infer<typeof NsfwChoice>

/** Returns the member's setting for each reason; choices count only for adults. */
export function nsfwChoices({ nsfw_shown, nsfw_hidden }: NsfwRow, age: Age, language: Language): Choice[] {
  const settingOf = (reason: string): Choice['setting'] => {
    if (age === 'minor') return 'hide'
    if (age === 'unknown') return 'cover'
    if (nsfw_hidden.includes(reason)) return 'hide'
    return nsfw_shown.includes(reason) ? 'show' : 'cover'
  }
  return nsfwReasons.map((nsfw) => ({
    nsfw,
    label: text(language, `nsfw.${nsfw}`),
    setting: settingOf(nsfw),
  }))
}
