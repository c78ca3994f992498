import { act, screen, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { answerWith, refusal, success } from '../../../api/test-server.ts'
import { logIn } from '../../../compose/test-compose.ts'
import { renderInApp } from '../../../test-render.tsx'
import { TopicField } from './TopicField.tsx'
import { useComposer, type ComposerState } from './use-composer.ts'

vi.mock('idb-keyval', () => import('../../../compose/test-idb-kept.ts'))
afterEach(() => vi.unstubAllGlobals())

test('a topic that the group seems to lack is given up only once the group was asked anew', async () => {
  logIn(1)
  let ids = [1]
  let asked = 0
  let release = () => {}
  answerWith(async ({ name }) => {
    if (name !== 'group_detail') return refusal('call_not_found', 404)
    if (asked++ > 0) await new Promise<void>((resolve) => (release = resolve))
    return success({
      recdata: { topics: ids.map((id) => ({ group_topic_id: id, name: `Topic ${id}` })) },
    })
  })
  const made: { composer?: ComposerState } = {}
  function Scene() {
    const composer = useComposer('group.3', () => {})
    useEffect(() => void (made.composer = composer))
    return <TopicField composer={composer} group={3} />
  }
  const choose = (topic: number) => act(() => made.composer?.setTopic(topic))
  const field = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Topic' })
  renderInApp(<Scene />)
  await waitFor(() => expect(field().options).toHaveLength(2))

  // As from a draft of another tab, which knew of it.
  choose(9)
  await waitFor(() => expect(asked).toBe(2))
  expect([made.composer?.draft.topic, field().value]).toEqual([9, '9'])
  ids = [1, 9]
  await act(async () => release())
  await waitFor(() => expect(field().selectedOptions[0]?.text).toBe('Topic 9'))
  expect(made.composer?.draft.topic).toBe(9)

  choose(7)
  await waitFor(() => expect(asked).toBe(3))
  expect(made.composer?.draft.topic).toBe(7)
  await act(async () => release())
  await waitFor(() => expect(made.composer?.draft.topic).toBeUndefined())
  expect(field().value).toBe('')
})
