import type { FromSfu, SfuStream, ToSfu } from '@commons/contract/shared/sfu-signal.ts'
import { longestSignal } from '@commons/contract/video-calls.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LinkOptions } from './call-link.ts'
import { OwnMedia, type OwnState } from './own-media.ts'
import { SfuLink } from './sfu-link.ts'
import { FakeConnection } from './test-connection.ts'

let sent: ToSfu[]
let told: LinkOptions
let link: SfuLink

beforeEach(() => {
  vi.useFakeTimers()
  FakeConnection.all.length = 0
  vi.stubGlobal('RTCPeerConnection', FakeConnection)
  vi.stubGlobal('RTCRtpReceiver', { getCapabilities: () => ({ codecs: [] }) })
  vi.stubGlobal('MediaStream', Array)
  sent = []
  told = {
    iceServers: [],
    own: new OwnMedia().state.get(),
    onStreams: vi.fn<LinkOptions['onStreams']>(),
    onConnection: vi.fn<LinkOptions['onConnection']>(),
    onTold: vi.fn<LinkOptions['onTold']>(),
    onTalking: vi.fn<LinkOptions['onTalking']>(),
    onBye: vi.fn<LinkOptions['onBye']>(),
    send(to, signal) {
      expect(to).toBe('sfu')
      expect(signal.length).toBeLessThanOrEqual(longestSignal)
      sent.push(JSON.parse(signal) as ToSfu)
    },
  }
  link = new SfuLink(told, 'sfu')
})
afterEach(() => {
  link.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const settle = (ms = 1) => vi.advanceTimersByTimeAsync(ms)
const all = () => FakeConnection.all
const last = <Kind extends ToSfu['kind']>(kind: Kind) =>
  sent.findLast((signal): signal is ToSfu & { kind: Kind } => signal.kind === kind)
const count = (kind: ToSfu['kind']) => sent.filter((signal) => signal.kind === kind).length
const states = () => vi.mocked(told.onConnection).mock.calls

async function hear(...signals: FromSfu[]): Promise<void> {
  for (const signal of signals) link.receive('sfu', JSON.stringify(signal))
  await settle()
}

/** The lines of these entries, four of each. */
const streamsOf = (...entries: string[]): SfuStream[] =>
  entries.flatMap((entry, at) =>
    (['mic', 'camera', 'screen', 'screenSound'] as const).map((line, place) => ({
      mid: String(4 * at + place),
      entry,
      line,
    })),
  )

const offerOf = (entries: string[], more: Partial<FromSfu & { kind: 'offer' }> = {}): FromSfu => ({
  kind: 'offer',
  publisher: 1,
  number: 1,
  offer: 1,
  sdp: `lines ${4 * entries.length}`,
  streams: streamsOf(...entries),
  ...more,
})

async function connect(): Promise<[FakeConnection, FakeConnection]> {
  await settle()
  link.meet(['a', 'b'])
  await hear({ kind: 'published', number: 1, sdp: 'answer' }, offerOf(['a']))
  const [sending, receiving] = all()
  if (!sending || !receiving) throw new Error('It has not connected')
  for (const each of [sending, receiving]) each.become('connected')
  return [sending, receiving]
}

test('it offers its four lines by their names, answers what it is offered, and hands out what comes', async () => {
  await connect()
  expect(last('publish')).toMatchObject({
    number: 1,
    lines: { 0: 'mic', 1: 'camera', 2: 'screen', 3: 'screenSound' },
  })
  expect(last('answer')).toMatchObject({ number: 1, offer: 1 })
  expect(vi.mocked(told.onStreams).mock.calls.map(([entry]) => entry)).toEqual(['a'])
  expect(states()).toEqual([
    ['a', 'connecting'],
    ['b', 'connecting'],
    ['a', 'new'],
    ['a', 'connected'],
  ])
  // The other comes; nothing is handed out twice.
  await hear(offerOf(['a', 'b'], { offer: 2 }))
  expect(vi.mocked(told.onStreams).mock.calls.map(([entry]) => entry)).toEqual(['a', 'b'])
  expect(states().at(-1)).toEqual(['b', 'connected'])
  // Somebody whom the server names later than the SFU.
  await hear(offerOf(['a', 'b', 'c'], { offer: 3 }))
  link.meet(['a', 'b', 'c'])
  expect(vi.mocked(told.onStreams).mock.calls.map(([entry]) => entry)).toEqual(['a', 'b', 'c'])
  await hear({ kind: 'talking', entry: 'a', talks: true }, { kind: 'talking', entry: 'x', talks: true })
  expect(vi.mocked(told.onTalking).mock.calls).toEqual([['a', true]])
  // Only the SFU's word counts.
  link.receive('a', JSON.stringify({ kind: 'again' }))
  await settle()
  expect(all()).toHaveLength(2)
})

test('what is switched on is sent without a new offer', async () => {
  const [sending] = await connect()
  const track = { kind: 'video' } as MediaStreamTrack
  link.update({ ...told.own, camera: track } satisfies OwnState)
  expect(sending.transceivers.map(({ sender }) => sender.track)).toEqual([null, track, null, null])
  expect(count('publish')).toBe(1)
})

test('no more is asked for than is shown, and small pictures only while much is lost', async () => {
  const [, receiving] = await connect()
  await settle(300)
  // Nobody has said yet what is shown.
  expect(last('sizes')).toBeUndefined()
  link.show(new Map([['a', 'large']]))
  link.show(new Map([['a', 'large']]))
  await settle(300)
  expect(last('sizes')?.sizes).toEqual({ a: 'large', b: 'none' })
  link.show(new Map([['b', 'small']]))
  link.show(new Map([['a', 'large']]))
  await settle(300)
  expect(count('sizes')).toBe(1)

  const stats = { type: 'inbound-rtp', packetsReceived: 60, packetsLost: 40 }
  receiving.getStats = async () => new Map([['1', stats]])
  expect(await link.measure()).toEqual({ roundTrip: 0, lost: 0.4 })
  await settle(300)
  expect(last('sizes')?.sizes).toEqual({ a: 'small', b: 'none' })
  receiving.getStats = async () => new Map()
  await settle(20_000)
  await link.measure()
  await settle(300)
  expect(last('sizes')?.sizes).toEqual({ a: 'large', b: 'none' })
})

test('another network is looked for at once in both directions, and everything is made anew if it isn’t found', async () => {
  const [sending, receiving] = await connect()
  window.dispatchEvent(new Event('online'))
  await settle()
  expect(last('publish')?.number).toBe(1)
  expect([count('publish'), last('restart')?.number]).toEqual([2, 1])
  await hear({ kind: 'published', number: 1, sdp: 'answer' }, offerOf(['a'], { offer: 2 }))
  expect([sending, receiving].map(({ signalingState }) => signalingState)).toEqual(['stable', 'stable'])

  receiving.become('failed')
  await settle(10)
  expect(count('restart')).toBe(2)
  expect(states().at(-1)).toEqual(['a', 'failed'])
  sending.become('disconnected')
  await settle(1_600)
  expect(count('publish')).toBe(3)
  await settle(12_000)
  expect(last('publish')?.number).toBe(2)
  expect(all().map(({ connectionState }) => connectionState)).toEqual(['closed', 'closed', 'new'])
})

test('an SFU that lost its memory is met anew, and what belongs to earlier connections is dropped', async () => {
  await connect()
  await hear({ kind: 'again' })
  expect(last('publish')?.number).toBe(2)
  const answers = count('answer')
  await hear({ kind: 'published', number: 1, sdp: 'late' }, offerOf(['a'], { offer: 2 }))
  expect([count('answer'), all()[2]?.remoteDescription]).toEqual([answers, null])
  await hear({ kind: 'published', number: 2, sdp: 'answer' }, offerOf(['a'], { publisher: 2 }))
  expect([count('answer'), all()[2]?.remoteDescription?.sdp]).toEqual([answers + 1, 'answer'])
  for (const each of all().slice(2)) each.become('connected')
  expect(states().at(-1)).toEqual(['a', 'connected'])
  expect(vi.mocked(told.onStreams).mock.calls.map(([entry]) => entry)).toEqual(['a', 'a'])
  // One that receives only may be replaced, too.
  await hear(offerOf(['a'], { publisher: 2, number: 2 }))
  expect(all().map(({ connectionState }) => connectionState)).toEqual([
    'closed',
    'closed',
    'connected',
    'closed',
    'new',
  ])
  await hear({ kind: 'candidate', of: 'subscriber', number: 1, candidate: { candidate: 'old' } })
  expect(all()[4]?.candidates).toEqual([])
})

test('candidates go to the connection that they are of, and the last one says so', async () => {
  const [sending] = await connect()
  sending.find('way')
  expect(last('candidate')).toMatchObject({ of: 'publisher', number: 1, candidate: { candidate: 'way' } })
  sending.dispatchEvent(Object.assign(new Event('icecandidate'), { candidate: null }))
  expect(last('candidate')?.candidate).toBeNull()
  await hear({ kind: 'candidate', of: 'publisher', number: 1, candidate: { candidate: 'answer' } })
  expect(sending.candidates).toEqual([{ candidate: 'answer', sdpMid: null, sdpMLineIndex: null }])
})

test('a connection that doesn’t come to be is tried again; after the end nothing is', async () => {
  await settle(12_100)
  expect([count('publish'), last('publish')?.number]).toEqual([2, 2])
  // Each time with more patience: a device that is slow wouldn't ever get there otherwise.
  await settle(12_100)
  expect(count('publish')).toBe(2)
  await settle(12_100)
  expect(count('publish')).toBe(3)
  link.close()
  await settle(120_000)
  expect(count('publish')).toBe(3)
})

test('an answer to many is sent in pieces', async () => {
  const [, receiving] = await connect()
  const long = `answer ${'\r\n'.repeat(20_000)}`
  receiving.setLocalDescription = async () => {
    receiving.localDescription = { type: 'answer', sdp: long }
  }
  await hear(offerOf(['a', 'b'], { offer: 2 }))
  const pieces = sent.filter((signal) => signal.kind === 'piece')
  const whole = pieces.map(({ text }) => text).join('')
  expect(JSON.parse(whole)).toEqual({ kind: 'answer', number: 1, offer: 2, sdp: long })
  expect(new Set(pieces.map(({ place, count: of }) => `${place} ${of}`)).size).toBe(pieces.length)
})
