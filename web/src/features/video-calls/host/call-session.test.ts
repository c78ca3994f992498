import type { VideoCall } from '@commons/contract/video-calls.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { heard } from '../../../api/heard.ts'
import { answerWith, refusal, success } from '../../../api/test-server.ts'
import { logIn } from '../../../compose/test-compose.ts'
import { CallSession, type End } from './call-session.ts'
import { keptDevice } from './own-device.ts'

interface Made {
  readonly options: {
    isCaller: boolean
    onConnection(state: RTCPeerConnectionState): void
    onBye(): void
    send(signal: string): void
  }
  readonly received: string[]
  isClosed: boolean
  saidBye: boolean
}
const peers: Made[] = []
vi.mock('./peer.ts', () => ({
  Peer: class {
    received: string[] = []
    isClosed = false
    saidBye = false
    options: Made['options']
    constructor(options: Made['options']) {
      this.options = options
      peers.push(this)
    }
    update() {}
    receive(content: string) {
      this.received.push(content)
    }
    measure = async () => ({ roundTrip: 0.5, lost: 0 })
    sayBye() {
      this.saidBye = true
    }
    close() {
      this.isClosed = true
    }
  },
}))

const device = '5f0c9a3e-0000-4000-8000-000000000001'
const entries = { own: 'own entry', friend: 'their entry', again: 'their second entry' }
const aCall: VideoCall = {
  call_id: 7,
  chat_id: 3,
  room: '5f0c9a3e-0000-4000-8000-000000000002',
  state: 'ringing',
  is_incoming: 0,
  has_camera: 0,
  by_freelancer: 0,
  friend: { user_id: 2, username: 'bob', full_name: 'Bob', profile_pic: null },
  rings_until: '2099-01-01T00:00:00.000Z',
  rings_for: 30,
  accepted_at: null,
}
/** What the server knows of the call. */
let known: { state: VideoCall['state']; entry: string; friend_entry: string | null; signals: object[] }
let reserved: { state: VideoCall['state']; token: string | null }
let session: CallSession
let asked: ReturnType<typeof answerWith>
const closed = vi.fn()
const withoutCallee = { friend_id: 2, by_freelancer: 0 } as const

beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
  peers.length = 0
  logIn(9)
  known = { state: 'ringing', entry: entries.own, friend_entry: null, signals: [] }
  reserved = { state: 'ringing', token: 'once' }
  asked = answerWith(({ name }) => {
    if (name === 'start_video_call' || name === 'join_video_call')
      return success({ data: { call: { ...aCall, state: reserved.state }, token: reserved.token } })
    if (name === 'enter_video_call') return success({ data: { entry: entries.own, ice_servers: [] } })
    if (name === 'show_video_call') return success({ data: { ...aCall, ...known } })
    return success()
  })
  session = new CallSession({ name: 'Bob', avatar: null }, closed, device)
})
afterEach(() => {
  session.close()
  closed.mockReset()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const phase = () => session.state.get().phase
const end = (): End | undefined => session.state.get().end
const sent = (name: (typeof asked)[number]['name']) => asked.filter((each) => each.name === name)
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
/** The server changes something, and says so. */
async function change(what: Partial<typeof known>): Promise<void> {
  known = { ...known, ...what }
  heard.tell(['video_call:7'])
  await pass(10)
}
async function ring(): Promise<void> {
  void session.ring(withoutCallee)
  await pass(10)
}
async function connect(): Promise<void> {
  await ring()
  await change({ state: 'accepted', friend_entry: entries.friend })
  peers[0]?.options.onConnection('connected')
  await pass(10)
}

test('ringing, accepted, connected: signals reach the peer once each, and only from the device that is there', async () => {
  await ring()
  expect(phase()).toBe('calling')
  expect(sent('enter_video_call')[0]?.body).toMatchObject({ call_id: 7, token: 'once' })
  expect(keptDevice()).toEqual({ device, hasCamera: false })
  await change({ state: 'accepted' })
  expect([phase(), peers.length]).toEqual(['connecting', 0])
  const signals = [
    { signal_id: 4, from: entries.friend, content: 'one' },
    { signal_id: 5, from: 'somebody', content: 'two' },
  ]
  await change({ friend_entry: entries.friend, signals })
  expect(peers[0]?.options.isCaller).toBe(true)
  expect(peers[0]?.received).toEqual(['one'])
  await change({ signals: [] })
  expect(sent('show_video_call').at(-1)?.body).toMatchObject({ since: 5, entry: entries.own })
  peers[0]?.options.onConnection('connected')
  await pass(3_100)
  expect([phase(), session.state.get().quality]).toEqual(['connected', 'weak'])
  // It says that it is there, before the server takes it for gone.
  await pass(20_000)
  expect(sent('send_video_signals').length).toBeGreaterThanOrEqual(2)
})

test('the friend comes back after a reload: another connection is made, and the first is closed', async () => {
  await connect()
  await change({ friend_entry: entries.again })
  expect(peers.map(({ isClosed }) => isClosed)).toEqual([true, false])
  // What the first says afterwards is nothing to this one.
  peers[0]?.options.onBye()
  expect(phase()).toBe('connecting')
})

test.each(['busy', 'missed'] as const)('nobody was rung: %s', async (state) => {
  reserved = { state, token: null }
  await ring()
  expect([phase(), end()]).toEqual(['over', state])
  expect(sent('enter_video_call')).toEqual([])
  expect(keptDevice()).toBeUndefined()
})

test.each(['declined', 'missed', 'ended'] as const)('the server says %s', async (state) => {
  await ring()
  await change({ state })
  expect([phase(), end()]).toEqual(['over', state])
  const before = asked.length
  await pass(60_000)
  expect(asked.length).toBe(before)
})

test('a call that another device took over goes on there, without a goodbye', async () => {
  await connect()
  await change({ entry: 'of another device' })
  expect([phase(), end()]).toEqual(['over', 'moved'])
  expect([peers[0]?.isClosed, peers[0]?.saidBye]).toEqual([true, false])
  expect(sent('end_video_call')).toEqual([])
})

test('a connection that is lost is looked for, and given up after 45 seconds', async () => {
  await connect()
  peers[0]?.options.onConnection('disconnected')
  expect(phase()).toBe('reconnecting')
  await pass(30_000)
  peers[0]?.options.onConnection('connected')
  await pass(60_000)
  expect(phase()).toBe('connected')

  peers[0]?.options.onConnection('failed')
  await pass(46_000)
  expect([phase(), end()]).toEqual(['over', 'lost'])
  expect(sent('end_video_call')).toHaveLength(1)
})

test('where no way is found, that is said after 12 seconds, and given up after 40', async () => {
  await ring()
  await change({ state: 'accepted', friend_entry: entries.friend })
  await pass(12_100)
  expect([phase(), session.state.get().isSlow]).toEqual(['connecting', true])
  await pass(28_000)
  expect([phase(), end()]).toEqual(['over', 'no_route'])
})

test('who hangs up before the server answered ends the call nevertheless', async () => {
  let give = () => {}
  asked = answerWith(({ name }) => {
    if (name !== 'start_video_call') return success()
    return new Promise((resolve) => {
      give = () => resolve(success({ data: { call: aCall, token: 'once' } }))
    })
  })
  await ring()
  session.hangUp()
  expect([phase(), end()]).toEqual(['over', 'ended'])
  give()
  await pass(10)
  expect(sent('end_video_call')[0]?.body).toMatchObject({ call_id: 7 })
  expect(sent('enter_video_call')).toEqual([])
})

test('a refusal is said in the server’s words; a call that is over is no failure', async () => {
  asked = answerWith(() => refusal('video_call_not_allowed', 403))
  await ring()
  expect([end(), session.state.get().refusal]).toEqual(['refused', 'Text of video_call_not_allowed'])

  const late = new CallSession({ name: 'Bob', avatar: null }, closed, device)
  asked = answerWith(() => refusal('video_call_over', 409))
  void late.join(7, { hasCamera: false })
  await pass(10)
  expect(late.state.get().end).toBe('ended')
  late.close()
  expect(closed).toHaveBeenCalledWith(late)
})

test('the other hangs up: that counts, whatever the server knows of it', async () => {
  await connect()
  peers[0]?.options.onBye()
  expect([phase(), end()]).toEqual(['over', 'ended'])
})
