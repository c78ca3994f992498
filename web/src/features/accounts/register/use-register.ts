import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react'
import { call } from '../../../api/call.ts'
import { CallError } from '../../../api/call-error.ts'
import { useRead } from '../../../api/use-call.ts'
import { fieldText } from '../../../locales/contract-messages.ts'
import { toast } from '../../../ui/notices/toast.ts'
import { useFields } from '../../../ui/fields/use-fields.ts'
import { forgetInvitation } from '../invitation/invitation.ts'
import { useAccountRules } from './use-account-rules.ts'
import { useCaptcha } from '../way-in/use-captcha.ts'

export type RegisterWording = 'page' | 'window'

/** The answers to what a network asks, by the names of their fields. */
export const answerNames = ['answer_1', 'answer_2', 'answer_3', 'answer_4', 'answer_5'] as const

const empty = {
  full_name: '',
  email: '',
  password: '',
  confirm_password: '',
  referral_code: '',
  invitation: '',
  answer_1: '',
  answer_2: '',
  answer_3: '',
  answer_4: '',
  answer_5: '',
  captcha: '',
}
type Name = keyof typeof empty
type Values = Readonly<Record<Name, string>>

const pause = 3000

/** The dialog's documented texts where they differ from the page's. */
function useWindowTexts() {
  const { t } = useLingui()
  return ({ full_name, email, password, confirm_password }: Values): Partial<Record<Name, string>> => ({
    ...(!full_name.trim() && { full_name: t`First Name is required` }),
    ...(!email.includes('@') && { email: fieldText('email_required') }),
    ...(confirm_password &&
      confirm_password !== password && { confirm_password: t`Password and Confirm Password Should be same` }),
  })
}

/** The registration form's fields, captcha and submission. */
export function useRegister(
  form: RefObject<HTMLFormElement | null>,
  wording: RegisterWording,
  { referralCode, invitation }: { referralCode: string; invitation: string },
  onRegistered: (email: string) => void,
) {
  const { t } = useLingui()
  const [state, setState] = useState<'open' | 'sending' | 'done' | 'waiting'>('open')
  const [isAsked, setIsAsked] = useState(false)
  const [failure, setFailure] = useState<string>()
  const { rules, load, sendAgain } = useAccountRules(form)
  const captcha = useCaptcha()
  const windowTexts = useWindowTexts()
  const leave = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(leave.current), [])

  const initial = { ...empty, referral_code: referralCode, invitation }
  const entrance = useRead('show_registration', invitation ? { invitation } : {}).data?.data
  const asksAll = entrance?.mode === 'approval' && entrance.invited_by === null
  const questions = asksAll || isAsked ? (entrance?.questions ?? []) : []

  const fields = useFields<Name>(initial, (values) => {
    const unanswered = answerNames.slice(0, questions.length).filter((name) => values[name].trim() === '')
    const issues = rules?.registerIssues(values) ?? {}
    const texts = Object.fromEntries(Object.entries(issues).map(([name, issue]) => [name, fieldText(issue)]))
    const { password, confirm_password } = values
    return {
      ...(confirm_password &&
        confirm_password !== password && { confirm_password: fieldText('passwords_differ') }),
      ...Object.fromEntries(unanswered.map((name) => [name, t`Please answer this`])),
      ...(!captcha.token && { captcha: fieldText('captcha_required') }),
      ...texts,
      ...(wording === 'window' && windowTexts(values)),
    }
  })

  const turnTo = () => {
    load()
    captcha.prepare()
  }

  const fail = (error: CallError) => {
    // An answer that didn't come from Commons, such as a proxy's.
    const wordless = error.refusal === 'network' && error.status !== 0
    const text = wordless ? t`Registration failed` : error.message
    setState('open')
    captcha.renew()
    // A rule about the address or the network asks what others aren't asked.
    if (error.refusal === 'signup_answers_missing') setIsAsked(true)
    const { invitation: wrongInvitation, ...others } = error.fields ?? {}
    // Where nobody needs an invitation, its field isn't there.
    const isAtField = wrongInvitation !== undefined && entrance?.mode === 'invitation'
    const wrong = isAtField ? { ...others, invitation: wrongInvitation } : others
    if (!fields.refuse(wrong, form.current)) setFailure(text)
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (state !== 'open') return
    if (!rules) return sendAgain()
    if (!fields.check(form.current)) return
    setState('sending')
    setFailure(undefined)
    const { full_name, email, password, confirm_password, referral_code, invitation: code } = fields.values
    const values = { full_name, email, password, confirm_password, referral_code }
    const answers = answerNames.slice(0, questions.length).map((name) => fields.values[name])
    try {
      const { message, is_waiting } = await call('register', {
        ...values,
        ...(code.trim() && { invitation: code }),
        ...(answers.length > 0 && { answers }),
        ...(entrance && { agreed_version: entrance.version }),
        captchaToken: captcha.token,
      })
      forgetInvitation()
      if (is_waiting) return setState('waiting')
      setState('done')
      toast.success(message)
      leave.current = setTimeout(() => onRegistered(values.email.trim()), pause)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      fail(error)
    }
  }

  return { fields, captcha, failure, state, entrance, questions, turnTo, submit }
}
