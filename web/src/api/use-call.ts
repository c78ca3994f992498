import {
  useMutation,
  useQuery,
  useQueryClient,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query'
import type { CallError } from './call-error.ts'
import { call, type Answer, type CallName, type Request } from './call.ts'
import { makeStale } from './live.ts'
import { currentSession } from './session.ts'
import { topicsOf } from './topics.ts'

interface ReadOptions {
  enabled?: boolean
  /** For how long, in milliseconds, the answer may be shown again without asking. */
  staleTime?: number
}

/** What a call answers, kept under `[name, input]` and read again when one of its topics changes. */
export function useRead<N extends CallName>(
  name: N,
  input: Request<N>,
  options: ReadOptions = {},
): UseQueryResult<Answer<N>, CallError> {
  return useQuery<Answer<N>, CallError>({
    queryKey: [name, input],
    queryFn: ({ signal }) => call(name, input, { signal }),
    ...options,
  })
}

interface WriteOptions<N extends CallName> {
  /** Writes of one lane wait for each other. */
  lane?: string
  /** Before what became stale is read again. */
  onDone?: (answer: Answer<N>, input: Request<N>) => void
  /** How the call travels; `call` if not said. */
  send?: (input: Request<N>) => Promise<Answer<N>>
}

/** A write. It stays pending until what it changed on screen has been read again. */
export function useWrite<N extends CallName>(
  name: N,
  { lane, onDone, send }: WriteOptions<N> = {},
): UseMutationResult<Answer<N>, CallError, Request<N>> {
  const client = useQueryClient()
  return useMutation<Answer<N>, CallError, Request<N>>({
    mutationKey: [name],
    mutationFn: (input) => (send ? send(input) : call(name, input)),
    onSuccess: (answer, input) => {
      onDone?.(answer, input)
      return makeStale(client, topicsOf(name, input, answer, currentSession()?.id))
    },
    ...(lane === undefined ? {} : { scope: { id: lane } }),
  })
}
