import { aboutKinds, type AboutKindName } from '@commons/contract/profiles/about.ts'
import { z } from 'zod'
import { firstIssues } from '../../../api/first-issues.ts'

/** Checks a form against the contract's rules. Loaded on use, so that zod isn't in the initial bundle. */
export const issuesOf = (name: string, values: object) =>
  firstIssues(z.object(aboutKinds[name as AboutKindName].takes), values)
