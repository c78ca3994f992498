import {
  keepPreviousData,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query'
import { networkError, type CallError } from './call-error.ts'
import { callOnce } from './call-once.ts'
import { call, type Answer, type CallName, type Request } from './call.ts'
import { toast } from '../ui/toast.ts'
import { makeStale } from './live.ts'
import { sayRefused } from './say-refused.ts'
import { currentSession } from './session.ts'
import { topicsOf } from './topics.ts'

interface ReadOptions {
  enabled?: boolean
  /** For how long, in milliseconds, the answer may be shown again without asking. */
  staleTime?: number
  /** Another input is the same thing seen otherwise: what was there stays until that has come. */
  isFilter?: boolean
}

/** What a call answers, kept under `[name, input]` and read again when one of its topics changes. */
export function useRead<N extends CallName>(
  name: N,
  input: Request<N>,
  { isFilter = false, ...options }: ReadOptions = {},
): UseQueryResult<Answer<N>, CallError> {
  return useQuery<Answer<N>, CallError>({
    queryKey: [name, input],
    queryFn: ({ signal }) => call(name, input, { signal }),
    ...(isFilter ? { placeholderData: keepPreviousData } : {}),
    ...options,
  })
}

interface WriteOptions<N extends CallName> {
  /** Writes of one lane wait for each other. */
  lane?: string
  /** Shows it as done before the server has answered; `onRefused` takes that back. */
  onStart?: (input: Request<N>) => void
  /** Before what became stale is read again. */
  onDone?: (answer: Answer<N>, input: Request<N>) => void
  onRefused?: (error: CallError, input: Request<N>) => void
  /** Offered for a while by the toast that says that it is done. */
  undo?: (answer: Answer<N>, input: Request<N>) => void
  /** What toasts say, unless the component does: the outcome, in the server's words, where nothing is said here. */
  toasts?: 'outcome' | 'failure' | 'none'
}

/** Reads again what this write has made stale; settles when what is on screen is new. */
export function afterWrite<N extends CallName>(
  client: QueryClient,
  name: N,
  input: Request<N>,
  answer?: Answer<N>,
): Promise<void> {
  return makeStale(client, topicsOf(name, input, answer, currentSession()?.id))
}

/**
 * A write: it happens once, and a toast says how it went. It stays pending until what it changed on screen has been
 * read again; what is given here is called also when the component has gone.
 */
export function useWrite<N extends CallName>(
  name: N,
  { lane, onStart, onDone, onRefused, undo, toasts = 'outcome' }: WriteOptions<N> = {},
): UseMutationResult<Answer<N>, CallError, Request<N>> {
  const client = useQueryClient()
  return useMutation<Answer<N>, CallError, Request<N>>({
    mutationKey: [name],
    onMutate: (input) => {
      // Nothing is shown as done that cannot be. Where the component shows failures, it is tried all the same.
      if (toasts !== 'none' && !navigator.onLine) throw networkError()
      onStart?.(input)
    },
    mutationFn: (input) => callOnce(name, input),
    onSuccess: (answer, input) => {
      onDone?.(answer, input)
      if (undo) toast.undo(answer.message, () => undo(answer, input))
      else if (toasts === 'outcome') toast.success(answer.message)
      return afterWrite(client, name, input, answer)
    },
    onError: (error, input) => {
      onRefused?.(error, input)
      if (toasts !== 'none') sayRefused(error)
    },
    ...(lane === undefined ? {} : { scope: { id: lane } }),
  })
}
