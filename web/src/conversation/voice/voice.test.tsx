import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { VoiceWriter } from '../../discussion/discussed.ts'
import { renderInApp } from '../../test-render.tsx'
import { remember } from '../../ui/video/player-memory.ts'
import { ends, fakeVideos } from '../../ui/video/test-media.ts'
import { voiceButton } from './VoiceButton.tsx'
import { waveformOf } from './recording.ts'
import { VoicePlayer } from './VoicePlayer.tsx'

const stopTrack = vi.fn()
const recorders: FakeRecorder[] = []

/** A recorder that hears a tone; jsdom has none. */
class FakeRecorder extends EventTarget {
  static isTypeSupported = (type: string) => type.startsWith('audio/webm')
  state = 'inactive'
  constructor() {
    super()
    recorders.push(this)
  }
  start() {
    this.state = 'recording'
  }
  stop() {
    this.state = 'inactive'
    const data = new Blob(['tone'])
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data }))
    this.dispatchEvent(new Event('stop'))
  }
}

class FakeContext {
  createAnalyser = () => ({
    fftSize: 0,
    getFloatTimeDomainData: (samples: Float32Array) => samples.fill(0.1),
  })
  createMediaStreamSource = () => ({ connect: () => {} })
  close = async () => {}
}

function microphone(getUserMedia: () => Promise<unknown>) {
  vi.stubGlobal('MediaRecorder', FakeRecorder)
  vi.stubGlobal('AudioContext', FakeContext)
  const asked = vi.fn(getUserMedia)
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia: asked } })
  return asked
}
const allowed = async () => ({ getTracks: () => [{ stop: stopTrack }] })

function show() {
  const writer = {
    tell: vi.fn<VoiceWriter['tell']>(),
    sendVoice: vi.fn<VoiceWriter['sendVoice']>(() => true),
  }
  renderInApp(<>{voiceButton(writer)}</>)
  return writer
}
const begin = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Record a voice note' }))
  return screen.findByRole('group', { name: 'Voice note' })
}

beforeEach(() => {
  fakeVideos()
  recorders.length = 0
  stopTrack.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'mediaDevices')
})

test('the microphone is asked for on a press, shows time, and is let go when one sends', async () => {
  const asked = microphone(allowed)
  const writer = show()
  expect(asked).not.toHaveBeenCalled()
  const recorder = await begin()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Send the voice note' }))
  expect(within(recorder).getByRole('timer').textContent).toBe('0:00')
  await waitFor(() => expect(recorder.querySelector('[style]')?.getAttribute('style')).toContain('0.4'))
  fireEvent.click(screen.getByRole('button', { name: 'Send the voice note' }))
  await waitFor(() => expect(writer.sendVoice).toHaveBeenCalledOnce())
  const [file, seconds, waveform] = writer.sendVoice.mock.calls[0] ?? []
  expect([file?.name, file?.type, file?.size]).toEqual(['voice.webm', 'audio/webm', 4])
  expect(seconds).toBeLessThan(5)
  expect(waveform).toMatch(/^f+$/)
  expect(stopTrack).toHaveBeenCalled()
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Record a voice note' })),
  )
})

test('Escape cancels: nothing is sent, and nothing is heard any more', async () => {
  microphone(allowed)
  const writer = show()
  fireEvent.keyDown(await begin(), { key: 'Escape' })
  expect(screen.queryByRole('group', { name: 'Voice note' })).toBeNull()
  expect(stopTrack).toHaveBeenCalled()
  expect(writer.sendVoice).not.toHaveBeenCalled()
})

test('it ends by itself after five minutes, and can still be sent', async () => {
  microphone(allowed)
  const writer = show()
  const now = vi.spyOn(performance, 'now').mockReturnValue(0)
  await begin()
  now.mockReturnValue(300_000)
  await screen.findByText("That's the longest")
  expect(stopTrack).toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Send the voice note' }))
  await waitFor(() => expect(writer.sendVoice.mock.calls[0]?.[1]).toBe(300))
})

test.each([
  ['NotAllowedError', /can't use your microphone/],
  ['NotFoundError', /Couldn't find a microphone/],
  ['AbortError', /Couldn't start recording/],
])('%s is said, and one can try again', async (name, text) => {
  microphone(() => Promise.reject(new DOMException('no', name)))
  const writer = show()
  fireEvent.click(screen.getByRole('button', { name: 'Record a voice note' }))
  await waitFor(() => expect(writer.tell).toHaveBeenLastCalledWith(expect.stringMatching(text)))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Record a voice note' }).disabled).toBe(false)
})

test('whoever leaves is not recorded, also if the microphone comes later', async () => {
  let allow: (stream: unknown) => void = () => {}
  microphone(() => new Promise((resolve) => (allow = resolve)))
  const { unmount } = renderInApp(<>{voiceButton({ tell: vi.fn(), sendVoice: vi.fn() })}</>)
  fireEvent.click(screen.getByRole('button', { name: 'Record a voice note' }))
  unmount()
  await act(async () => allow(await allowed()))
  expect(stopTrack).toHaveBeenCalled()
})

test('without a recorder there is no button', () => {
  vi.stubGlobal('MediaRecorder', undefined)
  expect(voiceButton({ tell: vi.fn(), sendVoice: vi.fn() })).toBeUndefined()
})

test('one voice note plays at a time, by keys too, and muted videos do not mute it', () => {
  remember({ muted: true })
  const { container } = renderInApp(
    <>
      <VoicePlayer
        voice={{ seconds: 61, url: '/media/a/voice.m4a', waveform: '08f0' }}
        label="Voice note by Ada"
      />
      <VoicePlayer
        voice={{ seconds: 5, url: '/media/b/voice.m4a', waveform: '' }}
        label="Voice note by Bob"
      />
    </>,
  )
  const [first, second] = container.querySelectorAll('audio')
  const ada = within(screen.getByRole('group', { name: 'Voice note by Ada' }))
  const bob = within(screen.getByRole('group', { name: 'Voice note by Bob' }))
  ada.getByText('1:01')
  fireEvent.click(ada.getByRole('button', { name: 'Play' }))
  expect([first?.paused, first?.muted]).toEqual([false, false])
  fireEvent.click(bob.getByRole('button', { name: 'Play' }))
  expect([first?.paused, second?.paused]).toEqual([true, false])
  fireEvent.click(bob.getByRole('button', { name: 'Pause' }))
  expect(second?.paused).toBe(true)
  fireEvent.keyDown(ada.getByRole('slider', { name: 'Position' }), { key: 'ArrowRight' })
  expect(first?.currentTime).toBe(5)
  ada.getByText('0:05')
  const waves = [...container.querySelectorAll<HTMLElement>('[data-waves] [aria-hidden] > span')]
  expect(waves.map(({ style }) => style.height)).toEqual(['12%', '59%', '100%', '12%'])
  remember({ muted: false })
})

test('what cannot be played says so, and is tried again', () => {
  const { container } = renderInApp(
    <VoicePlayer voice={{ seconds: 5, url: '/media/c/voice.m4a', waveform: '' }} label="Voice note by Ada" />,
  )
  const audio = container.querySelector('audio') as HTMLAudioElement
  const load = vi.spyOn(audio, 'load')
  fireEvent.error(audio)
  screen.getByRole('alert')
  fireEvent.click(screen.getByRole('button', { name: 'Play' }))
  expect(load).toHaveBeenCalled()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('the speed is remembered for all of them, and one leads to the next in its conversation', () => {
  const { container, unmount } = renderInApp(
    <>
      <div role="log">
        <VoicePlayer
          voice={{ seconds: 60, url: '/media/d/voice.m4a', waveform: '' }}
          label="Voice note by Ada"
        />
        <p>Words</p>
        <VoicePlayer
          voice={{ seconds: 60, url: '/media/e/voice.m4a', waveform: '' }}
          label="Voice note by Bob"
        />
      </div>
      <VoicePlayer voice={{ seconds: 60, url: '/media/f/voice.m4a', waveform: '' }} label="In another chat" />
    </>,
  )
  const [first, second, other] = [...container.querySelectorAll('audio')] as unknown as HTMLVideoElement[]
  const ada = within(screen.getByRole('group', { name: 'Voice note by Ada' }))
  fireEvent.click(ada.getByRole('button', { name: 'Speed: 1×' }))
  expect([first, second, other].map((audio) => audio?.playbackRate)).toEqual([1.5, 1.5, 1.5])
  fireEvent.click(ada.getByRole('button', { name: 'Play' }))
  act(() => ends(first as HTMLVideoElement))
  expect([second?.paused, other?.paused]).toEqual([false, true])
  act(() => ends(second as HTMLVideoElement))
  expect(other?.paused).toBe(true)
  fireEvent.click(ada.getByRole('button', { name: 'Speed: 1.5×' }))
  fireEvent.click(ada.getByRole('button', { name: 'Speed: 2×' }))
  ada.getByRole('button', { name: 'Speed: 1×' })
  unmount()
})

test('a waveform has the loudest of each part, against the loudest of all', () => {
  expect(waveformOf([0.1, 0.2, 0, 0.4])).toBe('480f')
  expect(waveformOf([])).toBe('0')
  expect(waveformOf([0.001])).toBe('0')
  const long = waveformOf(Array.from({ length: 3_750 }, (_, at) => (at === 3_749 ? 1 : 0.5)))
  expect(long).toBe(`${'8'.repeat(63)}f`)
})
