/** For tests: something that is commented on, described like a feature does. */
import { act } from '@testing-library/react'
import type { vi } from 'vitest'
import { answerWith, refusal, success } from '../api/test-server.ts'
import type { UploadState } from '../api/upload.ts'
import { byId, type Discussed, type OutboxCalls, type SaidCalls, type WaitingWords } from './discussed.ts'
import type { Said } from './said.ts'

/** A comment of member 7. */
export function aSaid(id: number, change: Partial<Said> = {}): Said {
  return {
    id,
    commentId: undefined,
    user_id: 7,
    username: 'member7',
    full_name: 'Member 7',
    profile_pic: null,
    created_at: '2026-11-21T08:00:00.000Z',
    text: `Comment ${id}`,
    mentions: [],
    lang: null,
    file_state: null,
    file_progress: null,
    file_failure: null,
    picture: null,
    video: null,
    replies: { count: 0, latest: [] },
    ...change,
  }
}

const notAsked = () => Promise.reject(new Error('This test asks for none'))

const noCalls: SaidCalls = {
  listKey: (parent) => ['comment_list', { object_id: parent }],
  list: notAsked,
  add: notAsked,
  remove: byId('delete_comment', (comment_id) => ({ comment_id })),
  restore: byId('restore_comment', (comment_id) => ({ comment_id })),
}

/** Thing 1, with these calls for both comments and replies. */
export function aThing(
  calls: Partial<SaidCalls> = {},
  outbox: Partial<OutboxCalls> = {},
  waiting: readonly WaitingWords[] = [],
): Discussed {
  const said = { ...noCalls, ...calls }
  return {
    kind: 'thing',
    id: 1,
    calls: {
      comments: said,
      replies: said,
      outbox: { keep: () => {}, retry: () => {}, discard: () => {}, ...outbox },
    },
    nsfw: undefined,
    hidden: new Set(),
    waiting,
    report: () => {},
    openPicture: () => {},
  }
}

/** Mocks `add` with one whose progress and answer the test controls. */
export function holdAdd(add: ReturnType<typeof vi.fn<SaidCalls['add']>>) {
  const { promise, resolve, reject } = Promise.withResolvers<Awaited<ReturnType<SaidCalls['add']>>>()
  let tell: ((state: UploadState) => void) | undefined
  add.mockImplementation((_client, _parent, _words, { onChange, signal }) => {
    tell = onChange
    signal?.addEventListener('abort', () => reject(new DOMException('Cancelled', 'AbortError')))
    return promise
  })
  return {
    at: (sentBytes: number) => act(() => tell?.({ phase: 'sending', sentBytes, totalBytes: 100 })),
    answer: (said: Said) => act(async () => resolve({ said, shown: Promise.resolve() })),
    refuse: (error: Error) => act(async () => reject(error)),
  }
}

/** Answers the other calls made around writing a comment: usual limits, and no avatar. */
export function answerAround() {
  answerWith(({ name }) => {
    if (name === 'show_upload_limits') return refusal('call_not_found', 404)
    return name === 'avatar_banner' ? success({ recdata: { avatar: null } }) : success()
  })
}
