import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerWith, success } from '../../../api/test-server.ts'
import { renderCards } from './test-cards.tsx'
import { chooseDeviceSetting } from '../../../ui/device-settings.ts'
import { fakeVideos } from '../../../ui/video/test-media.ts'
import { NsfwLock } from '../../../shown/NsfwLock.tsx'
import { PostContent } from './PostContent.tsx'
import { aSurvey } from '../../surveys/test-surveys.ts'
import { aPost, someFiles } from '../test-posts.ts'

const picture = (alt = '') => ({
  width: 640,
  height: 360,
  preview: 'data:image/webp;base64,AA',
  sources: [{ width: 640, url: '/media/poster/640.webp' }],
  animated: false,
  alt,
})
const withVideo = (alt = '') =>
  aPost(1, {
    file_state: 'ready',
    video: {
      width: 640,
      height: 360,
      seconds: 60,
      poster: picture(alt),
      sources: [{ height: 360, url: '/media/film/360p.mp4' }],
      hls: null,
      heights: [360],
      storyboard: null,
      captions: null,
    },
  })
const asked: string[] = []

beforeEach(() => {
  fakeVideos()
  asked.length = 0
  answerWith(({ name }) => {
    asked.push(name)
    return success({ autoplay: '1', nsfw_setting: [], age: 'unknown' })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  chooseDeviceSetting('motion', 'system')
  chooseDeviceSetting('dataSaver', 'off')
})

test('what a picture shows is said to those who listen, and to all who ask', () => {
  renderCards(<PostContent post={aPost(1, { picture: picture('A cat in the rain') })} />)
  screen.getByRole('img', { name: 'A cat in the rain' })
  const badge = screen.getByRole('button', { name: 'Show the description' })
  fireEvent.click(badge)
  const text = screen.getByRole('group', { name: 'Description' })
  expect(text.textContent).toBe('A cat in the rain')
  expect(document.activeElement).toBe(text)
  fireEvent.keyDown(text, { key: 'Escape' })
  expect(screen.queryByRole('group')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show the description' }))
})

test('a picture that nobody described is named by its author', () => {
  renderCards(<PostContent post={aPost(1, { picture: picture() })} />)
  screen.getByRole('img', { name: 'Picture by Member 7' })
  screen.getByRole('button', { name: 'View the picture: Picture by Member 7' })
  expect(screen.queryByRole('button', { name: /description/ })).toBeNull()
})

test('several pictures are in a grid, and the last place says how many more there are', async () => {
  const files = someFiles(...['A', 'B', 'C', 'D', 'E', 'F'].map((alt) => picture(alt)))
  renderCards(<PostContent post={aPost(1, { picture: picture('A'), file_state: 'ready', files })} />)
  const grid = within(await screen.findByRole('list', { name: 'Pictures by Member 7' }))
  const names = grid.getAllByRole('button', { name: /^View/ }).map((button) => button.ariaLabel)
  expect(names.slice(0, 2)).toEqual(['View the picture: A', 'View the picture: B'])
  expect(names.at(-1)).toBe('View the picture: D, and 2 more')
  // Each is loaded as wide as it is shown.
  const [first] = grid.getAllByRole('img')
  expect(first?.getAttribute('sizes')).toBe('(max-width: 767px) 50vw, 304px')
})

test('its author sees how many pictures are processed, and why one failed', async () => {
  const [ready, waiting, broken] = someFiles(picture('A'), undefined, undefined)
  if (!ready || !waiting || !broken) throw new Error('three files')
  const files = [ready, waiting, { ...broken, file_state: 'failed' as const, file_failure: 'It is damaged.' }]
  renderCards(<PostContent post={aPost(1, { file_state: 'processing', file_progress: 40, files })} />)
  await screen.findByText('1 of 3 pictures is being processed')
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40')
  expect(screen.getByRole('alert').textContent).toBe('Picture 3: It is damaged.')
  screen.getByRole('img', { name: 'A' })
})

test('a video stands with its picture until its player has come', async () => {
  const { container } = renderCards(<PostContent post={withVideo('A cat')} />)
  expect(container.querySelector('img[srcset]')?.getAttribute('srcset')).toContain('/media/poster/640.webp')
  await screen.findByRole('button', { name: 'Play: Video by Member 7: A cat, 1 minute' })
})

test('of what is locked no file is asked for', async () => {
  const { container } = renderCards(
    <NsfwLock reasons="Nudity" by={7}>
      <PostContent post={withVideo()} />
    </NsfwLock>,
  )
  const button = await screen.findByRole('button', { name: 'I am over 18 years of age' })
  await waitFor(() => expect(button.dataset['waits']).toBeUndefined())
  expect(container.querySelector('video, img')).toBeNull()
  expect(asked).not.toContain('show_autoplay')
  fireEvent.click(button)
  expect(container.querySelector('img[srcset]')).not.toBeNull()
})

test.each([
  ['Data saver', () => chooseDeviceSetting('dataSaver', 'on')],
  ['less motion', () => chooseDeviceSetting('motion', 'reduce')],
])('with %s the account is not even asked whether videos play by themselves', async (_, choose) => {
  choose()
  renderCards(<PostContent post={withVideo()} />)
  await screen.findByRole('button', { name: /^Play: / })
  expect(asked).not.toContain('show_autoplay')
})

test('else the account is asked', async () => {
  renderCards(<PostContent post={withVideo()} />)
  await waitFor(() => expect(asked).toContain('show_autoplay'))
})

test('a post whose file is still processed says so in its place', () => {
  renderCards(<PostContent post={aPost(1, { file_state: 'processing', file_progress: 0 })} />)
  screen.getByText('Processing…')
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBeNull()
})

test('where the file of an edit has failed, it is said beside the earlier one that is shown', () => {
  const file_failure = 'The file could not be read.'
  renderCards(
    <PostContent post={aPost(1, { picture: picture('A cat'), file_state: 'ready', file_failure })} />,
  )
  screen.getByRole('img', { name: 'A cat' })
  expect(screen.getByRole('note').textContent).toBe(
    "Couldn't use the new file. Your post has its earlier file and audience again. The file could not be read.",
  )
})

test('the survey of a post is voted in on its card', async () => {
  const sent = answerWith(() => new Promise<never>(() => {}))
  renderCards(<PostContent post={aPost(1, { survey: aSurvey({ id: 6 }) })} />)
  fireEvent.click(await screen.findByRole('radio', { name: /Lime/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Vote' }))
  await screen.findByText('You have executed successfully')
  expect(sent.find(({ name }) => name === 'user_voting')?.body).toMatchObject({
    voting_title_id: 6,
    option_id: 2,
  })
})
