import { useEffect, useRef } from 'react'
import type { Fields } from '../ui/use-fields.ts'

/** A field that nobody has touched follows what is stored, which another tab may have changed. */
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
