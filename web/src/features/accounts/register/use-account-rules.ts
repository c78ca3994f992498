import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'

type AccountRules = typeof import('./account-rules.ts')

// If the rules can't be loaded, the server checks the form.
const nothing = () => ({})
const none: AccountRules = {
  loginIssues: nothing,
  registerIssues: nothing,
  forgottenIssues: nothing,
  resetIssues: nothing,
}

/**
 * Loads the contract's rules for these forms when `load` is called: on first focus, before a field loses it.
 * A form submitted before they have loaded is submitted again afterwards.
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
