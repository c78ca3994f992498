import type { PersonInCall, VideoCall } from '@commons/contract/video-calls.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { heard } from '../../../api/heard.ts'
import { answerWith, refusal, success } from '../../../api/test-server.ts'
import { logIn } from '../../../compose/test-compose.ts'
import { CallSession, type End } from './call-session.ts'
import { keptDevice } from './own-device.ts'
import { aCall, aGroupCall, aListed } from './test-session.ts'

interface Made {
  readonly options: {
    offersFirst: boolean
    onConnection(state: RTCPeerConnectionState): void
    onTold(told: { mic: boolean; camera: boolean; screen: boolean }): void
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
    show() {}
    level = () => 0
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
/** What the server knows of the call. */
interface Known {
  state: VideoCall['state']
  entry: string | null
  people: PersonInCall[]
  signals: object[]
  is_removed: 0 | 1
  is_moderator: 0 | 1
  rings_others: 0 | 1
}
let known: Known
let reserved: { state: VideoCall['state']; token: string | null }
let begun: VideoCall
let session: CallSession
let asked: ReturnType<typeof answerWith>
const closed = vi.fn()
const withoutCallee = { friend_id: 2, by_freelancer: 0 } as const
const ada = aListed(entries.own, { user_id: 9, full_name: 'Ada', is_oneself: 1 })
const bob = aListed(entries.friend)

beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
  peers.length = 0
  logIn(9)
  known = {
    state: 'ringing',
    entry: entries.own,
    people: [ada],
    signals: [],
    is_removed: 0,
    is_moderator: 0,
    rings_others: 1,
  }
  begun = aCall()
  reserved = { state: 'ringing', token: 'once' }
  asked = answerWith(({ name }) => {
    if (name === 'start_video_call' || name === 'join_video_call')
      return success({ data: { call: { ...begun, state: reserved.state }, token: reserved.token } })
    if (name === 'start_group_call') return success({ data: { call: begun, token: 'once' } })
    if (name === 'enter_video_call') return success({ data: { entry: entries.own, ice_servers: [] } })
    if (name === 'show_video_call') return success({ data: { ...begun, sfu_entry: null, ...known } })
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
  await change({ state: 'accepted', people: [ada, bob] })
  peers[0]?.options.onConnection('connected')
  await pass(10)
}

test('ringing, accepted, connected: signals reach the peer once each, and only from the device that is there', async () => {
  await ring()
  expect(phase()).toBe('calling')
  expect(sent('enter_video_call')[0]?.body).toMatchObject({ call_id: 7, token: 'once' })
  expect(keptDevice()).toEqual({ device, hasCamera: false, isMuted: false })
  await change({ state: 'accepted' })
  expect([phase(), peers.length]).toEqual(['connecting', 0])
  const signals = [
    { signal_id: 4, from: entries.friend, content: 'one' },
    { signal_id: 5, from: 'somebody', content: 'two' },
  ]
  await change({ people: [ada, bob], signals })
  expect(peers[0]?.options.offersFirst).toBe(true)
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
  await change({ people: [ada, aListed(entries.again)] })
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
  await change({ state: 'accepted', people: [ada, bob] })
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
      give = () => resolve(success({ data: { call: begun, token: 'once' } }))
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

const names = () => session.state.get().people.map(({ name }) => name)
async function meet({
  rings = false,
  isRung = rings,
}: { rings?: boolean; isRung?: boolean } = {}): Promise<void> {
  begun = aGroupCall({ rings_others: isRung ? 1 : 0 })
  known = { ...known, state: 'accepted', rings_others: isRung ? 1 : 0 }
  void session.meet({ group_id: 5 }, { rings })
  await pass(10)
}
const eve = aListed('her entry', { user_id: 4, full_name: 'Eve' })

test('where nobody could be rung, or nobody is rung any more, nothing says that it rings', async () => {
  await meet({ rings: true, isRung: false })
  expect(session.state.get().isRinging).toBe(false)
  session.close()
  session = new CallSession({ name: 'Bakers', avatar: null }, closed, device)
  await meet({ rings: true })
  expect(session.state.get().isRinging).toBe(true)
  await change({ rings_others: 0 })
  expect(session.state.get().isRinging).toBe(false)
})

test('a group’s call is connected once the device has entered, and meets each who is there', async () => {
  await meet({ rings: true })
  expect(sent('start_group_call')[0]?.body).toMatchObject({ group_id: 5, rings: 1, has_camera: 0, device })
  expect([phase(), session.state.get().isRinging, names()]).toEqual(['connected', true, ['Ada']])
  expect(sent('update_video_call')[0]?.body).toMatchObject({ entry: entries.own, mic: 0, camera: 0, hand: 0 })
  await change({ people: [ada, bob, eve] })
  expect([peers.length, session.state.get().isRinging]).toEqual([2, false])
  // Each of the two has its own way: one that is lost leaves the other.
  for (const peer of peers) peer.options.onConnection('connected')
  peers[0]?.options.onConnection('failed')
  expect(phase()).toBe('connected')
  peers[1]?.options.onConnection('disconnected')
  expect(phase()).toBe('reconnecting')
  peers[1]?.options.onConnection('connected')
  expect(phase()).toBe('connected')
  // Who says goodbye is gone at once, though the server still names them.
  peers[0]?.options.onBye()
  expect([names(), peers[0]?.isClosed]).toEqual([['Ada', 'Eve'], true])
  await change({})
  expect([names(), peers.length]).toEqual([['Ada', 'Eve'], 2])
  await change({ people: [ada, eve] })
  expect(phase()).toBe('connected')
})

test('what a device tells is shown before the server knows it, but for who was muted', async () => {
  await meet()
  await change({ people: [ada, bob] })
  const his = () => session.state.get().people.find(({ name }) => name === 'Bob')
  peers[0]?.options.onTold({ mic: true, camera: true, screen: false })
  await change({})
  expect([his()?.mic, his()?.camera]).toEqual([true, true])
  await change({ people: [ada, { ...bob, mic: 0, muted_at: '2026-11-21T08:00:00.000Z' }] })
  expect([his()?.mic, his()?.mutedAt]).toEqual([false, '2026-11-21T08:00:00.000Z'])
})

test('whom a moderator mutes is muted once, and may speak again', async () => {
  await meet()
  const muted = { ...ada, mic: 0 as const, muted_at: '2026-11-21T08:00:00.000Z' }
  await change({ people: [muted] })
  expect([session.media.state.get().isMuted, session.state.get().wasMuted]).toEqual([true, true])
  session.media.setMuted(false)
  // The server doesn't know it yet.
  await change({})
  expect([session.media.state.get().isMuted, session.state.get().wasMuted]).toEqual([false, false])
  await change({ people: [{ ...muted, muted_at: '2026-11-21T08:01:00.000Z' }] })
  expect(session.media.state.get().isMuted).toBe(true)
  expect(keptDevice()?.isMuted).toBe(true)
})

test('whoever speaks again after being muted is shown so, however late the server’s word comes', async () => {
  await meet()
  const muted = { ...bob, mic: 0 as const, muted_at: '2026-11-21T08:00:00.000Z' }
  await change({ people: [ada, bob] })
  const speaks = () => session.state.get().people.find(({ entry }) => entry === entries.friend)?.mic
  const tell = (mic: boolean) => peers[0]?.options.onTold({ mic, camera: false, screen: false })
  tell(true)
  expect(speaks()).toBe(true)
  await change({ people: [ada, muted] })
  tell(false)
  tell(true)
  expect(speaks()).toBe(false)
  await change({ people: [ada, muted] })
  await change({ people: [ada, bob] })
  expect(speaks()).toBe(true)
})

test('a camera that opens while the call is entered is on again after a reload', async () => {
  const { promise, reject } = Promise.withResolvers<MediaStream>()
  const devices = { getUserMedia: () => promise, enumerateDevices: async () => [] }
  Object.defineProperty(navigator, 'mediaDevices', { value: devices, configurable: true })
  reserved = { state: 'accepted', token: 'once' }
  known = { ...known, state: 'accepted' }
  void session.join(7, { hasCamera: true })
  await pass(10)
  expect(keptDevice()?.hasCamera).toBe(true)
  // It is denied, so it is none.
  reject(new DOMException('', 'NotAllowedError'))
  await pass(10)
  expect(keptDevice()?.hasCamera).toBe(false)
  Reflect.deleteProperty(navigator, 'mediaDevices')
})

test('a raised hand is told, and told again after the network was away', async () => {
  await meet()
  const answer = asked
  asked = answerWith(({ name }) =>
    name === 'show_video_call'
      ? success({ data: { ...begun, sfu_entry: null, ...known } })
      : name === 'update_video_call'
        ? refusal('busy', 503)
        : success(),
  )
  session.raiseHand(true)
  await pass(10)
  expect(sent('update_video_call').map(({ body }) => body['hand'])).toEqual([1])
  expect(session.state.get().people[0]?.handAt).not.toBeNull()
  // How soon depends on chance.
  await pass(2_000)
  const told = sent('update_video_call').map(({ body }) => body['hand'])
  expect(told.length).toBeGreaterThan(1)
  expect(new Set(told)).toEqual(new Set([1]))
  expect(answer.filter(({ name }) => name === 'update_video_call')).toHaveLength(1)
})

test('who is removed is told so; whom the server took for gone enters again', async () => {
  await meet()
  await change({ people: [ada, bob] })
  await pass(2_000)
  await change({ entry: null })
  expect(sent('join_video_call').at(-1)?.body).toMatchObject({ call_id: 7, device })
  expect(sent('enter_video_call')).toHaveLength(2)
  expect(peers[0]?.isClosed).toBe(true)
  await change({ entry: entries.own, people: [ada, bob] })
  expect([phase(), peers.length]).toEqual(['connected', 2])
  await change({ is_removed: 1, entry: null, people: [] })
  expect([phase(), end(), peers[1]?.isClosed]).toEqual(['over', 'removed', true])
})
