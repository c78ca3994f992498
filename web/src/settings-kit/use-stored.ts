import { useEffect, useRef } from 'react'
import type { Fields } from '../ui/fields/use-fields.ts'

/** Keeps an untouched field in sync with the stored value, which another tab may change. */
export function useStored<Name extends string>(fields: Fields<Name>, name: Name, stored: string): void {
  const before = useRef(stored)
  const value = fields.values[name]
  const { set } = fields
  useEffect(() => {
    if (before.current === stored) return
    if (value === before.current) set(name, stored)
    before.current = stored
  })
}
