import { useLingui } from '@lingui/react/macro'
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInApp } from '../test-render.tsx'
import { fieldText, messageText } from './contract-messages.ts'
import { rememberedLanguage, rememberLanguage, showLanguage } from './language.ts'

function Sample() {
  const { t } = useLingui()
  return (
    <>
      <p>{t`Home`}</p>
      <p>{messageText('refusal.video_too_long', { minutes: 1 })}</p>
      <p>{messageText('refusal.video_too_long', { minutes: 2 })}</p>
      <p>{messageText('refusal.video_too_long', { minutes: 1.5 })}</p>
      <p>{messageText('refusal.video_too_long', { minutes: 5 })}</p>
    </>
  )
}

test('the language changes without a reload, with the texts of the contract and html lang', async () => {
  renderInApp(<Sample />)
  screen.getByText('Home')
  screen.getByText('That video is too long. The limit is 1 minute.')
  expect(document.documentElement.lang).toBe('en')
  await act(() => showLanguage('cs'))
  screen.getByText('Domů')
  for (const end of ['je 1 minuta.', 'jsou 2 minuty.', 'je 1,5 minuty.', 'je 5 minut.'])
    screen.getByText(`Video je příliš dlouhé. Limit ${end}`)
  expect(document.documentElement.lang).toBe('cs')
})

test('of two choices made at once the last one counts', async () => {
  await Promise.all([showLanguage('cs'), showLanguage('en')])
  expect(document.documentElement.lang).toBe('en')
})

test('a choice is remembered', () => {
  rememberLanguage('cs')
  expect(rememberedLanguage()).toBe('cs')
})

test('a field error that has no text of its own still has one', () => {
  expect(fieldText('email_required')).toBe('Email is required')
  expect(fieldText('no such message')).toBe("This value isn't valid")
})
