import type { StretchGoal } from '@commons/contract/projects/projects.ts'
import { expect, test } from 'vitest'
import { barScale, nextGoal } from './bar-scale.ts'

const goal = (amount: string, reached_at: string | null = null): StretchGoal => ({
  stretch_goal_id: 1,
  amount,
  title: amount,
  description: '',
  reached_at,
})
const project = (pledged: string, stretch_goals: StretchGoal[] = []) => ({
  pledged,
  funding_target: '100',
  state: 'running' as const,
  stretch_goals,
})

test('the bar ends at the target, or at the last stretch goal, with marks before it', () => {
  expect(barScale(project('64.5'))).toEqual({ filled: 64.5, marks: [] })
  expect(barScale(project('250'))).toEqual({ filled: 100, marks: [] })
  expect(barScale(project('64', [goal('200'), goal('400')]))).toEqual({ filled: 16, marks: [25, 50] })
  expect(barScale(project('1000', [goal('400')]))).toEqual({ filled: 100, marks: [25] })
})

test('the next goal is named once the target is reached, and one that was reached is not', () => {
  const reached = goal('200', '2026-12-01T08:00:00.000Z')
  expect(nextGoal(project('99', [goal('200')]))).toBeUndefined()
  expect(nextGoal(project('100', [goal('200')]))?.amount).toBe('200')
  expect(nextGoal(project('150', [reached, goal('400')]))?.amount).toBe('400')
  expect(nextGoal(project('500', [reached]))).toBeUndefined()
  for (const state of ['settling', 'paid', 'returned'] as const)
    expect(nextGoal({ ...project('100', [goal('200')]), state })).toBeUndefined()
})
