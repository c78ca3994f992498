import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerWith, success } from '../../../api/test-server.ts'
import { logIn } from '../../../compose/test-compose.ts'
import { aPost } from '../test-posts.ts'
import { renderCards } from '../card/test-cards.tsx'
import { AllFeed } from './AllFeed.tsx'

beforeEach(() => {
  logIn(3)
  // The virtual list needs it, and jsdom lacks it.
  Object.defineProperty(document, 'scrollingElement', { configurable: true, value: document.documentElement })
})
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(document, 'scrollingElement')
})

test('at the end of the feed there are members to follow', async () => {
  const dan = { user_id: 9, username: 'dan', full_name: 'Dan', profile_pic: null, follower: 0 }
  answerWith(({ name }) => success({ recdata: name === 'timeline' ? [aPost(5)] : [dan] }))
  renderCards(<AllFeed />)
  const end = await screen.findByText('Nothing More To Load')
  const title = await screen.findByRole('heading', { name: 'Suggested for you' })
  expect(end.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  screen.getByRole('button', { name: 'Follow Dan' })
})
