/** How somebody gets in: at once, after a look by moderators, by invitation, or not at all. */
import { mostSignupQuestions, type RegistrationMode } from '@commons/contract/shared/registration.ts'
import { Refusal } from '../../../platform/call/refusal.ts'
import type { Language } from '../../../platform/language.ts'
import type { Platform } from '../../../platform/platform.ts'
import { judge } from '../barriers/barriers.ts'
import type { Answer } from './signups.queries.ts'

export interface Entrance {
  readonly refusal?: 'not_accepted' | 'invitation_needed'
  /** Why moderators look at the request first; undefined where nobody does. */
  readonly waits?: 'everybody' | 'domain' | 'network'
}

interface Entering {
  readonly email: string
  readonly address: string
  /** They have an invitation that works. */
  readonly isInvited: boolean
}

export const modeOf = ({ settings }: Platform): RegistrationMode => settings.get('registration_mode')

/** Returns what those are asked who wait for moderators. */
export function questionsOf({ settings }: Platform, language: Language): string[] {
  const [en, cs] = [settings.get('registration_questions_en'), settings.get('registration_questions_cs')]
  const text = (language === 'cs' ? cs : en) || en || cs
  const lines = text.split('\n').map((line) => line.trim())
  return lines.filter((line) => line !== '').slice(0, mostSignupQuestions)
}

/** Whoever is invited comes in at once, unless a rule about their address or network says otherwise. */
export async function enter(platform: Platform, { email, address, isInvited }: Entering): Promise<Entrance> {
  const judgement = await judge(platform.database.db, { email, address })
  if (judgement?.act === 'block') return { refusal: 'not_accepted' }
  const mode = modeOf(platform)
  if (mode === 'invitation' && !isInvited) return { refusal: 'invitation_needed' }
  if (judgement) return { waits: judgement.because }
  return mode === 'approval' && !isInvited ? { waits: 'everybody' } : {}
}

/** Returns the questions with their answers; refuses if one is missing. */
export function answersTo(platform: Platform, language: Language, answers: readonly string[] = []): Answer[] {
  const questions = questionsOf(platform, language)
  if (questions.some((_, nth) => !answers[nth])) throw new Refusal('signup_answers_missing')
  return questions.map((question, nth) => ({ question, answer: answers[nth] ?? '' }))
}
