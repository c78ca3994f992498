/**
 * The fuzzer's jobs and bids: for each member two open ones, a draft and a deleted one, and bids for one of each
 * of the others.
 */
import { jobBudgets } from '@commons/contract/shared/job.ts'
import { verify } from '../scenes/wallet-scene.ts'
import { addJob, proposal } from '../scenes/freelance-scene.ts'
import type { Person, World } from '../world.ts'
import { type MemberName, members } from './plans.ts'
import { privateWords } from './scene-money.ts'
import type { Known } from './values.ts'

export async function addFreelance(
  here: World,
  people: Record<MemberName, Person>,
): Promise<(field: string) => ReturnType<Known> | undefined> {
  const open: number[] = []
  const withoutBids: number[] = []
  const others: number[] = []
  const bids: number[] = []
  for (const name of members) {
    await verify(here, people[name])
    open.push((await addJob(here, people[name])).id)
    withoutBids.push((await addJob(here, people[name])).id)
    others.push((await addJob(here, people[name], { title: `${privateWords} ${name}`, status: 'draft' })).id)
    const gone = await addJob(here, people[name])
    await here.as(people[name]).call('delete_project', { project_id: gone.id })
    others.push(gone.id)
  }
  // Some of them have blocked each other.
  for (const name of members)
    for (const project_id of open) {
      const written = { message: proposal('clay'), price: 250, timeline: 7 }
      const { body } = await here.as(people[name]).send('add_bid', { project_id, ...written })
      if (body.code === true) bids.push((body['data'] as { id: number }).id)
    }
  const searches: number[] = []
  for (const name of members) {
    const { data } = await here.as(people[name]).call('add_saved_search', { name: privateWords, filter: {} })
    searches.push(data.saved_search_id)
  }
  const jobs = [...open, ...withoutBids, ...others]
  const soon = new Date(Date.now() + 1e9).toISOString()
  return (field) => {
    if (field === 'project_id') return [...jobs, ...jobs.map(String)]
    if (field === 'id') return [...bids, ...bids.map(String)]
    if (field === 'skills_required' || field === 'skills') return ['["Clay"]', ['C++', 'Clay'], '']
    if (field === 'cost_estimation') return Object.values(jobBudgets).flat()
    if (field === 'bidding_ends') return [soon]
    if (field === 'removed_files') return ['', '1,2']
    if (field === 'price') return ['300', 12.5, '99.99']
    if (field === 'timeline') return [7, '30']
    if (field === 'saved_search_id') return searches
    if (field === 'invited_user_id') return members.map((name) => people[name].id)
    if (field === 'filter') return [{ search: 'oven' }, '{"skills":["Clay"],"budget_to":300}']
    if (field === 'role') return ['client', 'freelancer', '']
    if (field === 'tab') return ['open', 'current', 'past', '']
    if (field === 'message') return [proposal('clay'), 'Hello', '']
    return undefined
  }
}
