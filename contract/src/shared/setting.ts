import { z } from 'zod'
import { isVisible } from './name.ts'
import { isLongerThan } from './text/cutting.ts'

/** A setting: what values it takes, and what it is changed with. Its value is a text on the wire and in its row. */
export interface Setting<Value = unknown> {
  readonly group: SettingGroup
  readonly doc: string
  /** Reads the text; an issue's message is that of the field. */
  readonly shape: z.ZodType<Value, string>
  /** What holds until an admin changes it, as text. */
  readonly initial: string
  readonly control: SettingControl
  /** The variable of the environment that fixes it, if there is one. */
  readonly variable?: string
}

/** The parts of the page of settings, in their order. */
export const settingGroups = [
  'network',
  'registration',
  'new_accounts',
  'features',
  'videos',
  'files',
  'money',
] as const
export type SettingGroup = (typeof settingGroups)[number]

export type SettingControl =
  | { readonly kind: 'switch' }
  | { readonly kind: 'number'; readonly from: number; readonly to: number }
  | { readonly kind: 'choice'; readonly choices: readonly string[] }
  | { readonly kind: 'text'; readonly longest: number; readonly lines: 'one' | 'many' }

type About<Value> = Pick<Setting, 'group' | 'doc' | 'variable'> & { readonly initial: Value }

export const onOff = ({ initial, ...about }: About<boolean>): Setting<boolean> => ({
  ...about,
  initial: initial ? '1' : '0',
  shape: z.enum(['1', '0'], 'setting_switch_invalid').transform((text) => text === '1'),
  control: { kind: 'switch' },
})

export const wholeNumber = ({
  initial,
  from,
  to,
  ...about
}: About<number> & { readonly from: number; readonly to: number }): Setting<number> => ({
  ...about,
  initial: String(initial),
  shape: z
    .string()
    .trim()
    .regex(/^\d{1,15}$/, 'setting_number_invalid')
    .transform(Number)
    .refine((value) => value >= from && value <= to, 'setting_number_invalid'),
  control: { kind: 'number', from, to },
})

export const choiceOf = <const Choice extends string>({
  initial,
  choices,
  ...about
}: About<NoInfer<Choice>> & { readonly choices: readonly Choice[] }): Setting<Choice> => ({
  ...about,
  initial,
  // The list of choices is the declaration's own, so what passes is one of them.
  shape: z.enum(choices as readonly [Choice, ...Choice[]], 'setting_choice_invalid') as z.ZodType<
    Choice,
    string
  >,
  control: { kind: 'choice', choices },
})

export const textOf = ({
  initial,
  longest,
  lines = 'one',
  isRequired = false,
  ...about
}: About<string> & {
  readonly longest: number
  readonly lines?: 'one' | 'many'
  readonly isRequired?: boolean
}): Setting<string> => ({
  ...about,
  initial,
  shape: z
    .string()
    .transform((text) => (lines === 'one' ? text.replaceAll(/\s+/g, ' ') : text).trim())
    .refine((text) => !isLongerThan(text, longest), 'setting_text_too_long')
    .refine((text) => !isRequired || isVisible(text), 'setting_text_missing'),
  control: { kind: 'text', longest, lines },
})
