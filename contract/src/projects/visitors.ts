import { z } from 'zod'
import { defineCall } from '../call.ts'
import { ListedProject, Project, ProjectListIn } from './projects.ts'
import { IdIn } from '../shared/id.ts'
import { Next } from '../shared/page.ts'

/** Projects as visitors without an account see them. */

export const public_project_list = defineCall({
  name: 'project_list',
  doc: 'All projects that can be backed, or those that were funded, or have ended, as visitors see them.',
  method: 'GET',
  auth: 'visitor',
  effect: 'read',
  topics: [],
  input: z.object(ProjectListIn),
  output: z.object({ recdata: z.array(ListedProject), next: Next }),
  refusals: [],
})

export const project_detail = defineCall({
  name: 'project_detail',
  doc: 'A project and its terms as everybody sees it. What its members post is not in it.',
  method: 'GET',
  auth: 'visitor',
  effect: 'read',
  topics: ['group:{group_id}', 'project:{group_id}'],
  input: z.object({ group_id: IdIn }),
  output: z.object({ recdata: Project }),
  refusals: ['project_not_found'],
})
