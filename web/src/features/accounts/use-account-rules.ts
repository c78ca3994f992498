import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'

type AccountRules = typeof import('./account-rules.ts')

// Where the rules cannot be fetched, the server says what is wrong.
const nothing = () => ({})
const none: AccountRules = {
  loginIssues: nothing,
  registerIssues: nothing,
  forgottenIssues: nothing,
  resetIssues: nothing,
}

/**
 * The contract's rules for these forms, once `load` was called: on the first focus, before a field is
 * left. A form that is sent even before they are there is sent again when they are.
 */
export function useAccountRules(form: RefObject<HTMLFormElement | null>) {
  const [rules, setRules] = useState<AccountRules>()
  const again = useRef(false)
  const load = useCallback(() => {
    import('./account-rules.ts').then(setRules, () => setRules(none))
  }, [])
  const sendAgain = useCallback(() => {
    again.current = true
    load()
  }, [load])
  useEffect(() => {
    if (!rules || !again.current) return
    again.current = false
    form.current?.requestSubmit()
  }, [rules, form])
  return { rules, load, sendAgain }
}
