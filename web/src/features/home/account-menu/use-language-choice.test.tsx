import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, test, vi } from 'vitest'
import { endSession, openSession, type Session } from '../../../api/session.ts'
import { answerWith, success } from '../../../api/test-server.ts'
import { useRead } from '../../../api/use-call.ts'
import { rememberLanguage, showLanguage } from '../../../locales/language.ts'
import { renderInApp } from '../../../test-render.tsx'
import { useLanguageChoice } from './use-language-choice.ts'

afterEach(async () => {
  vi.unstubAllGlobals()
  endSession('logged_out')
  rememberLanguage('en')
  await act(() => showLanguage('en'))
})

function Filter() {
  const { data } = useRead('trx_type_list', {}, { staleTime: 3_600_000 })
  const { choose } = useLanguageChoice()
  return (
    <>
      <p>{data?.recdata[0]?.name}</p>
      <button type="button" onClick={() => void choose('cs')}>
        Čeština
      </button>
    </>
  )
}

test('another language is at once that of what the server words, too', async () => {
  openSession({ id: 7, api_key: 'key.secret' } as Session)
  let language: unknown = 1
  answerWith(({ name, body }) => {
    if (name === 'update_language') language = body['language_id']
    return success({ recdata: [{ id: 1, name: language === 2 ? 'Spropitné' : 'Tip' }] })
  })
  renderInApp(<Filter />)
  await screen.findByText('Tip')
  fireEvent.click(screen.getByRole('button'))
  await screen.findByText('Spropitné')
})
