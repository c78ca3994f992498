import { useCallback, useState } from 'react'

export type AccountRules = typeof import('./account-rules.ts')

/** The contract's rules for these forms once `load` was called: on the first focus, before anything is left. */
export function useAccountRules(): { rules: AccountRules | undefined; load: () => void } {
  const [rules, setRules] = useState<AccountRules>()
  const load = useCallback(() => {
    // Without them the server's own answer says what is wrong.
    import('./account-rules.ts').then(setRules, () => {})
  }, [])
  return { rules, load }
}
