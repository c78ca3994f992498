import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LinkedText } from './LinkedText.tsx'

function linksIn(text: string, mentions: Array<{ username: string; user_id: number }> = []) {
  const { container } = render(<LinkedText mentions={mentions}>{text}</LinkedText>)
  expect(container.textContent).toBe(text)
  return [...container.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])
}

test('addresses lead away in a tab of their own, which knows nothing of this one', () => {
  const { container } = render(
    <LinkedText>{'See https://example.org/a?b=c, or ada@example.org!'}</LinkedText>,
  )
  const [web, mail] = container.querySelectorAll('a')
  expect(web?.getAttribute('href')).toBe('https://example.org/a?b=c')
  expect(mail?.getAttribute('href')).toBe('mailto:ada@example.org')
  for (const link of [web, mail]) {
    expect(link?.target).toBe('_blank')
    expect(link?.rel).toContain('noopener noreferrer')
  }
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://example.org/x',
  'vbscript:x',
  'file:///etc/passwd',
])('%s is no link', (text) => {
  for (const [, href] of linksIn(`Press ${text} now`)) expect(href).toMatch(/^(https?|mailto):/)
})

test('an address without a scheme is one of https', () => {
  expect(linksIn('example.org/x')).toEqual([['example.org/x', 'https://example.org/x']])
})

test('an address that is long, or reads as another, has its host beside it', () => {
  const shown = (text: string) => render(<LinkedText>{text}</LinkedText>).container.textContent
  expect(shown('https://example.org/a')).toBe('https://example.org/a')
  const long = `https://evil.example/${'login-at-your-bank-'.repeat(4)}`
  expect(shown(long)).toBe(`${long} (evil.example)`)
  expect(shown('https://bank.example@evil.example/x')).toContain('(evil.example)')
  expect(shown('https://аpple.com/x')).toContain('(xn--pple-43d.com)')
  expect(shown('https://evil.example/אבג')).toContain('(evil.example)')
})

test('nothing turns an address around', () => {
  const { container } = render(
    <LinkedText>{'\u202ehttps://evil.example/\u202emoc.knab//:sptth and words'}</LinkedText>,
  )
  const link = container.querySelector('a')
  expect(link?.querySelector('bdi')?.textContent).toBe(link?.textContent)
  expect(link?.textContent).toMatch(/^https:\/\/evil\.example\/[\x20-\x7e]*$/)
})

test('a member is linked who was found, however they are written', () => {
  const ada = { username: 'ada', user_id: 7 }
  expect(linksIn('@ada, (@Ada) and @bob', [ada])).toEqual([
    ['@ada', '#/timeLine/7'],
    ['@Ada', '#/timeLine/7'],
  ])
  // Not within another name, a word or an address.
  expect(linksIn('@ada_lovelace x@ada @@ada', [ada])).toEqual([])
  expect(linksIn('https://example.org/@ada', [ada])).toEqual([
    ['https://example.org/@ada', 'https://example.org/@ada'],
  ])
})

test('tags lead to their page, as the server writes them', () => {
  expect(linksIn('#zahrada #Žluťoučký_kůň, (#a1)')).toEqual([
    ['#zahrada', '#/tag/zahrada'],
    ['#Žluťoučký_kůň', `#/tag/${encodeURIComponent('Žluťoučkýkůň')}`],
    ['#a1', '#/tag/a1'],
  ])
  // Numbers, and parts of words, addresses and codes, are no tags.
  expect(linksIn('#1 C# a#b &#x41; ##x #')).toEqual([])
  expect(linksIn('https://example.org/#top')).toHaveLength(1)
})

test('line breaks stay', () => {
  const { container } = render(<LinkedText>{'one\n\n#two\nthree'}</LinkedText>)
  expect(container.textContent).toBe('one\n\n#two\nthree')
})
