import { store, type Store } from './store.ts'

/**
 * A store that this browser keeps for the next visit, the same in all tabs. `parse` gets what was kept, which
 * may be of an older version, and returns a whole value.
 */
export function deviceStore<Value extends object>(
  key: string,
  parse: (kept: Readonly<Record<string, unknown>>) => Value,
): Store<Value> {
  const kept = (): Value => {
    try {
      const value: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
      return parse(typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {})
    } catch {
      // A browser may forbid storage; a choice then lasts as long as the page.
      return parse({})
    }
  }
  const values = store(kept())
  // Another tab has made a choice; a missing key means that everything was cleared.
  window.addEventListener('storage', (event) => {
    if (event.key === null || event.key === key) values.set(kept())
  })
  return {
    ...values,
    set(next) {
      values.set(next)
      try {
        localStorage.setItem(key, JSON.stringify(values.get()))
      } catch {
        // See above.
      }
    },
  }
}
