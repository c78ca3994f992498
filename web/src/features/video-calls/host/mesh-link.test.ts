import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LinkOptions } from './call-link.ts'
import { MeshLink } from './mesh-link.ts'
import { OwnMedia } from './own-media.ts'
import { FakeConnection } from './test-connection.ts'

/** A device in the call, and what it is told. */
interface Device {
  readonly entry: string
  readonly link: MeshLink
  readonly sent: string[]
  readonly told: LinkOptions
  connections: FakeConnection[]
}
let devices: Device[]
/** Signals wait here while they are held, as on a slow network. */
let isHeld: boolean
let held: Array<() => void>

beforeEach(() => {
  vi.useFakeTimers()
  FakeConnection.all.length = 0
  vi.stubGlobal('RTCPeerConnection', FakeConnection)
  vi.stubGlobal('RTCRtpReceiver', { getCapabilities: () => ({ codecs: [] }) })
  vi.stubGlobal('MediaStream', Array)
  devices = []
  isHeld = false
  held = []
})
afterEach(() => {
  for (const { link } of devices) link.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function device(entry: string): Device {
  const sent: string[] = []
  const told = {
    iceServers: [],
    own: new OwnMedia().state.get(),
    onStreams: vi.fn<LinkOptions['onStreams']>(),
    onConnection: vi.fn<LinkOptions['onConnection']>(),
    onTold: vi.fn<LinkOptions['onTold']>(),
    onTalking: vi.fn<LinkOptions['onTalking']>(),
    onBye: vi.fn<LinkOptions['onBye']>(),
    send(to: string, signal: string) {
      sent.push(signal)
      const carry = () => devices.find((each) => each.entry === to)?.link.receive(entry, signal)
      if (isHeld) held.push(carry)
      else carry()
    },
  }
  const made = { entry, link: new MeshLink(told, entry), sent, told, connections: [] as FakeConnection[] }
  devices.push(made)
  return made
}

/** Lets a device meet others; the connections that it makes are its own. */
function meet(one: Device, ...entries: string[]): void {
  const before = FakeConnection.all.length
  one.link.meet(entries)
  one.connections = [...one.connections, ...FakeConnection.all.slice(before)]
}
const settle = () => vi.advanceTimersByTimeAsync(1)
const states = () => FakeConnection.all.map(({ signalingState }) => signalingState)
const offers = ({ sent }: Device) => sent.filter((signal) => signal.includes('"type":"offer"')).length

async function two(): Promise<{ ada: Device; bob: Device; hers: FakeConnection; his: FakeConnection }> {
  const [ada, bob] = [device('a'), device('b')]
  meet(ada, 'b')
  meet(bob, 'a')
  await settle()
  const [[hers], [his]] = [ada.connections, bob.connections]
  if (!hers || !his) throw new Error('They have not met')
  return { ada, bob, hers, his }
}

test('of any two exactly one offers, whoever of them came first', async () => {
  const all = ['b', 'a', 'c'].map(device)
  const [bob, ada, eve] = all
  if (!ada || !bob || !eve) return
  meet(bob, 'a')
  meet(ada, 'b')
  meet(eve, 'b', 'a')
  meet(bob, 'a', 'c')
  meet(ada, 'b', 'c')
  await settle()
  expect(all.map(offers)).toEqual([1, 2, 0])
  expect(states()).toEqual(Array(6).fill('stable'))
  for (const { told } of all) expect(told.onStreams).toHaveBeenCalledTimes(2)
})

test('where two offers cross the polite one yields, and a candidate of what was ignored does no harm', async () => {
  const { ada, bob, hers, his } = await two()
  isHeld = true
  hers.restartIce()
  his.restartIce()
  await settle()
  expect(states()).toEqual(['have-local-offer', 'have-local-offer'])
  his.find(his.localDescription?.sdp ?? '')
  isHeld = false
  for (const carry of held) carry()
  await settle()
  expect(states()).toEqual(['stable', 'stable'])
  expect([hers.localDescription?.type, his.localDescription?.type]).toEqual(['offer', 'answer'])
  expect(hers.candidates).toEqual([])
  // Both go on to understand each other.
  his.restartIce()
  await settle()
  expect([offers(bob), states()]).toEqual([2, ['stable', 'stable']])
  his.find(his.localDescription?.sdp ?? '')
  await settle()
  expect(hers.candidates).toHaveLength(1)
  expect(offers(ada)).toBe(2)
})

test('a reload is another entry and another connection; what is gone is closed and says nothing more', async () => {
  const { ada, hers } = await two()
  hers.become('connected')
  meet(ada, 'z')
  expect(ada.connections.map(({ connectionState }) => connectionState)).toEqual(['closed', 'new'])
  hers.become('failed')
  expect(ada.told.onConnection).toHaveBeenCalledTimes(1)
  meet(ada)
  expect(ada.connections[1]?.connectionState).toBe('closed')
})

test('signals of somebody whom the server has not named yet wait for that', async () => {
  const [ada, bob] = [device('a'), device('b')]
  meet(ada, 'b')
  await settle()
  expect(bob.connections).toEqual([])
  meet(bob, 'a')
  await settle()
  expect(states()).toEqual(['stable', 'stable'])
})

test('whoever says goodbye is gone, until the server names them no more', async () => {
  const { ada, hers } = await two()
  hers.channel.hear({ bye: true })
  expect(ada.told.onBye).toHaveBeenCalledWith('b')
  meet(ada, 'b')
  expect(ada.connections).toHaveLength(1)
  meet(ada)
  meet(ada, 'b')
  expect(ada.connections).toHaveLength(2)
})

test('no more is sent of a camera than the other shows, and nothing while it is out of sight', async () => {
  const { ada, hers, his } = await two()
  ada.link.show(new Map([['b', 'small']]))
  hers.channel.open()
  expect(hers.channel.sent.at(-1)).toEqual({ show: 'small' })
  const cameraAndScreen = () => [1, 2].map((line) => his.transceivers[line]?.sender.encodings[0])
  his.channel.hear({ show: 'small' })
  await settle()
  expect(cameraAndScreen()).toEqual([
    { active: true, scaleResolutionDownBy: 2, maxBitrate: 350_000 },
    { active: true },
  ])
  ada.link.show(new Map())
  expect(hers.channel.sent.at(-1)).toEqual({ show: 'none' })
  his.channel.hear({ show: 'none' })
  await settle()
  expect(cameraAndScreen()).toEqual([{ active: false }, { active: false }])
  his.channel.hear({ show: 'large' })
  await settle()
  expect(cameraAndScreen()).toEqual([{ active: true }, { active: true }])
  // Microphones are never less.
  expect(his.transceivers[0]?.sender.encodings).toEqual([{ active: true }])
})

test('somebody talks once they are loud for a while, through short pauses', async () => {
  const { ada, hers } = await two()
  const mic = hers.transceivers[0]
  if (!mic) return
  const heard = () => vi.mocked(ada.told.onTalking).mock.calls.map(([, talks]) => talks)
  mic.level = 0.2
  await vi.advanceTimersByTimeAsync(200)
  mic.level = 0
  await vi.advanceTimersByTimeAsync(2_000)
  expect(heard()).toEqual([])
  mic.level = 0.2
  await vi.advanceTimersByTimeAsync(600)
  mic.level = 0.001
  await vi.advanceTimersByTimeAsync(600)
  expect(heard()).toEqual([true])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(heard()).toEqual([true, false])
})
