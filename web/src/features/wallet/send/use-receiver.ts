import { useDebouncedValue } from '@mantine/hooks'
import { useRead } from '../../../api/use-call.ts'

const pause = 250

/** Returns the member whom a username means, or why there is none; neither while that is being asked. */
export function useReceiver(username: string) {
  const [settled] = useDebouncedValue(username, pause)
  const isAsked = username !== '' && settled === username
  const { data, error } = useRead(
    'receiver_detail',
    { to_wallet: `@${username}` },
    { enabled: isAsked, staleTime: 60_000 },
  )
  if (!isAsked) return {}
  return {
    member: data?.recdata,
    problem: data || !error ? undefined : (error.fields?.['to_wallet'] ?? error.message),
  }
}
