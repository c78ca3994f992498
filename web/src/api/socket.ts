import { waitToConnect } from '@commons/client/retries.ts'
import { onlineManager } from '@tanstack/react-query'
import { call } from './call.ts'
import { connection, setLive } from './connection.ts'
import { currentSession, sessionRefused, watchSession } from './session.ts'

interface Listener {
  hints: (topics: string[]) => void
  /** Called when hints may have been missed: everything visible that is older than this must be read again. */
  resync: (olderThan: number) => void
  /** Returns the topics to subscribe to at this moment. */
  topics: () => Iterable<string>
}

interface Frame {
  ready?: boolean
  subscribed?: string[]
  hints?: string[]
  resync?: boolean
  ended?: string
}

// The server tells a new subscriber of changes at least up to this old, unless it has restarted since.
const rememberedByServer = 10_000
// The server accepts frames of up to 16 KiB.
const topicsAFrame = 200

/**
 * Keeps one socket open while somebody is logged in. It carries hints only, no content. It reconnects by
 * itself with growing pauses, and then calls `resync`.
 */
export function keepSocket(listener: Listener) {
  let socket: WebSocket | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  // The current attempt; older ones are ignored.
  let turn = 0
  let key = currentSession()?.api_key
  // From connecting to subscribing: the age in milliseconds up to which reads have missed no hint.
  let missed: number | undefined
  let wasReady = false
  const subscribed = new Set<string>()

  function send(frame: object) {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame))
  }

  function inFrames(verb: 'subscribe' | 'unsubscribe', topics: string[]) {
    for (let from = 0; from < topics.length; from += topicsAFrame)
      send({ [verb]: topics.slice(from, from + topicsAFrame) })
  }

  /** Tells the server which topics have come on and gone off screen. */
  function subscribe() {
    if (connection() !== 'live') return
    const wanted = new Set(listener.topics())
    const added = [...wanted].filter((topic) => !subscribed.has(topic))
    const gone = [...subscribed].filter((topic) => !wanted.has(topic))
    inFrames('unsubscribe', gone)
    inFrames('subscribe', added)
    for (const topic of gone) subscribed.delete(topic)
    for (const topic of added) subscribed.add(topic)
  }

  function hear(frame: Frame) {
    if (frame.ready) {
      failures = 0
      setLive(true)
      subscribed.clear()
      missed = wasReady ? 0 : rememberedByServer
      wasReady = true
      subscribe()
    }
    if (frame.subscribed && missed !== undefined) {
      listener.resync(missed)
      missed = undefined
    }
    if (frame.hints) listener.hints(frame.hints)
    if (frame.resync) listener.resync(0)
    if (frame.ended && key !== undefined) sessionRefused(key, frame.ended)
  }

  async function open() {
    clearTimeout(timer)
    const mine = ++turn
    if (!currentSession() || !onlineManager.isOnline()) return
    try {
      const { data } = await call('socket_ticket', {})
      if (mine !== turn) return
      const url = new URL('/api/socket', location.href)
      url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
      const next = new WebSocket(url)
      socket = next
      next.addEventListener('open', () => next.send(JSON.stringify({ ticket: data.ticket })))
      next.addEventListener('message', ({ data: text }: MessageEvent<string>) => {
        if (mine === turn) hear(JSON.parse(text) as Frame)
      })
      next.addEventListener('close', () => mine === turn && lost())
    } catch {
      if (mine === turn) lost()
    }
  }

  function lost() {
    socket = undefined
    setLive(false)
    if (!currentSession()) return
    clearTimeout(timer)
    timer = setTimeout(() => void open(), waitToConnect(failures++))
  }

  function close() {
    turn++
    clearTimeout(timer)
    socket?.close()
    socket = undefined
    setLive(false)
  }

  const stopWatching = [
    watchSession(() => {
      if (currentSession()?.api_key === key) return
      key = currentSession()?.api_key
      close()
      failures = 0
      wasReady = false
      void open()
    }),
    onlineManager.subscribe((online) => {
      close()
      failures = 0
      if (online) void open()
    }),
  ]
  void open()

  return {
    subscribe,
    stop() {
      close()
      for (const stop of stopWatching) stop()
    },
  }
}
