/** Converts rows of projects to the wire format. */
import type { ListedProject, Project } from '@commons/contract/projects/projects.ts'
import { decimalText } from '@commons/contract/shared/units.ts'
import { authorShape } from '../../authors/author.shape.ts'
import { percentText, ppm } from '../../ledger/money.ts'
import { now } from '../../platform/clock.ts'
import { type GroupViewer, listedShape, projectOfGroupShape } from '../groups/public.ts'
import type { ListedProjectRow, PartRow, ProjectRow } from './projects.queries.ts'
import { storyShape, type StoryViewer } from './stories/stories.shape.ts'

const day = 86_400_000

/** Returns the days until a moment, rounded up; 0 once it is over. */
const daysUntil = (moment: Date): number => Math.max(0, Math.ceil((moment.getTime() - now().getTime()) / day))

export function listedProjectShape(row: ListedProjectRow, viewer: GroupViewer): ListedProject {
  return {
    ...listedShape(row, viewer),
    ...projectOfGroupShape(row),
    pledged: decimalText(BigInt(row.pledged), 'FCELL'),
    backer_count: row.backers,
    days_left: row.state === 'running' ? daysUntil(row.ends_at) : 0,
    ends_at: row.ends_at.toISOString(),
    pays: row.pays,
    state: row.state,
  }
}

export const partShape = ({ nth, title, percent, state }: PartRow) => ({ nth, title, percent, state })

export function projectShape(row: ProjectRow, viewer: StoryViewer): Project {
  const { owner } = row
  return {
    ...listedProjectShape(row, viewer),
    created_at: row.created_at.toISOString(),
    owner: owner && authorShape(owner.id, owner, viewer.media),
    fee_percent: percentText(ppm(row.fee_ppm)),
    milestones: row.milestones.map(partShape),
    tiers: row.tiers.map((each) => ({
      reward_tier_id: each.id,
      title: each.title,
      description: each.description,
      amount: decimalText(BigInt(each.units), 'FCELL'),
      limit: each.most,
      taken: each.taken,
      delivery: each.delivery,
      picture: each.picture && viewer.media.picture(each.picture),
    })),
    stretch_goals: row.stretch.map(({ id, units, title, description, reached_at: at }) => ({
      stretch_goal_id: id,
      amount: decimalText(BigInt(units), 'FCELL'),
      title,
      description,
      reached_at: at && new Date(at).toISOString(),
    })),
    story: storyShape(row, viewer),
  }
}
