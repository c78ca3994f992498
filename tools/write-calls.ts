/**
 * Writes `web/src/api/calls.generated.ts`, `member-calls.generated.ts` and `later-calls.generated.ts` beside it: what
 * the browser needs to send each call and to know which reads a write makes stale. The contract itself, with zod, stays
 * out of the first load, and so do the calls that no first page makes. For `@commons/client` it writes the same and
 * the types of all calls, and `contract/surface.jsonl`: what programs rely on. For the server it writes
 * `server/src/handlers.generated.ts`, which imports the handler of each call.
 */
import { writeFileSync } from 'node:fs'
import { allCalls, type ListedCall } from '@commons/contract/all.ts'
import { apiVersion } from '@commons/contract/changes.ts'
import { clientTable, clientTypes } from './client-types.ts'
import { keepSurface } from './surface.ts'

/** Folders of calls that members make in their feed, which must not wait for another load. */
const firstFolders: ReadonlySet<string> = new Set(['people', 'posts', 'posts/comments', 'posts/lists'])
/** Other calls of the first page, made around the feed. */
const firstKeys: ReadonlySet<string> = new Set([
  'count_looks',
  'current_chat',
  'current_video_call',
  'setup_checklist',
  'show_upload_limits',
])
/** Made while the frame of members' pages is loading. */
const soonestKeys: ReadonlySet<string> = new Set(['show_language', 'socket_ticket'])

/** Calls that every page knows, since those before the login make them. */
const isOfAll = ({ key, call: { auth } }: ListedCall) =>
  auth === 'visitor' || auth === 'second_factor' || soonestKeys.has(key)

// Answers that are kept for use offline are shown before any request, so their calls load first, too.
const isOfMembers = (each: ListedCall) =>
  !isOfAll(each) &&
  (each.call.offline !== undefined || firstFolders.has(each.folder) || firstKeys.has(each.key))

function rowOf({ key, call }: ListedCall): string {
  // Values that most calls share are left out: the table is in the first load.
  const row = {
    ...(call.isRoot ? { name: '' } : key !== call.name && { name: call.name }),
    ...(call.method === 'GET' && { method: call.method }),
    effect: call.effect,
    ...(call.takesKey && { takesKey: true }),
    ...(call.offline !== undefined && { offline: call.offline }),
    topics: call.topics,
  }
  return `  ${key}: ${JSON.stringify(row)},\n`
}

const head = '// Written by tools/write-calls.ts from the contract; do not edit.\n'

function table(name: string, calls: readonly ListedCall[]): string {
  return `${head}import type { CallName } from '@commons/contract/all.ts'
import type { CallRow } from './call-row.ts'

export const ${name}: Readonly<Partial<Record<CallName, CallRow>>> = {
${calls.map(rowOf).join('')}}
`
}

write('web/src/api/calls', table('firstCalls', allCalls.filter(isOfAll)))
write('web/src/api/member-calls', table('memberCalls', allCalls.filter(isOfMembers)))
write(
  'web/src/api/later-calls',
  table(
    'laterCalls',
    allCalls.filter((each) => !isOfAll(each) && !isOfMembers(each)),
  ),
)
write('server/src/handlers', handlersOf(allCalls))
write('client/src/calls', clientTable(apiVersion))
write('client/src/types', clientTypes())
keepSurface()

/** Static imports: Node walks all modules again at each dynamic one, which made half of a start. */
function handlersOf(calls: readonly ListedCall[]): string {
  const imports = calls.map(
    ({ folder, key, call }) => `import ${key} from './features/${folder}/${call.name}.ts'`,
  )
  return `${head}import type { Call } from '@commons/contract/call.ts'
${imports.join('\n')}

export const handlers: Readonly<Record<string, { readonly call: Call }>> = {
${calls.map(({ key }) => `  ${key},\n`).join('')}}
`
}

function write(name: string, text: string): void {
  writeFileSync(new URL(`../${name}.generated.ts`, import.meta.url), text)
}
