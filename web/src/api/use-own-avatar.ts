import { useRead } from './use-call.ts'

/** Returns the member's own avatar; null if they have none or it is not known yet. */
export function useOwnAvatar(): string | null {
  return useRead('avatar_banner', {}).data?.recdata.avatar ?? null
}
