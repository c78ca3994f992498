import { useRead } from './use-call.ts'

/** The member's own picture; none until it is known, and where there is none. */
export function useOwnAvatar(): string | null {
  return useRead('avatar_banner', {}).data?.recdata.avatar ?? null
}
