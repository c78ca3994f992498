import { useEffect } from 'react'
import { useRead } from '../../api/use-call.ts'
import { reviseNames } from '../../api/session.ts'

/** Follows the names of the account, which another device may have changed. */
export function useAccountNames(): void {
  const own = useRead('avatar_banner', {}).data?.recdata
  useEffect(() => {
    if (own) reviseNames(own)
  }, [own])
}
