import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openSession, type Session } from '../../../api/session.ts'
import { answerWith, refusal, success } from '../../../api/test-server.ts'
import { renderInApp } from '../../../test-render.tsx'
import TagDialog from './TagDialog.tsx'

const tag = (id: number, hashtag: string) => ({
  id,
  hashtag,
  post_count: id,
  reel_count: 0,
  video_count: 0,
  hashtag_id: null,
})
const closed = vi.fn()

beforeEach(() => {
  closed.mockClear()
  openSession({ id: 1, api_key: 'key.secret' } as Session)
  answerWith(({ name }) => {
    if (name === 'search_hashtag') return success({ recdata: [tag(2, 'garden'), tag(1, 'gardening')] })
    if (name === 'select_hashtag') return success({ hashtags: [tag(3, 'mine')] })
    if (name === 'sujjested_hashtag') return success({ recdata: [tag(4, 'hot')] })
    return refusal('call_not_found', 404)
  })
})
afterEach(() => vi.unstubAllGlobals())

function Choosing({ start, group }: { start: readonly string[]; group?: number | undefined }) {
  const [tags, setTags] = useState(start)
  return <TagDialog tags={tags} onTags={setTags} group={group} onClose={closed} />
}

async function choosing(start: readonly string[] = []) {
  renderInApp(<Choosing start={start} />)
  return screen.findByRole<HTMLInputElement>('combobox', { name: /Add tags/ })
}
const chips = () => {
  const list = screen.queryByRole('list', { name: 'Tags of your post' })
  return list
    ? within(list)
        .getAllByRole('listitem')
        .map((each) => each.textContent)
    : []
}
const write = (field: Element, value: string) => fireEvent.change(field, { target: { value } })

test('spaces, # and _ are left out while one types; Enter adds', async () => {
  const field = await choosing()
  write(field, '#my_first tag')
  expect(field.value).toBe('myfirsttag')
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(chips()).toEqual(['#myfirsttag'])
  expect(field.value).toBe('')
})

test('what is pasted becomes several, and the sixth is ignored with a hint', async () => {
  const field = await choosing(['a'])
  write(field, 'b,c,d,e,f,')
  expect(chips()).toEqual(['#a', '#b', '#c', '#d', '#e'])
  expect(screen.getAllByText(/up to 5 tags/).length).toBeGreaterThan(0)
  fireEvent.click(screen.getByRole('button', { name: 'Remove the tag a' }))
  expect(screen.queryByText(/up to 5 tags/)).toBeNull()
})

test('the arrows go through what is found and back to what is typed', async () => {
  const field = await choosing()
  write(field, 'gard')
  await screen.findAllByRole('option')
  expect(field.getAttribute('aria-activedescendant')).toBeNull()
  fireEvent.keyDown(field, { key: 'ArrowUp' })
  const chosen = () => document.querySelector(`[id="${field.getAttribute('aria-activedescendant')}"]`)
  expect(chosen()?.textContent).toContain('#gardening')
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  expect(chosen()).toBeNull()
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(chips()).toEqual(['#garden'])
})

test('Esc clears what is typed before it closes; Backspace takes the last one away', async () => {
  const field = await choosing(['a', 'b'])
  write(field, 'x')
  fireEvent.keyDown(field, { key: 'Escape' })
  expect(field.value).toBe('')
  expect(closed).not.toHaveBeenCalled()
  fireEvent.keyDown(field, { key: 'Backspace' })
  expect(chips()).toEqual(['#a'])
  fireEvent.keyDown(field, { key: 'Escape' })
  expect(closed).toHaveBeenCalledOnce()
})

test('own tags and trending ones are pressed on and off', async () => {
  await choosing()
  const hot = await screen.findByRole('button', { name: '#hot' })
  fireEvent.click(hot)
  fireEvent.click(await screen.findByRole('button', { name: '#mine' }))
  expect(chips()).toEqual(['#hot', '#mine'])
  expect(hot.getAttribute('aria-pressed')).toBe('true')
  fireEvent.click(hot)
  await waitFor(() => expect(chips()).toEqual(['#mine']))
})

test('in a group its tags are offered apart, and found while one types', async () => {
  const asked = answerWith(({ name, body }) => {
    if (name === 'select_hashtag')
      return success({ hashtags: body['group_id'] === 5 ? [tag(6, 'ours')] : [tag(3, 'mine')] })
    return success({ recdata: name === 'search_hashtag' ? [{ ...tag(7, 'ourtrip'), post_count: 0 }] : [] })
  })
  renderInApp(<Choosing start={[]} group={5} />)
  const ours = await screen.findByRole('region', { name: 'Tags of this group' })
  fireEvent.click(await within(ours).findByRole('button', { name: '#ours' }))
  expect(chips()).toEqual(['#ours'])
  write(screen.getByRole('combobox', { name: /Add tags/ }), 'our')
  // Posts of closed groups are not counted.
  expect((await screen.findByRole('option')).textContent).toBe('#ourtrip')
  expect(asked.find(({ name }) => name === 'search_hashtag')?.body).toMatchObject({
    search: 'our',
    group_id: 5,
  })
})
