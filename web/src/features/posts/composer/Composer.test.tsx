import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openSession, type Session } from '../../../api/session.ts'
import { answerWith, refusal, success } from '../../../api/test-server.ts'
import { png, stubFileUrls } from '../../../compose/test-compose.ts'
import { renderInApp } from '../../../test-render.tsx'
import { Composer } from './Composer.tsx'

vi.mock('idb-keyval', () => import('../../../compose/test-idb.ts'))

let member = 100

beforeEach(() => {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { matches: media.includes('48em'), media }),
  )
  // Drafts belong to a member, so each test has its own.
  openSession({ id: ++member, api_key: 'key.secret' } as Session)
})
afterEach(() => vi.unstubAllGlobals())

const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /on your mind/ })
const describedBy = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')
const post = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Post' })

test('at rest it is one line, which grows with the focus and stays so while something is written', async () => {
  renderInApp(<Composer />)
  const posts = () => screen.queryByRole('button', { name: 'Post' })
  expect(posts()).toBeNull()
  // The picture is one press away.
  screen.getByRole('button', { name: 'Picture or video' })
  act(() => text().focus())
  await screen.findByRole('radio', { name: 'Private' })
  fireEvent.change(text(), { target: { value: 'Hello' } })
  fireEvent.keyDown(text(), { key: 'Escape' })
  expect(posts()).not.toBeNull()
  fireEvent.change(text(), { target: { value: '' } })
  fireEvent.keyDown(text(), { key: 'Escape' })
  expect(posts()).toBeNull()
  expect(document.activeElement).toBe(document.body)
})

test('what a file may be is said once one is refused', async () => {
  renderInApp(<Composer />)
  const picker = screen.getByRole('button', { name: 'Picture or video' })
  expect(describedBy(picker)?.textContent).toMatch(/^Up to 10 pictures of 20 MB/)
  const input = picker.parentElement?.querySelector('input[type=file]')
  if (!input) throw new Error('Nothing takes a file')
  fireEvent.change(input, { target: { files: [png('x.png', '<svg/>')] } })
  await screen.findByText(/^That kind of file isn't supported/)
  const said = await screen.findByText(/^Up to 10 pictures of 20 MB/)
  expect(said.parentElement?.className).not.toMatch(/hidden/i)
})

test('on one’s profile it says who sees it, which is not asked there', async () => {
  renderInApp(<Composer place="profile" />)
  act(() => text().focus())
  await screen.findByRole('button', { name: 'Post' })
  expect(screen.queryByRole('radio')).toBeNull()
  expect(post().parentElement?.textContent).toContain('All members can see this.')
})

test('a picture without words is posted after one clear choice', async () => {
  stubFileUrls()
  const sent = answerWith(({ name }) =>
    name === 'show_upload_limits' ? refusal('internal', 500) : success({ recdata: [] }),
  )
  renderInApp(<Composer />)
  act(() => text().focus())
  fireEvent.paste(text(), { clipboardData: { files: [png()], types: ['Files'] } })
  await screen.findByRole('img', { name: 'The picture of your post' })
  fireEvent.click(post())
  const question = await screen.findByRole('group', { name: /Without a description/ })
  const describe = within(question).getByRole('button', { name: 'Add a description' })
  expect(document.activeElement).toBe(describe)
  within(question).getByRole('button', { name: 'Post anyway' })
  // Pressed again, it asks again: the question may be out of view.
  post().focus()
  fireEvent.click(post())
  expect(document.activeElement).toBe(describe)
  fireEvent.click(describe)
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /Describe it/ }))
  expect(question.isConnected).toBe(false)
  expect(sent.filter(({ name }) => name === 'add_post')).toEqual([])
})

test('of several pictures each has its place and its description', async () => {
  stubFileUrls()
  answerWith(() => refusal('internal', 500))
  renderInApp(<Composer />)
  act(() => text().focus())
  fireEvent.paste(text(), { clipboardData: { files: [png('a.png'), png('b.png')], types: ['Files'] } })
  await screen.findByRole('button', { name: 'Picture 2 of 2, without a description' })
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Describe it/ })
  fireEvent.change(field, { target: { value: 'A cat' } })
  const left = screen.getByRole('button', { name: 'Move left' })
  expect(left.ariaDisabled).toBe('true')
  fireEvent.click(screen.getByRole('button', { name: 'Move right' }))
  screen.getByText('Picture moved to place 2 of 2')
  screen.getByRole('button', { name: 'Picture 2 of 2: A cat', pressed: true })
  expect(field.value).toBe('A cat')
  // The question leads to the one that lacks it.
  fireEvent.click(post())
  const question = await screen.findByRole('group', { name: /^1 picture has no description/ })
  fireEvent.click(within(question).getByRole('button', { name: 'Add a description' }))
  expect(document.activeElement).toBe(field)
  expect(field.value).toBe('')
  const remove = screen.getByRole('button', { name: 'Remove picture 1' })
  act(() => remove.focus())
  fireEvent.click(remove)
  await screen.findByRole('button', { name: 'Remove the picture' })
})

/**
 * Renders the composer and a search field, with a post being sent. Returns a function that answers the
 * request.
 */
async function posting() {
  const { promise, resolve } = Promise.withResolvers<void>()
  let isRefused = false
  answerWith(async ({ name }) => {
    if (name !== 'add_post') return refusal('internal', 500)
    await promise
    return isRefused ? refusal('post_empty', 422) : success({ recdata: { post_id: 1, user_id: member } })
  })
  renderInApp(
    <>
      <Composer />
      <input type="search" />
    </>,
  )
  act(() => text().focus())
  fireEvent.change(text(), { target: { value: 'Hello' } })
  act(() => post().focus())
  fireEvent.click(post())
  await screen.findByRole('button', { name: 'Processing…' })
  // Browsers take the focus from a disabled button; jsdom only lets it go to another element.
  act(() => screen.getByRole('searchbox').focus())
  act(() => screen.getByRole('searchbox').blur())
  fireEvent.pointerDown(text())
  expect(document.activeElement).toBe(document.body)
  return async (outcome: 'done' | 'refused') => {
    isRefused = outcome === 'refused'
    resolve()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Processing…' })).toBeNull())
  }
}

test('what has gone out leaves the focus in the form, where it was', async () => {
  const answer = await posting()
  await answer('done')
  await waitFor(() => expect(document.activeElement).toBe(text()))
})

test('what was refused leaves the focus in the form, where it was', async () => {
  const answer = await posting()
  await answer('refused')
  expect(document.activeElement).toBe(post())
})

test.each(['done', 'refused'] as const)(
  'who is elsewhere keeps the focus there when it is %s',
  async (how) => {
    const answer = await posting()
    const search = screen.getByRole('searchbox')
    act(() => search.focus())
    await answer(how)
    expect(document.activeElement).toBe(search)
  },
)

test.each(['done', 'refused'] as const)('who reads below is left alone when it is %s', async (how) => {
  const answer = await posting()
  fireEvent.pointerDown(document.body)
  await answer(how)
  expect(document.activeElement).toBe(document.body)
})

test.each(['done', 'refused'] as const)('who has scrolled on is left alone when it is %s', async (how) => {
  const answer = await posting()
  const card = screen.getByRole('region', { name: 'Create Post' })
  card.getBoundingClientRect = () => new DOMRect(0, -900, 600, 200)
  await answer(how)
  expect(document.activeElement).toBe(document.body)
})

test('of a thread one status says what was done', async () => {
  renderInApp(<Composer />)
  act(() => text().focus())
  fireEvent.change(text(), { target: { value: 'One' } })
  const said = () =>
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .filter((each) => each !== '')
  const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
  await press('Add another post')
  await screen.findByRole('textbox', { name: 'Post 2 of 2' })
  expect(said()).toEqual(['Post 2 added'])
  await press('Move post 2 up')
  expect(said()).toEqual(['Moved to place 1 of 2'])
  await press('Remove post 1')
  expect(said()).toEqual(['Post removed'])
})
