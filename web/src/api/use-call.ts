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
import { toast } from '../ui/notices/toast.ts'
import { makeStale } from './live.ts'
import { sayRefused } from './say-refused.ts'
import { currentSession } from './session.ts'
import { topicsOf } from './topics.ts'

interface ReadOptions {
  enabled?: boolean
  /** How long the answer may be shown again without asking, in milliseconds. */
  staleTime?: number
  /** Another input is another view of the same thing: the old answer stays until the new one has come. */
  isFilter?: boolean
}

/** Reads a call's answer, cached under `[name, input]` and read again when one of its topics changes. */
export function useRead<N extends CallName>(
  name: N,
  input: Request<N>,
  { isFilter = false, ...options }: ReadOptions = {},
): UseQueryResult<Answer<N>, CallError> {
  return useQuery<Answer<N>, CallError>({
    // The type of a list with the input of any call in it is too complex for the compiler.
    queryKey: [name, input as unknown],
    queryFn: ({ signal }) => call(name, input, { signal }),
    ...(isFilter ? { placeholderData: keepPreviousData } : {}),
    ...options,
  })
}

interface WriteOptions<N extends CallName> {
  /** Writes of the same lane run one after another. */
  lane?: string
  /** Shows the result before the server answers; `onRefused` takes it back. */
  onStart?: (input: Request<N>) => void
  /** Runs before stale reads are repeated. */
  onDone?: (answer: Answer<N>, input: Request<N>) => void
  onRefused?: (error: CallError, input: Request<N>) => void
  /** Offered for a while by the success toast. */
  undo?: (answer: Answer<N>, input: Request<N>) => void
  /** What toasts show: by default the outcome in the server's words; less if the component shows it itself. */
  toasts?: 'outcome' | 'failure' | 'none'
}

/** Reads again what this write made stale; settles when the screen is up to date. */
export function afterWrite<N extends CallName>(
  client: QueryClient,
  name: N,
  input: Request<N>,
  answer?: Answer<N>,
): Promise<void> {
  return makeStale(client, topicsOf(name, input, answer, currentSession()?.id))
}

/**
 * A write that happens only once, with a toast for its outcome. It stays pending until what it changed on
 * screen has been read again; the callbacks run even if the component has unmounted.
 */
export function useWrite<N extends CallName>(
  name: N,
  { lane, onStart, onDone, onRefused, undo, toasts = 'outcome' }: WriteOptions<N> = {},
): UseMutationResult<Answer<N>, CallError, Request<N>> {
  const client = useQueryClient()
  return useMutation<Answer<N>, CallError, Request<N>>({
    mutationKey: [name],
    onMutate: (input) => {
      // Offline, don't show as done what cannot be. If the component shows failures itself, try all the same.
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
