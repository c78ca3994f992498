import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSession, openSession, type Session } from '../../../api/session.ts'
import { answerWith, refusal, success } from '../../../api/test-server.ts'
import { renderOnPage } from '../../groups/test-groups.tsx'
import { LocationField } from './LocationField.tsx'

beforeEach(() => openSession({ id: 9, api_key: 'key.secret' } as Session))
afterEach(() => {
  vi.unstubAllGlobals()
  endSession('logged_out')
})

function Field() {
  const [location, setLocation] = useState('')
  return <LocationField value={location} error={undefined} disabled={false} onLocation={setLocation} />
}

type Ask = Geolocation['getCurrentPosition']
const denied = 1
const unavailable = 2
const failing =
  (code: number): Ask =>
  (_found, failed) =>
    failed?.({ code, PERMISSION_DENIED: denied } as GeolocationPositionError)
const inBrno: Ask = (found) =>
  found({ coords: { latitude: 49.195_06, longitude: 16.606_837 } } as GeolocationPosition)

/** Stubs the browser's geolocation with this answer, or removes it. */
function stub(getCurrentPosition: Ask | undefined): void {
  const { onLine, language, languages, userAgent } = navigator
  vi.stubGlobal('navigator', {
    onLine,
    language,
    languages,
    userAgent,
    ...(getCurrentPosition && { geolocation: { getCurrentPosition } }),
  })
}
const field = () => screen.getByLabelText<HTMLInputElement>('Location')
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Use my position' }))

test.each([
  ['a browser without positions', undefined, 'Geolocation is not supported by this browser.'],
  [
    'one that may not say it',
    failing(denied),
    "Your browser doesn't share your position with Commons. Allow it there, or type the place.",
  ],
  [
    'one that does not know it',
    failing(unavailable),
    "Your device couldn't tell where it is. Try again, or type the place.",
  ],
])('%s is said, and what was typed stays', async (_what, ask, said) => {
  stub(ask)
  answerWith(() => success({ recdata: [] }))
  renderOnPage(<Field />)
  fireEvent.change(field(), { target: { value: 'Br' } })
  press()
  expect((await screen.findByRole('alert')).textContent).toBe(said)
  expect(field().value).toBe('Br')
  // Typing on removes the message.
  fireEvent.change(field(), { target: { value: 'Brn' } })
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each([
  ['place_not_found', 404, 'Text of place_not_found'],
  ['internal', 500, 'Error retrieving address'],
])('a position that is no address is said: %s', async (name, status, said) => {
  stub(inBrno)
  answerWith(() => refusal(name, status))
  renderOnPage(<Field />)
  press()
  expect((await screen.findByRole('alert')).textContent).toBe(said)
})

test('only the town’s position leaves the browser, and its name fills the field', async () => {
  stub(inBrno)
  const sent = answerWith(({ name }) =>
    name === 'reverse_geocode'
      ? success({ data: { location: 'Brno, Czechia', name: 'Brno', region: '', country: 'Czechia' } })
      : success({ recdata: [] }),
  )
  renderOnPage(<Field />)
  press()
  await waitFor(() => expect(field().value).toBe('Brno, Czechia'))
  expect(sent.find(({ name }) => name === 'reverse_geocode')?.body).toMatchObject({
    latitude: '49.20',
    longitude: '16.61',
  })
})

test('a place that comes after something was typed is not taken', async () => {
  let tell = () => {}
  stub((found, ...rest) => {
    tell = () => inBrno(found, ...rest)
  })
  answerWith(({ name }) =>
    name === 'reverse_geocode' ? success({ data: { location: 'Brno, Czechia' } }) : success({ recdata: [] }),
  )
  renderOnPage(<Field />)
  press()
  fireEvent.change(field(), { target: { value: 'Praha' } })
  tell()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(field().value).toBe('Praha')
})
