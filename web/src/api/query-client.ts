import { QueryCache, QueryClient } from '@tanstack/react-query'
import { CallError } from './call-error.ts'
import { keepLive } from './live.ts'
import { currentSession, watchSession } from './session.ts'

export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError(error) {
        // The day until which it could be put off has come; the frame of all pages asks then.
        if (error instanceof CallError && error.refusal === 'consent_needed')
          void client.invalidateQueries({ queryKey: ['show_language'] })
      },
    }),
    defaultOptions: {
      queries: {
        // call() tries again by itself, and knows when that makes sense.
        retry: false,
        // The server tells a new subscriber of the last 15 s; older answers are read again when shown.
        staleTime: 14_000,
        gcTime: 30 * 60_000,
        // keepLive reads again what is shown from the cache, once it has stayed on screen.
        refetchOnMount: false,
        refetchOnWindowFocus: false,
      },
      // Waiting silently for a network would look like success; a failure can be seen and repeated.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  return client
}

export const queryClient = createQueryClient()

let reader = currentSession()?.id
watchSession(() => {
  const next = currentSession()?.id
  // A member must not see what another member read.
  if (next !== reader) queryClient.clear()
  reader = next
})

keepLive(queryClient)
