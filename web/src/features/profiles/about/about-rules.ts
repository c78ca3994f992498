import { aboutKinds } from '@commons/contract/profiles-about.ts'
import { z } from 'zod'
import { firstIssues } from '../../../api/first-issues.ts'
import type { AboutKind } from './about-kinds.ts'

/** What the contract finds wrong with a form, loaded when one is filled in: zod stays out of the first load. */
export const issuesOf = ({ name }: AboutKind, values: object) =>
  firstIssues(z.object(aboutKinds[name].takes), values)
