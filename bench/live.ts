/** Open pages of members: their calls, the frames that their sockets receive, and how long both take. */
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { Service } from './processes.ts'
import type { Caller } from './seed.ts'

export async function post(port: number, path: string, body: object): Promise<Record<string, unknown>> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const said = (await answer.json()) as Record<string, unknown>
  if (said['code'] !== true) throw new Error(`The run is void: ${path} answered ${JSON.stringify(said)}`)
  return said
}

/** Calls as a member; a refusal voids the run. */
export const call = ({ port }: Service, { id, apiKey }: Caller, name: string, input: object) =>
  post(port, `/api/users/${name}`, { user_id: id, api_key: apiKey, ...input })

/** Opens the socket of a page, subscribed to these topics; `heard` gets each frame after that. */
export async function listen(
  service: Service,
  caller: Caller,
  topics: readonly string[],
  heard: (frame: string) => void,
): Promise<WebSocket> {
  const { data } = (await call(service, caller, 'socket_ticket', {})) as { data: { ticket: string } }
  const socket = new WebSocket(`ws://127.0.0.1:${service.port}/api/socket`)
  await once(socket, 'open')
  socket.send(JSON.stringify({ ticket: data.ticket }))
  await once(socket, 'message')
  socket.send(JSON.stringify({ subscribe: topics }))
  await once(socket, 'message')
  socket.addEventListener('message', ({ data: frame }) => heard(String(frame)))
  return socket
}

/** Opens `count` pages, 50 at a time, for the members in turn. */
export async function openAll(
  open: (caller: Caller) => Promise<WebSocket>,
  callers: readonly Caller[],
  count: number,
): Promise<WebSocket[]> {
  const opened: WebSocket[] = []
  let next = 0
  const work = async () => {
    for (let i = next++; i < count; i = next++) {
      const caller = callers[i % callers.length]
      if (caller) opened.push(await open(caller))
    }
  }
  await Promise.all(Array.from({ length: 50 }, work))
  return opened
}

/** Returns the resident memory of a process, in MiB. */
export const megabytesOf = ({ pid }: Service) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? NaN) / 1024

export const quantile = (of: readonly number[], share: number) =>
  of.toSorted((one, other) => one - other)[Math.min(of.length - 1, Math.floor(of.length * share))] ?? NaN

export const inMs = (value: number) => `${value.toFixed(1)} ms`

export const isMet = (yes: boolean) => (yes ? 'met' : 'missed')
