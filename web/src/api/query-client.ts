import { QueryClient } from '@tanstack/react-query'
import { keepLive } from './live.ts'
import { currentSession, watchSession } from './session.ts'

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // call() tries again by itself, and knows when that makes sense.
        retry: false,
        // The server tells a new listener of the last 15 s; what is older is read again when it is shown.
        staleTime: 14_000,
        gcTime: 30 * 60_000,
        // What is shown from the cache is read again by keepLive once it has settled on the screen.
        refetchOnMount: false,
        refetchOnWindowFocus: false,
      },
      // Waiting silently for a network would look like success; a failure can be seen and repeated.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

export const queryClient = createQueryClient()

let reader = currentSession()?.id
watchSession(() => {
  const next = currentSession()?.id
  // What one member read must not be there for the next.
  if (next !== reader) queryClient.clear()
  reader = next
})

keepLive(queryClient)
